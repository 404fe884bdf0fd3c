import type { RefObject } from 'react'
import type { Sending } from './use-sending'

type Props = {
  sending: Sending
  /** What the form sends. */
  fields: Record<string, string>
  label: string
  /** Where the answer is told. */
  region: RefObject<HTMLElement | null>
  hidden: boolean
}

/** A form of one button. */
export function LinkForm({ sending, fields, label, region, hidden }: Props) {
  return (
    <form
      action={sending.post}
      hidden={hidden}
      onSubmit={(event) => {
        event.preventDefault()
        region.current?.focus()
        void sending.send(new FormData(event.currentTarget))
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="btn">{label}</button>
    </form>
  )
}
