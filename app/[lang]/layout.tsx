import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { notFound } from 'next/navigation'
import { CookieConsent } from '@/components/layout/consent/CookieConsent'
import { Enhance } from '@/components/layout/enhance/Enhance'
import { ErrorMarkup } from '@/components/layout/error/ErrorMarkup'
import { Footer } from '@/components/layout/footer/Footer'
import { Header } from '@/components/layout/header/Header'
import { LiteNotice } from '@/components/layout/LiteNotice'
import { OfflineNotice } from '@/components/layout/OfflineNotice'
import { MissingTranslation } from '@/components/layout/missing/MissingTranslation'
import { PrintHead } from '@/components/layout/PrintHead'
import { PreviewBar } from '@/components/layout/PreviewBar'
import { RulesPlace } from '@/components/layout/RulesPlace'
import { FeedbackPrompt } from '@/components/layout/prompt/FeedbackPrompt'
import { Waiting } from '@/components/shared/form/waiting/Waiting'
import { WaitingNotices } from '@/components/shared/form/waiting/WaitingNotices'
import { DEFAULT_THEME } from '@/components/layout/theme'
import { preloadFonts } from '@/components/ui/preload-fonts'
import { HEAD_SCRIPT } from '@/lib/framework/page/head.mjs'
import { tellRedirects } from '@/lib/framework/places/redirects'
import { tellRoutesOfDocuments } from '@/lib/framework/places/routes-of-documents'
import { Alone, Boundary } from '@/lib/framework/static/Boundary'
import { Static } from '@/lib/framework/static/Static'
import { StaticScript } from '@/lib/framework/static/StaticScript'
import { defaultTheme } from '@/lib/identity/identity.mjs'
import '@/components/ui/tokens.css'
import '@/identity/themes.css'
import '@/identity/fonts/fonts.css'
import '@/identity/ornaments.css'
import '@/components/ui/base.css'
import { isLocale, languages } from '@/rules/languages'

tellRoutesOfDocuments()
tellRedirects()

type Props = { children: ReactNode; params: Promise<{ lang: string }> }

/** Nothing is rendered at build time: the first visit renders, so that a build needs no content service. */
export function generateStaticParams() {
  return []
}

/** Of the default theme; `enhance/Enhance.tsx` follows the one that is chosen. */
export const viewport: Viewport = { themeColor: defaultTheme.surface }

export async function generateMetadata({ params }: Pick<Props, 'params'>): Promise<Metadata> {
  return { manifest: `/${(await params).lang}/manifest.webmanifest` }
}

export default async function LanguageLayout({ children, params }: Props) {
  const { lang } = await params
  if (!isLocale(lang)) notFound()
  const { dir } = languages[lang]
  preloadFonts(dir)
  return (
    <html lang={lang} dir={dir} data-theme={DEFAULT_THEME} suppressHydrationWarning>
      <head>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any" />
        <link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192" />
        <StaticScript code={HEAD_SCRIPT} />
      </head>
      <body>
        <Alone>
          <CookieConsent locale={lang} />
        </Alone>
        <Static className="contents">
          <PrintHead locale={lang} />
        </Static>
        <PreviewBar locale={lang} />
        <Header locale={lang} />
        <Static className="contents">
          <RulesPlace />
        </Static>
        <main id="content">
          <Static>
            <OfflineNotice locale={lang} />
            <LiteNotice locale={lang} />
            <MissingTranslation locale={lang} />
          </Static>
          {children}
        </main>
        <Static className="contents">
          <Footer locale={lang} />
          <WaitingNotices locale={lang} />
          <ErrorMarkup locale={lang} />
        </Static>
        <Boundary>
          <FeedbackPrompt locale={lang} />
        </Boundary>
        <Alone>
          <Enhance />
        </Alone>
        <Alone>
          <Waiting />
        </Alone>
      </body>
    </html>
  )
}
