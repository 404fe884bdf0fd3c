import styles from './Pdf.module.css'

const icons = {
  previous: 'm15 6-6 6 6 6',
  next: 'm9 6 6 6-6 6',
  zoomOut: 'M6 12h12',
  zoomIn: 'M6 12h12M12 6v12',
  fit: 'M4 5v14M20 5v14M8 12h8m-5-3-3 3 3 3m2-6 3 3-3 3',
  fullscreen: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  close: 'M6 6l12 12M18 6 6 18',
} as const

type Props = {
  icon: keyof typeof icons
  label: string
  disabled?: boolean
  pressed?: boolean
  onClick: () => void
}

export function ToolButton({ icon, label, disabled, pressed, onClick }: Props) {
  return (
    <button type="button" className={styles.tool} aria-label={label} title={label} aria-pressed={pressed} disabled={disabled} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true" data-turns={icon === 'previous' || icon === 'next' || undefined}>
        <path d={icons[icon]} />
      </svg>
    </button>
  )
}
