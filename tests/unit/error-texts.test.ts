import { errorTexts } from '@/components/layout/error-texts'
import { LOCALES } from '@/lib/i18n/languages'

test.each(LOCALES)('the error boundary says in %s what the messages say', async (locale) => {
  const { default: messages } = await import(`../../messages/${locale}.json`)
  expect(messages.error).toMatchObject(errorTexts[locale])
})
