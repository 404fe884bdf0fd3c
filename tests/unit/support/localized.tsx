import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import type { Locale } from '@/lib/i18n/languages'
import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'

const messages = { ar, de, en }

/** Renders a component that asks for messages, in a language. */
export function renderLocalized(node: ReactElement, locale: Locale = 'en') {
  return render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Asia/Damascus">
      {node}
    </NextIntlClientProvider>,
  )
}
