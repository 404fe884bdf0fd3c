import { formWords } from '@/components/shared/form/client/form-words'
import type { RegistrationProps } from '@/components/events/detail/RegistrationForm'
import { FIELDS } from '@/components/events/detail/registration-names'
import { REGISTRATION_WORDS } from '@/lib/forms/registration/schema'
import en from '@/messages/en.json'

export const EVENT = 'event1234567890'
export const SEND = '/en/send/registration'

/** What the page gives the registration; in the browser the list of countries stands in the document. */
export async function registrationProps(given: Partial<RegistrationProps> = {}): Promise<RegistrationProps & { legal: null }> {
  const { registration, sent, phone, problems } = en.forms
  const words = await formWords('registration', { locale: 'en', words: REGISTRATION_WORDS, codes: ['too_long'], fields: FIELDS.length })
  return {
    event: EVENT,
    isWaitingList: false,
    locale: 'en',
    words: { ...words, lost: problems.registration_lost },
    labels: { ...registration, messageHint: 'At most 5,000 characters.' },
    phone: { ...phone, dir: 'ltr', options: '', choices: [] },
    thanks: {
      seat: { title: sent.titles.registration, text: sent.texts.registration, after: [] },
      waitingList: { ...sent.waitingList, after: [] },
    },
    legal: null,
    ...given,
  }
}
