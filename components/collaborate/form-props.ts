import 'server-only'
import { consentWords } from '@/components/shared/form/client/consent-words'
import { formProps } from '@/components/shared/form/client/form-props'
import { phoneWords } from '@/components/shared/form/client/phone-words'
import type { FormState } from '@/lib/forms/form'
import { LONGEST_SUMMARY } from '@/rules/forms/proposal'
import type { Locale } from '@/rules/languages'

type Options = { locale: Locale; state?: FormState }

/** What the proposal says and shows, for its client component. */
export const proposalProps = async ({ locale, state }: Options) => ({
  ...(await formProps('proposal', { locale, state, longest: LONGEST_SUMMARY })),
  phone: await phoneWords(locale, 'phone', state),
  consent: await consentWords(locale),
})
