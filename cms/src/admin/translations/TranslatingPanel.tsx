import type { PanelComponent } from '@strapi/content-manager/strapi-admin'
import { Button } from '@strapi/design-system'
import { useState } from 'react'
import { wordIn } from '../../labels/language'
import { DEFAULT_LOCALE, LOCALES } from '../../rules/languages'
import { useDock } from '../dock/open-dock'
import { adminLanguage } from '../labels/language'
import { TRANSLATING } from '../labels/translating'
import { useOpenLocale } from '../open-locale'
import { SourceDock } from './SourceDock'
import type { About } from './useSource'

type Props = Omit<About, 'source'> & { sources: readonly string[]; saved: string }

/** Arabic where it is there: others are translated from it. */
const usual = (sources: readonly string[]) => sources.find((locale) => locale === DEFAULT_LOCALE) ?? sources[0] ?? DEFAULT_LOCALE

function Translating({ sources, saved, ...about }: Props) {
  const { isOpen, toggle } = useDock('source')
  const [chosen, setChosen] = useState<string | null>(null)
  const source = chosen && sources.includes(chosen) ? chosen : usual(sources)
  return (
    <>
      <Button variant="secondary" fullWidth aria-expanded={isOpen} onClick={toggle}>
        {wordIn(isOpen ? TRANSLATING.close : TRANSLATING.open, adminLanguage())}
      </Button>
      {isOpen && <SourceDock key={source} about={{ ...about, source }} sources={sources} saved={saved} onSource={setChosen} onClose={toggle} />}
    </>
  )
}

/** The name of the document, which the framework tells with its other languages, but not in their type. */
function nameIn(other: object): string[] {
  const documentId: unknown = Object.entries(other).find(([key]) => key === 'documentId')?.[1]
  return typeof documentId === 'string' ? [documentId] : []
}

/** Beside a document that is there in another language. */
export const TranslatingPanel: PanelComponent = ({ model, collectionType, document, documentId: given, meta }) => {
  const target = useOpenLocale()
  const others = meta?.availableLocales ?? []
  const sources = LOCALES.filter((locale) => locale !== target && others.some((other) => other.locale === locale))
  const documentId = document?.documentId ?? given ?? others.flatMap(nameIn)[0]
  if (!documentId || sources.length === 0) return null
  return {
    title: wordIn(TRANSLATING.panel, adminLanguage()),
    content: (
      <Translating
        key={target}
        uid={model}
        collectionType={collectionType}
        documentId={documentId}
        target={target}
        sources={sources}
        saved={JSON.stringify([document?.updatedAt, document?.status])}
      />
    ),
  }
}
