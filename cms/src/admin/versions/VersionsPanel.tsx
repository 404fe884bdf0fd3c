import { buildValidParams, type PanelComponent, unstable_useDocument as useDocument, useDocumentRBAC } from '@strapi/content-manager/strapi-admin'
import { Button, Flex, Typography } from '@strapi/design-system'
import { useForm, useQueryParams } from '@strapi/strapi/admin'
import { useState } from 'react'
import { entityOf } from '../../entities'
import { wordIn } from '../../labels/language'
import type { VersionView } from '../../versions/routes'
import { adminLanguage } from '../labels/language'
import { VERSIONS } from '../labels/versions'
import { momentIn } from '../moments'
import { Comparison } from './Comparison'
import { useVersions } from './useVersions'

/** As many as are looked for most. */
const SHOWN = 4

type About = { uid: string; collectionType: string; documentId: string; locale: string | null; changed: string }

function VersionsOf({ uid, collectionType, documentId, locale, changed }: About) {
  const { versions, read, restore } = useVersions(uid, documentId, locale, changed)
  const hasUnsaved = useForm('VersionsPanel', ({ modified }) => modified)
  const [{ query }] = useQueryParams()
  // The same read as that of the page, which shows the draft anew.
  const { refetch } = useDocument({ collectionType, model: uid, documentId, params: buildValidParams(query) })
  const [isWhole, setIsWhole] = useState(false)
  const [chosen, setChosen] = useState<VersionView | null>(null)
  const language = adminLanguage()
  const say = (words: keyof typeof VERSIONS) => wordIn(VERSIONS[words], language)
  if (!versions) return null
  const nameOf = ({ kind, at, authorName }: VersionView) => [momentIn(new Date(at), language), say(kind), authorName].filter(Boolean).join(' · ')

  async function bringBack(versionId: string): Promise<void> {
    if (!(await restore(versionId))) return
    setChosen(null)
    refetch()
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {versions.length === 0 && <Typography dir="auto">{say('none')}</Typography>}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label={say('panel')}>
        {versions.slice(0, isWhole ? undefined : SHOWN).map((version) => (
          <Flex tag="li" key={version.versionId} direction="column" alignItems="stretch" gap={1}>
            <Typography dir="auto" fontWeight="semiBold">
              {say(version.kind)}
            </Typography>
            <Typography dir="auto" variant="pi" textColor="neutral600">
              {momentIn(new Date(version.at), language)}
            </Typography>
            {version.authorName && (
              <Typography dir="auto" variant="pi" textColor="neutral600">
                {version.authorName}
              </Typography>
            )}
            <Button variant="tertiary" size="S" aria-label={say('compare').replace('{0}', nameOf(version))} onClick={() => setChosen(version)}>
              {say('compareShort')}
            </Button>
          </Flex>
        ))}
      </Flex>
      {!isWhole && versions.length > SHOWN && (
        <Button variant="ghost" size="S" onClick={() => setIsWhole(true)}>
          {say('more').replace('{0}', String(versions.length))}
        </Button>
      )}
      {chosen && (
        <Comparison
          version={chosen}
          versions={versions}
          nameOf={nameOf}
          hasUnsaved={hasUnsaved}
          onRead={read}
          onRestore={bringBack}
          onClose={() => setChosen(null)}
        />
      )}
    </Flex>
  )
}

/** Beside a document that was saved, for those who may change it. */
export const VersionsPanel: PanelComponent = ({ model, collectionType, document, meta }) => {
  const mayUpdate = useDocumentRBAC('VersionsPanel', ({ canUpdate }) => canUpdate)
  const documentId = document?.documentId
  if (!documentId || !entityOf(model) || !mayUpdate) return null
  const locale = typeof document.locale === 'string' ? document.locale : null
  const changed = JSON.stringify([document.updatedAt, document.status, meta?.availableLocales])
  return {
    title: wordIn(VERSIONS.panel, adminLanguage()),
    content: <VersionsOf key={locale} uid={model} collectionType={collectionType} documentId={documentId} locale={locale} changed={changed} />,
  }
}
