import type { PanelComponent } from '@strapi/content-manager/strapi-admin'
import { Button, Typography } from '@strapi/design-system'
import { entityOf } from '../../entities'
import { wordIn } from '../../labels/language'
import { useDock } from '../dock/open-dock'
import { adminLanguage } from '../labels/language'
import { LIVE_PREVIEW } from '../labels/live-preview'
import { useOpenLocale } from '../open-locale'
import { PreviewDock } from './PreviewDock'
import type { About } from './useLink'

function Opening({ saved, ...about }: About & { saved: string }) {
  const { isOpen, toggle } = useDock('preview')
  return (
    <>
      <Button variant="secondary" fullWidth aria-expanded={isOpen} onClick={toggle}>
        {wordIn(isOpen ? LIVE_PREVIEW.close : LIVE_PREVIEW.open, adminLanguage())}
      </Button>
      {isOpen && <PreviewDock about={about} saved={saved} onClose={toggle} />}
    </>
  )
}

function Sentence({ words }: { words: 'none' | 'saveFirst' }) {
  return (
    <Typography dir="auto" variant="pi" textColor="neutral600">
      {wordIn(LIVE_PREVIEW[words], adminLanguage())}
    </Typography>
  )
}

/** Beside what visitors read: opens the page that shows it, or says why there is none. */
export const PreviewPanel: PanelComponent = ({ model, document }) => {
  const locale = useOpenLocale()
  const entity = entityOf(model)
  if (!entity) return null
  const title = wordIn(LIVE_PREVIEW.panel, adminLanguage())
  if (!entity.hasPreview) return { title, content: <Sentence words="none" /> }
  const documentId = document?.documentId
  if (!documentId || document.locale !== locale) return { title, content: <Sentence words="saveFirst" /> }
  return { title, content: <Opening key={`${documentId} ${locale}`} uid={model} documentId={documentId} locale={locale} saved={String(document.updatedAt)} /> }
}
