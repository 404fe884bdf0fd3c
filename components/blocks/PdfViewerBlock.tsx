import { getTranslations } from '@/lib/i18n/translations'
import type { BlockProps } from './ContentBlocks'
import { FileLink } from './FileLink'
import { Notice } from './Notice'
import { PdfLauncher } from './pdf/PdfLauncher'
import { pdfLabels } from './pdf/labels'
import styles from './pdf/Pdf.module.css'

/** A document to read in the page. Its reader is heavy and loads when asked for; the plain link always stands beside it. */
export async function PdfViewerBlock({ block: { file, title }, locale }: BlockProps<'pdf-viewer'>) {
  const t = await getTranslations({ locale, namespace: 'pdf' })
  if (!file) return <Notice>{t('fileMissing')}</Notice>
  const name = title ?? (file.alt || file.name)
  return (
    <div className={styles.block}>
      <p className={styles.title}>{name}</p>
      <FileLink file={file} title={t('download')} locale={locale} />
      <PdfLauncher url={file.url} name={name} labels={pdfLabels(t)} />
    </div>
  )
}
