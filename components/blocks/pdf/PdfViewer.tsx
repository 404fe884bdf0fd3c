'use client'

import { useRef, useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import 'react-pdf/dist/Page/TextLayer.css'
import 'react-pdf/dist/Page/AnnotationLayer.css'
import type { PdfLabels } from './labels'
import { PdfError } from './PdfError'
import { PdfToolbar } from './PdfToolbar'
import { useFullscreen } from './use-fullscreen'
import { useMatch } from './use-match'
import { usePageKeys } from './use-page-keys'
import { useWidth } from './use-width'
import { clampPage, escapeText, NARROW, shownZoom, stepZoom, ZOOM } from './view'
import styles from './Pdf.module.css'

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).toString()

export type PdfViewerProps = { url: string; name: string; labels: PdfLabels; onClose: () => void }

/** A document page by page. (Requirements, section 4, PDF viewer) */
export function PdfViewer({ url, name, labels, onClose }: PdfViewerProps) {
  const viewer = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  const [pageCount, setPageCount] = useState(0)
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState<number>(ZOOM.initial)
  const [fit, setFit] = useState(false)
  const narrow = useMatch(NARROW)
  const width = useWidth(stage)
  const { isFullscreen, toggleFullscreen } = useFullscreen(viewer)

  const goTo = (asked: string | number) => setPage(clampPage(asked, pageCount, page))
  const changeZoom = (direction: 1 | -1) => {
    setFit(false)
    setZoom(stepZoom(zoom, direction))
  }
  const onKeyDown = usePageKeys({ page, goTo, changeZoom })
  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  const [pageWidth, setPageWidth] = useState(0)
  const size = fit ? { width } : narrow ? { width: width * zoom } : { scale: zoom }

  if (failed) return <PdfError labels={labels} onRetry={retry} />
  return (
    <div ref={viewer} className={isFullscreen ? `${styles.viewer} ${styles.full}` : styles.viewer}>
      <PdfToolbar
        labels={labels}
        page={page}
        pageCount={pageCount}
        zoom={zoom}
        shown={shownZoom({ zoom, fit, narrow, width, pageWidth })}
        fit={fit}
        isFullscreen={isFullscreen}
        onPage={goTo}
        onZoom={changeZoom}
        onFit={() => setFit(!fit)}
        onFullscreen={toggleFullscreen}
        onClose={onClose}
      />
      <div ref={stage} className={styles.stage} role="region" aria-label={name} tabIndex={0} onKeyDown={onKeyDown} dir="ltr">
        <Document
          key={attempt}
          file={url}
          suspense={false}
          loading={<p role="status">{labels.loading}</p>}
          error={null}
          externalLinkTarget="_blank"
          onLoadSuccess={({ numPages }) => setPageCount(numPages)}
          onLoadError={() => setFailed(true)}
          onSourceError={() => setFailed(true)}
        >
          {/* With a text renderer of its own the library leaves out its tree of roles, in which tables have no rows. */}
          <Page
            key={page}
            pageNumber={page}
            {...size}
            customTextRenderer={escapeText}
            onLoadSuccess={({ originalWidth }) => setPageWidth(originalWidth)}
            loading={<p role="status">{labels.loading}</p>}
          />
        </Document>
      </div>
    </div>
  )
}
