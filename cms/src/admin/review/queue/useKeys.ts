import { useEffect, useRef, useState } from 'react'
import type { QUEUE } from '../../labels/queue'

type Key = { words: keyof typeof QUEUE; run: () => void }

export type Keys = {
  /** What each letter does, for the list of them. */
  list: [letter: string, words: keyof typeof QUEUE][]
  areOn: boolean
  turn: (areOn: boolean) => void
  isHelpOpen: boolean
  showHelp: (isOpen: boolean) => void
}

const OFF = 'imar.review.keys.off'

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox], [role=listbox]'

const DIALOG = '[role=dialog], [role=alertdialog]'

/** The letter of a key, also where the keyboard writes Arabic: the one that stands in its place. */
const letterOf = ({ key, code }: KeyboardEvent): string => {
  if (key === '?' || key === '؟') return '?'
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? '')
}

const isTyped = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(TYPING) !== null

/** Single letters that do something, never while somebody types or a dialog asks, and not where they are turned off. (WCAG 2.1.4) */
export function useKeys(keys: Record<string, Key>): Keys {
  const [areOn, setAreOn] = useState(() => localStorage.getItem(OFF) === null)
  const [isHelpOpen, showHelp] = useState(false)
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })

  useEffect(() => {
    if (!areOn) return
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyped(event) || document.querySelector(DIALOG)) return
      const letter = letterOf(event)
      const run = letter === '?' ? () => showHelp(true) : current.current[letter]?.run
      if (!run) return
      // Before the letter lands in a field that gets the focus.
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [areOn])

  const turn = (on: boolean) => {
    if (on) localStorage.removeItem(OFF)
    else localStorage.setItem(OFF, 'true')
    setAreOn(on)
  }
  const list = Object.entries(keys).map(([letter, { words }]): [string, keyof typeof QUEUE] => [letter, words])
  return { list: [...list, ['?', 'keyHelp']], areOn, turn, isHelpOpen, showHelp }
}
