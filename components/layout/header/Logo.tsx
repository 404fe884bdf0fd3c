/** The eight-pointed star with the house being built in it. Decorative: the name stands beside it. */
export function Logo() {
  return (
    <svg width="34" height="34" viewBox="0 0 40 40" aria-hidden="true">
      <path
        d="M9 9h22v22H9zM20 4.4 35.6 20 20 35.6 4.4 20z"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2.4"
      />
      <path d="M14 27v-8l6-5 6 5v8h-4v-5h-4v5z" fill="currentColor" />
    </svg>
  )
}
