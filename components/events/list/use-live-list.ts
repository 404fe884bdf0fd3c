import { type InputEvent, type MouseEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { opensHere } from '@/components/layout/enhance/dom'
import { choicesRoute, chosenIn, segmentsOf } from '@/lib/i18n/chosen-route'
import { CARDS_CHANGED } from '../keep-phases'
import { fetchPlaces } from './fetch-places'
import { goTo } from './go-to'
import type { Places } from './place-names'

/** How long the typing has to rest before the list follows, in milliseconds. */
const REST = 300

const TYPED = 'q'

/** How an address gets into the history: a choice can be taken back, a word that is being typed not letter by letter. */
type Entry = 'pushState' | 'replaceState' | 'none'

type Values = Record<string, string | undefined>

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** What an address says that a form can ask for. */
const valuesAt = ({ pathname, searchParams }: URL): Values => ({ ...chosenIn(segmentsOf(pathname)), [TYPED]: searchParams.get(TYPED) ?? '' })

const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? tidy(value) : '']))

/** Puts a form into the state of an address, for example after a filter was removed. */
function showValues(form: HTMLFormElement, values: Values): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.type === 'hidden') continue
    const value = values[field.name] ?? ''
    // What is being typed may only differ by spaces; a cursor must not jump for them.
    if (tidy(field.value) !== value) field.value = value
  }
}

const here = () => new URL(location.href)

const addressOf = ({ pathname, search }: URL | Location) => pathname + search

/** Follows filters, links, 'Refresh' and Back: fetches the same address as without script, and gives what its places hold. */
export function useLiveList(list: string, choices: readonly string[]) {
  const [fresh, setFresh] = useState<Places>()
  const [turn, setTurn] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [isRefreshing, setRefreshing] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const refresher = useRef<HTMLButtonElement>(null)
  const request = useRef<AbortController>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isTyping = useRef(false)
  /** The address of what shows. */
  const shown = useRef<URL>(null)

  const names = [...choices, TYPED]
  const differ = (one: Values, other: Values) => names.some((name) => (one[name] ?? '') !== (other[name] ?? ''))

  const stop = () => {
    clearTimeout(timer.current)
    request.current?.abort()
  }

  const show = async (address: URL, entry: Entry, goal = '') => {
    stop()
    const own = (request.current = new AbortController())
    const at = document.activeElement
    // What will be replaced, and the button that is shut meanwhile, lose the focus.
    const losesFocus = at instanceof HTMLElement && root.current?.contains(at) && !form.current?.contains(at)
    const goBack = (goals: string[]) => {
      if (!losesFocus) return
      if (at === refresher.current) at.focus()
      else goTo([...goals, at.id, 'events-results'])
    }
    setBusy(true)
    try {
      const places = await fetchPlaces(address, own.signal)
      if (own.signal.aborted) return
      const isFiltered = shown.current !== null && differ(valuesAt(address), valuesAt(shown.current))
      flushSync(() => {
        setFresh(places)
        setFailed(false)
        setBusy(false)
        setRefreshing(false)
        if (isFiltered) setTurn((before) => before + 1)
      })
      // Past the framework, which would take it for a way to another page.
      if (entry !== 'none') history[entry](history.state, '', address)
      shown.current = address
      if (form.current) showValues(form.current, valuesAt(address))
      document.dispatchEvent(new Event(CARDS_CHANGED))
      goBack([goal])
    } catch {
      if (own.signal.aborted) return
      flushSync(() => {
        setFailed(true)
        setBusy(false)
        setRefreshing(false)
      })
      goBack([])
    }
  }

  const follow = () => {
    if (!form.current) return
    const current = here()
    const values = valuesOf(form.current)
    if (!differ(values, valuesAt(current))) return setBusy(false)
    const address = new URL(choicesRoute(list, choices, values), current)
    if (values[TYPED]) address.searchParams.set(TYPED, values[TYPED])
    const view = current.searchParams.get('view')
    if (view) address.searchParams.set('view', view)
    const isSameWord = isTyping.current && values[TYPED] && current.searchParams.has(TYPED)
    void show(address, isSameWord ? 'replaceState' : 'pushState')
  }

  const followTyping = ({ target }: InputEvent<HTMLFormElement>) => {
    // An answer to what was typed before must not undo what is typed now.
    stop()
    isTyping.current = !(target instanceof HTMLSelectElement)
    timer.current = setTimeout(follow, isTyping.current ? REST : 0)
  }

  const followForm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    follow()
  }

  const followLink = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || !opensHere(event.nativeEvent) || !(link.pathname === list || link.pathname.startsWith(`${list}/by/`))) return
    event.preventDefault()
    const address = new URL(link.href)
    address.hash = ''
    link.focus()
    void show(address, 'pushState', link.hash.slice(1))
  }

  const refresh = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    setRefreshing(true)
    void show(here(), 'none')
  }

  const takeBack = () => {
    if (shown.current && addressOf(shown.current) !== addressOf(location)) void show(here(), 'none')
  }

  const begin = useEffectEvent(() => {
    shown.current ??= here()
    // What was chosen before this came.
    follow()
  })
  const end = useEffectEvent(stop)
  const onPopState = useEffectEvent(takeBack)
  useEffect(() => {
    const listen = () => onPopState()
    addEventListener('popstate', listen)
    begin()
    return () => {
      removeEventListener('popstate', listen)
      end()
    }
  }, [])

  return { fresh, turn, isBusy, isRefreshing, hasFailed, root, form, refresher, followLink, followTyping, followForm, refresh }
}
