import { type PanelComponent, useDocumentRBAC } from '@strapi/content-manager/strapi-admin'
import { Flex, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import type { Finding } from '../../checks/findings'
import { wordIn } from '../../labels/language'
import { CHECKS } from '../labels/checks'
import { adminLanguage } from '../labels/language'

const COLORS = { hinders: 'danger700', advises: 'neutral800' } as const

function Findings({ path, versions }: { path: string; versions: string }) {
  const { get } = useFetchClient()
  const [findings, setFindings] = useState<Finding[] | null>(null)
  const language = adminLanguage()

  useEffect(() => {
    const controller = new AbortController()
    get<{ data: Finding[] }>(path, { signal: controller.signal })
      .then(({ data }) => setFindings(data.data))
      // The publication itself says what hinders it.
      .catch(() => controller.signal.aborted || setFindings(null))
    return () => controller.abort()
  }, [get, path, versions])

  if (!findings) return null
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%" role="status">
      {findings.length === 0 && <Typography dir="auto">{wordIn(CHECKS.fine, language)}</Typography>}
      {(['hinders', 'advises'] as const).map((level) => {
        const texts = findings.filter((finding) => finding.level === level)
        return (
          texts.length > 0 && (
            <section key={level} aria-label={wordIn(CHECKS[level], language)}>
              <Typography dir="auto" tag="h3" fontWeight="semiBold" textColor={COLORS[level]}>
                {wordIn(CHECKS[level], language)}
              </Typography>
              <Flex tag="ul" direction="column" alignItems="stretch" gap={1} paddingTop={1}>
                {texts.map(({ text }) => (
                  <Typography key={text} tag="li" dir="auto" style={{ overflowWrap: 'anywhere' }}>
                    {text}
                  </Typography>
                ))}
              </Flex>
            </section>
          )
        )
      })}
      <Typography dir="auto" variant="pi" textColor="neutral600">
        {wordIn(CHECKS.unsaved, language)}
      </Typography>
    </Flex>
  )
}

/** Beside a document of a type that is published, once it is saved, for those who may publish it. */
export const CheckPanel: PanelComponent = ({ model, document, meta }) => {
  const mayPublish = useDocumentRBAC('CheckPanel', ({ canPublish }) => canPublish)
  const documentId = document?.documentId
  // A document of a type without drafts has no status.
  if (!documentId || !document?.status || !mayPublish) return null
  const query = typeof document.locale === 'string' ? `?${new URLSearchParams({ language: document.locale }).toString()}` : ''
  return {
    title: wordIn(CHECKS.panel, adminLanguage()),
    content: (
      <Findings
        path={`/publication-checks/${model}/${documentId}${query}`}
        versions={JSON.stringify([document.updatedAt, document.status, meta?.availableLocales])}
      />
    ),
  }
}
