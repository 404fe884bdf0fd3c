import type { ReactNode } from 'react'
import { RegistrationAnswer } from '@/components/events/detail/RegistrationAnswer'
import { RegistrationScript } from '@/components/events/detail/RegistrationScript'
import { IdeaForm } from '@/components/collaborate/IdeaForm'
import { PartnershipForm } from '@/components/collaborate/PartnershipForm'
import { ProposalForm } from '@/components/collaborate/ProposalForm'
import { ContactForm } from '@/components/help/ContactForm'
import { FeedbackForm } from '@/components/help/FeedbackForm'
import { ContactScript } from '@/components/help/ContactScript'
import { DepartmentForm } from '@/components/join/DepartmentForm'
import { DepartmentScript } from '@/components/join/DepartmentScript'
import type { FormName, FormState } from '@/lib/forms/form'
import type { Locale } from '@/lib/i18n/languages'

export type FormView = (props: { locale: Locale; state: FormState }) => ReactNode

/** Each form with what was typed, as it stands on a page of its own. */
export const formViews: Readonly<Record<FormName, FormView>> = {
  contact: (props) => <ContactForm {...props} />,
  feedback: (props) => <FeedbackForm {...props} />,
  partnership: (props) => <PartnershipForm {...props} />,
  proposal: (props) => <ProposalForm {...props} />,
  idea: (props) => <IdeaForm {...props} />,
  department: (props) => <DepartmentForm {...props} />,
  registration: (props) => <RegistrationAnswer {...props} />,
  volunteer: (props) => <ContactForm {...props} />,
}

/** What lets each of them answer at once. */
export const formScripts: Readonly<Partial<Record<FormName, ReactNode>>> = {
  contact: <ContactScript />,
  department: <DepartmentScript />,
  registration: <RegistrationScript />,
}
