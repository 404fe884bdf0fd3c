'use client'

import { useParams } from 'next/navigation'
import { errorTexts } from '@/components/layout/error-texts'
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/languages'

/** Shown where a part of a page failed in the browser. (Specification, section 8) */
export default function ErrorBoundary({ reset }: { reset: () => void }) {
  const { lang } = useParams()
  const { title, text, retry } = errorTexts[isLocale(lang) ? lang : DEFAULT_LOCALE]
  return (
    <section className="wrap section" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <button className="btn" onClick={reset}>
          {retry}
        </button>
      </p>
    </section>
  )
}
