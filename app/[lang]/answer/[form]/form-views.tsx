import type { ReactNode } from 'react'
import { IdeaForm } from '@/components/collaborate/IdeaForm'
import { ideaProps, partnershipProps, proposalProps } from '@/components/collaborate/form-props'
import { PartnershipForm } from '@/components/collaborate/PartnershipForm'
import { ProposalForm } from '@/components/collaborate/ProposalForm'
import { RegistrationAnswer } from '@/components/events/detail/RegistrationAnswer'
import { ContactForm } from '@/components/help/ContactForm'
import { FeedbackForm } from '@/components/help/FeedbackForm'
import { feedbackProps } from '@/components/help/feedback-props'
import { DepartmentAnswer } from '@/components/join/DepartmentAnswer'
import { ApplicationAnswer } from '@/components/projects/application/ApplicationAnswer'
import { formProps } from '@/components/shared/form/client/form-props'
import type { FormName, FormState } from '@/lib/forms/form'
import type { Locale } from '@/rules/languages'

type View = (props: { locale: Locale; state: FormState }) => ReactNode | Promise<ReactNode>

/** The forms as they stand on a page of their own. */
const views: Readonly<Record<FormName, View>> = {
  contact: async (props) => <ContactForm {...(await formProps('contact', props))} />,
  feedback: async (props) => <FeedbackForm {...(await feedbackProps(props))} />,
  partnership: async (props) => <PartnershipForm {...(await partnershipProps(props))} />,
  proposal: async (props) => <ProposalForm {...(await proposalProps(props))} />,
  idea: async (props) => <IdeaForm {...(await ideaProps(props))} />,
  department: (props) => <DepartmentAnswer {...props} />,
  registration: (props) => <RegistrationAnswer {...props} />,
  volunteer: (props) => <ApplicationAnswer {...props} />,
}

/** A form with what was typed, as it stands on a page of its own. */
export const viewOf = (form: FormName): View => views[form]
