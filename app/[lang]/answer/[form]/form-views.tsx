import type { ReactNode } from 'react'
import { ContactForm } from '@/components/help/ContactForm'
import type { FormName, FormState } from '@/lib/forms/form'
import type { Locale } from '@/lib/i18n/languages'

export type FormView = (props: { locale: Locale; state: FormState }) => ReactNode

/** Each form with what was typed, as it stands on a page of its own. */
export const formViews: Readonly<Record<FormName, FormView>> = {
  contact: (props) => <ContactForm {...props} />,
  feedback: (props) => <ContactForm {...props} />,
  partnership: (props) => <ContactForm {...props} />,
  proposal: (props) => <ContactForm {...props} />,
  idea: (props) => <ContactForm {...props} />,
  department: (props) => <ContactForm {...props} />,
  registration: (props) => <ContactForm {...props} />,
  volunteer: (props) => <ContactForm {...props} />,
}
