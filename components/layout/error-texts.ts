import type { Locale } from '@/lib/i18n/languages'

/**
 * For the error boundaries alone: they run in the browser, to which no messages are sent. The same sentences stand in
 * the namespace `error`; tests/unit/error-texts.test.ts compares them. (Specification, section 8)
 */
export const errorTexts: Record<Locale, { title: string; text: string; retry: string }> = {
  ar: { title: 'عذراً! حدث خطأ ما.', text: 'حدث خطأ غير متوقع. يُرجى المحاولة لاحقاً.', retry: 'أعد المحاولة' },
  en: {
    title: 'Oops! Something went wrong.',
    text: 'An unexpected error occurred. Please try again later.',
    retry: 'Try again',
  },
  de: {
    title: 'Hoppla! Da ist etwas schiefgegangen.',
    text: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
    retry: 'Erneut versuchen',
  },
}
