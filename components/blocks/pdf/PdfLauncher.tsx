'use client'

import { type ComponentType, useState } from 'react'
import type { PdfLabels } from './labels'
import type { PdfViewerProps } from './PdfViewer'
import { PdfError } from './PdfError'
import styles from './Pdf.module.css'

type Props = { url: string; name: string; labels: PdfLabels }

type State = 'closed' | 'loading' | 'failed' | { Viewer: ComponentType<PdfViewerProps> }

/** A button that fetches the reader and opens the document. */
export function PdfLauncher({ url, name, labels }: Props) {
  const [state, setState] = useState<State>('closed')
  const open = () => {
    setState('loading')
    import('./PdfViewer').then(
      ({ PdfViewer }) => setState({ Viewer: PdfViewer }),
      () => setState('failed'),
    )
  }
  if (typeof state === 'object') {
    return <state.Viewer url={url} name={name} labels={labels} onClose={() => setState('closed')} />
  }
  if (state === 'failed') return <PdfError labels={labels} onRetry={open} />
  return (
    <button type="button" className={`btn btn-ghost ${styles.open}`} disabled={state === 'loading'} onClick={open}>
      {state === 'loading' ? labels.loading : labels.open}
    </button>
  )
}
