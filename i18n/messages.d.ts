import type { languages, Locale } from '@/rules/languages'
import type messages from '../messages/en.json'

declare module 'next-intl' {
  interface AppConfig {
    /** A language where words are asked for; the tag of its formats is what `request.ts` gives. */
    Locale: Locale | (typeof languages)[Locale]['intlTag']
    Messages: typeof messages
  }
}
