import { useActionState, useState } from 'react'
import type { Action, Answer } from './answers'

export type Sending = {
  answer: Answer | null
  isWaiting: boolean
  /** For the form without script. */
  post: (form: FormData) => void
  send: (form: FormData) => Promise<Answer>
}

/** Sends a form and keeps the answer, which without script comes with the page. */
export function useSending(action: Action): Sending {
  const [posted, post] = useActionState(action, null)
  const [answer, setAnswer] = useState(posted)
  const [isWaiting, setWaiting] = useState(false)
  const send = async (form: FormData) => {
    setWaiting(true)
    // A lost connection is no answer either.
    const given = await action(null, form).catch((): Answer => ({ state: 'error' }))
    setAnswer(given)
    setWaiting(false)
    return given
  }
  return { answer, isWaiting, post, send }
}
