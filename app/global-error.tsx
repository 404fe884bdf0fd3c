'use client'

import { errorTexts } from '@/components/layout/error-texts'
import { languages, LOCALES } from '@/lib/i18n/languages'

/** The last resort, when the layout itself failed and no language is known. */
export default function GlobalError() {
  return (
    <html lang="ar" dir="rtl">
      <body>
        {LOCALES.map((locale) => (
          <section key={locale} lang={locale} dir={languages[locale].dir}>
            <h1>{errorTexts[locale].title}</h1>
            <p>{errorTexts[locale].text}</p>
            <p>
              <a href={`/${locale}`}>{errorTexts[locale].retry}</a>
            </p>
          </section>
        ))}
      </body>
    </html>
  )
}
