import type { getTranslations } from '@/lib/i18n/translations'

type NamespaceTranslator = Awaited<ReturnType<typeof getTranslations<'pdf'>>>

/** The words of the reader, chosen on the server: messages are not sent to the browser. */
export const pdfLabels = (t: NamespaceTranslator) => ({
  open: t('open'),
  close: t('close'),
  loading: t('loading'),
  errorTitle: t('errorTitle'),
  errorText: t('errorText'),
  retry: t('retry'),
  previous: t('previous'),
  next: t('next'),
  page: t('page'),
  /** With `#` for the number of pages, which only the reader knows. */
  of: t('of', { total: '#' }),
  zoomIn: t('zoomIn'),
  zoomOut: t('zoomOut'),
  fit: t('fit'),
  fullscreen: t('fullscreen'),
  tools: t('tools'),
})

export type PdfLabels = ReturnType<typeof pdfLabels>
