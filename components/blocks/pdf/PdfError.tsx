import type { PdfLabels } from './labels'
import styles from './Pdf.module.css'

export function PdfError({ labels, onRetry }: { labels: PdfLabels; onRetry: () => void }) {
  return (
    <div className={styles.error} role="alert">
      <p>
        <strong>{labels.errorTitle}</strong>
      </p>
      <p>{labels.errorText}</p>
      <button type="button" className="btn btn-ghost" onClick={onRetry}>
        {labels.retry}
      </button>
    </div>
  )
}
