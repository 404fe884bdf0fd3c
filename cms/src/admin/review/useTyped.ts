import { useCallback, useState } from 'react'

const PREFIX = 'imar.typed '

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

function write(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(PREFIX + name)
    else sessionStorage.setItem(PREFIX + name, text)
  } catch {
    // A browser that keeps nothing, or a full store: the text is still in the field.
  }
}

/** What somebody types, by whose it is and what it is about: `name` has the account, the document and the field. */
export function typedName(account: number, { uid, documentId }: { uid: string; documentId: string }, field: string): string {
  return [account, uid, documentId, field].join(' ')
}

/**
 * A text that survives the way to another application, a key, a closed dialog and a reload: it is kept in this tab until it is sent (`clear`).
 * The component has to be mounted anew (`key`) for another name.
 */
export function useTyped(name: string, initial = ''): { text: string; type: (text: string) => void; clear: () => void; forget: () => void } {
  const [text, setText] = useState(() => read(name) ?? initial)
  const type = useCallback(
    (typed: string) => {
      setText(typed)
      write(name, typed)
    },
    [name],
  )
  const clear = useCallback(() => {
    setText('')
    write(name, null)
  }, [name])
  /** It is stored elsewhere now: the field keeps it. */
  const forget = useCallback(() => write(name, null), [name])
  return { text, type, clear, forget }
}
