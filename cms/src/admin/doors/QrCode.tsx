import { encodeQR } from 'qr'

/** White squares around it, without which cameras do not find it. */
const QUIET = 4

type Props = { text: string; label: string }

/** A QR code, black on white in a dark admin too. */
export function QrCode({ text, label }: Props) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET })
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      style={{ inlineSize: '100%', maxInlineSize: '20rem' }}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
