'use client'

import { ErrorScreen } from '@/components/layout/error/ErrorScreen'
import type { Failure } from '@/components/layout/error/fill-error'

/** Where even the layout failed in the browser: in the language and theme of the page that was there. */
export default function GlobalError({ error }: { error: Failure }) {
  const { lang, dir, theme } = typeof document === 'undefined' ? fallback : seen()
  return (
    <html lang={lang} dir={dir} data-theme={theme}>
      <body>
        <main>
          <ErrorScreen error={error} />
        </main>
      </body>
    </html>
  )
}

const fallback = { lang: 'ar', dir: 'rtl', theme: undefined }

function seen() {
  const { lang, dir, dataset } = document.documentElement
  return { lang, dir, theme: dataset.theme }
}
