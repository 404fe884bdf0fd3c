import { type SubmitEvent, useId } from 'react'
import type { PdfLabels } from './labels'
import { ToolButton } from './ToolButton'
import { ZOOM } from './view'
import styles from './Pdf.module.css'

type Props = {
  labels: PdfLabels
  page: number
  pageCount: number
  zoom: number
  /** The size at which the page is shown: 1 is its own. */
  shown: number
  fit: boolean
  isFullscreen: boolean
  onPage: (asked: string | number) => void
  onZoom: (direction: 1 | -1) => void
  onFit: () => void
  onFullscreen: () => void
  onClose: () => void
}

export function PdfToolbar({ labels, page, pageCount, zoom, shown, fit, isFullscreen, onPage, onZoom, ...on }: Props) {
  const id = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = new FormData(event.currentTarget).get('page')
    if (typeof asked === 'string') onPage(asked)
    event.currentTarget.reset()
  }
  return (
    <div className={styles.toolbar} role="group" aria-label={labels.tools}>
      <ToolButton icon="previous" label={labels.previous} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <form className={styles.pages} onSubmit={submit} onBlur={(event) => event.currentTarget.requestSubmit()}>
        <label className="visually-hidden" htmlFor={id}>
          {labels.page}
        </label>
        <input id={id} key={page} name="page" inputMode="numeric" autoComplete="off" defaultValue={page} />
        <span>{labels.of.replace('#', String(pageCount || '…'))}</span>
      </form>
      <ToolButton icon="next" label={labels.next} disabled={page >= pageCount} onClick={() => onPage(page + 1)} />
      <span className={styles.gap} />
      <ToolButton icon="zoomOut" label={labels.zoomOut} disabled={zoom <= ZOOM.min} onClick={() => onZoom(-1)} />
      <output className={styles.zoom}>{Math.round(shown * 100)}%</output>
      <ToolButton icon="zoomIn" label={labels.zoomIn} disabled={zoom >= ZOOM.max} onClick={() => onZoom(1)} />
      <ToolButton icon="fit" label={labels.fit} pressed={fit} onClick={on.onFit} />
      <ToolButton icon="fullscreen" label={labels.fullscreen} pressed={isFullscreen} onClick={on.onFullscreen} />
      <ToolButton icon="close" label={labels.close} onClick={on.onClose} />
    </div>
  )
}
