/** Says 'new' until a moment (milliseconds since 1970); `Expiry` takes it away in pages that are read later. */
export function NewBadge({ until, label }: { until: number; label: string }) {
  return (
    <span className="badge badge-gold" data-until={until}>
      {label}
    </span>
  )
}
