import type { ReactNode } from 'react'
import { CollaborationScript } from '@/components/collaborate/CollaborationScript'
import { IdeaForm } from '@/components/collaborate/IdeaForm'
import { PartnershipForm } from '@/components/collaborate/PartnershipForm'
import { ProposalForm } from '@/components/collaborate/ProposalForm'
import { RegistrationAnswer } from '@/components/events/detail/RegistrationAnswer'
import { RegistrationScript } from '@/components/events/detail/RegistrationScript'
import { ContactForm } from '@/components/help/ContactForm'
import { ContactScript } from '@/components/help/ContactScript'
import { FeedbackForm } from '@/components/help/FeedbackForm'
import { FeedbackScript } from '@/components/help/FeedbackScript'
import { DepartmentAnswer } from '@/components/join/DepartmentAnswer'
import { DepartmentScript } from '@/components/join/DepartmentScript'
import { ApplicationAnswer } from '@/components/projects/application/ApplicationAnswer'
import { ApplicationScript } from '@/components/projects/application/ApplicationScript'
import type { FormName, FormState } from '@/lib/forms/form'
import type { Locale } from '@/rules/languages'

export type FormView = (props: { locale: Locale; state: FormState }) => ReactNode

/** Each form with what was typed, as it stands on a page of its own. */
export const formViews: Readonly<Record<FormName, FormView>> = {
  contact: (props) => <ContactForm {...props} />,
  feedback: (props) => <FeedbackForm {...props} />,
  partnership: (props) => <PartnershipForm {...props} />,
  proposal: (props) => <ProposalForm {...props} />,
  idea: (props) => <IdeaForm {...props} />,
  department: (props) => <DepartmentAnswer {...props} />,
  registration: (props) => <RegistrationAnswer {...props} />,
  volunteer: (props) => <ApplicationAnswer {...props} />,
}

/** What lets each of them answer at once. */
export const formScripts: Readonly<Partial<Record<FormName, ReactNode>>> = {
  contact: <ContactScript />,
  feedback: <FeedbackScript />,
  partnership: <CollaborationScript tab="organizations" />,
  proposal: <CollaborationScript tab="individuals" />,
  idea: <CollaborationScript tab="project-template" />,
  department: <DepartmentScript />,
  registration: <RegistrationScript />,
  volunteer: <ApplicationScript />,
}
