import { getTranslations } from '@/lib/i18n/translations'
import { RichText } from '@/components/blocks/RichText'
import type { LegalDocument } from '@/lib/entities/legal-documents'
import { isEmptyRichText } from '@/lib/content/rich-text'
import type { Locale } from '@/rules/languages'
import { SanitizedHtml } from '../SanitizedHtml'
import styles from './legal.module.css'

type Props = { document: LegalDocument | null; locale: Locale }

/** A legal document under a heading of the second level; its version stands first, since consents refer to it. */
export async function LegalContent({ document, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'legal' })
  const isEmpty = !document?.html && isEmptyRichText(document?.content ?? [])
  if (!document || isEmpty) return <p>{t('empty')}</p>
  return (
    <>
      {document.version && <p className={styles.version}>{t('version', { version: document.version })}</p>}
      {document.html ? <SanitizedHtml locale={locale} html={document.html} shift={1} /> : <RichText content={document.content} locale={locale} shift={1} />}
    </>
  )
}
