import type { ReactNode } from 'react'
import { notFound } from 'next/navigation'
import { isLocale, languages } from '@/lib/i18n/languages'
import '@/components/ui/tokens.css'
import '@/components/ui/fonts.css'
import '@/components/ui/base.css'

type Props = { children: ReactNode; params: Promise<{ lang: string }> }

export default async function LanguageLayout({ children, params }: Props) {
  const { lang } = await params
  if (!isLocale(lang)) notFound()
  return (
    <html lang={lang} dir={languages[lang].dir} data-theme="oriental">
      <body>
        <main id="content">{children}</main>
      </body>
    </html>
  )
}
