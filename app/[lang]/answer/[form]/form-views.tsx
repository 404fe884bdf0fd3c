import type { ReactNode } from 'react'
import { CollaborationScript } from '@/components/collaborate/CollaborationScript'
import { IdeaForm } from '@/components/collaborate/IdeaForm'
import { PartnershipForm } from '@/components/collaborate/PartnershipForm'
import { RegistrationAnswer } from '@/components/events/detail/RegistrationAnswer'
import { ContactForm } from '@/components/help/ContactForm'
import { FeedbackForm } from '@/components/help/FeedbackForm'
import { FeedbackScript } from '@/components/help/FeedbackScript'
import { DepartmentAnswer } from '@/components/join/DepartmentAnswer'
import { DepartmentScript } from '@/components/join/DepartmentScript'
import { ApplicationAnswer } from '@/components/projects/application/ApplicationAnswer'
import { ApplicationScript } from '@/components/projects/application/ApplicationScript'
import { formProps } from '@/components/shared/form/client/form-props'
import { FormScript } from '@/components/shared/form/FormScript'
import { PlainForm } from '@/components/shared/form/PlainForm'
import type { FormName, FormState } from '@/lib/forms/form'
import type { Locale } from '@/rules/languages'

type View = { form: (props: { locale: Locale; state: FormState }) => ReactNode | Promise<ReactNode>; script?: ReactNode }

/** The forms with code of their own, as they stand on a page of their own, and what lets each of them answer at once. */
const views: Readonly<Record<Exclude<FormName, 'proposal'>, View>> = {
  contact: { form: async (props) => <ContactForm {...(await formProps('contact', props))} /> },
  feedback: { form: (props) => <FeedbackForm {...props} />, script: <FeedbackScript /> },
  partnership: { form: (props) => <PartnershipForm {...props} />, script: <CollaborationScript tab="organizations" /> },
  idea: { form: (props) => <IdeaForm {...props} />, script: <CollaborationScript tab="project-template" /> },
  department: { form: (props) => <DepartmentAnswer {...props} />, script: <DepartmentScript /> },
  registration: { form: (props) => <RegistrationAnswer {...props} /> },
  volunteer: { form: (props) => <ApplicationAnswer {...props} />, script: <ApplicationScript /> },
}

/** A form with what was typed, as it stands on a page of its own. */
export const viewOf = (form: FormName): View =>
  form === 'proposal' ? { form: (props) => <PlainForm form={form} {...props} />, script: <FormScript form={form} /> } : views[form]
