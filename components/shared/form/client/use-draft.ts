import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isConsent } from '@/lib/forms/consent'
import { DEFAULT_PHONE_COUNTRY, PHONE_COUNTRY } from '@/lib/forms/phone-names'
import { newAttempt } from '../enhance/attempt'
import type { Draft } from '../enhance/draft'
import { draftName, draftNames, forgetDraft } from '../enhance/forget-draft'
import { changedIn } from '../enhance/values'
import type { FormFiles } from './files'
import { flat, type Typed } from './typed'

const loadDrafts = () => import('../enhance/draft')

/** Between the last key and keeping what was typed. Milliseconds. */
const PAUSE = 300

const asList = (value: Typed[string]): string[] => [value].flat().filter(Boolean)

type KeptFiles = Parameters<FormFiles['restore']>[0]

type Options = {
  /** Where the draft belongs: several forms of one kind have several. */
  name: string
  form: UseFormReturn<Typed>
  files: FormFiles
  /** What stands in fields that nobody has filled in. */
  starts?: Readonly<Record<string, string>>
  element: RefObject<HTMLFormElement | null>
  /** The attempt of a form that came back from the server, which is newer than any draft. */
  answered: string | undefined
  onRestored: () => void
}

/**
 * Keeps what is typed on the visitor's device, and nowhere else, until it is sent, deleted or a day old; names the attempt to send it, by which
 * sending it twice stores it once.
 */
export function useDraft({ name, form, files, element, starts = {}, answered, onRestored }: Options) {
  const [attempt, showAttempt] = useState(answered ?? '')
  /** The same for what runs later than it was asked for. */
  const attemptNow = useRef(attempt)
  const [isReady, setReady] = useState(false)
  const [isKept, setKept] = useState(false)
  const [isWanted, setWanted] = useState(true)
  /** What was deleted last, until something else is typed. */
  const [deleted, setDeleted] = useState<Draft>()
  const drafts = useRef<Awaited<ReturnType<typeof loadDrafts>>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const own = useRef('')
  const hasBegun = useRef(false)

  const emptyOf = (field: string) => starts[field] ?? (field.endsWith(PHONE_COUNTRY) ? DEFAULT_PHONE_COUNTRY : '')
  const load = async () => (drafts.current ??= await loadDrafts())
  const setAttempt = (other: string) => {
    attemptNow.current = other
    showAttempt(other)
  }
  const snapshot = (): Draft => ({
    at: Date.now(),
    attempt: attemptNow.current,
    values: Object.fromEntries(
      Object.entries(flat(form.getValues()))
        .filter(([field]) => !isConsent(field))
        .map(([field, value]) => [field, asList(value)]),
    ),
    ...(files.names.length > 0 && { files: files.kept }),
  })
  const fillIn = (values: Draft['values'], untouched: ReadonlySet<string> = new Set()) => {
    for (const [field, current] of Object.entries(flat(form.getValues()))) {
      const kept = values[field]
      if (kept && !untouched.has(field)) form.setValue(field, Array.isArray(current) ? kept : (kept[0] ?? emptyOf(field)))
    }
  }
  const keep = (draft = snapshot()) => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!drafts.current?.keepsDrafts()) return
    // Another tab with the same form leaves it alone.
    if (own.current !== draft.attempt) void drafts.current.claim(draftName(name, draft.attempt))
    own.current = draft.attempt
    setKept(drafts.current.keepDraft(name, draft))
  }
  const forget = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    forgetDraft(draftName(name, attemptNow.current))
    setKept(false)
  }
  /** Empties the form for another one, also of what the page came with. */
  const empty = () => {
    for (const [field, current] of Object.entries(flat(form.getValues()))) form.setValue(field, Array.isArray(current) ? [] : emptyOf(field))
    form.reset(undefined, { keepValues: true, keepFieldsRef: true })
    files.clear()
    forget()
    setAttempt(newAttempt())
  }
  const takeBack = (draft: Draft, taken: KeptFiles = draft.files ?? {}) => {
    fillIn(draft.values)
    // By which files go on that were not sent to their end.
    setAttempt(draft.attempt)
    files.clear()
    files.restore(taken)
    setDeleted(undefined)
    void load().then(() => keep(draft), ignore)
  }

  const keepSoon = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void load().then(() => keep(), ignore), PAUSE)
    setDeleted(undefined)
  })
  const keepNow = useEffectEvent(() => {
    if (timer.current && drafts.current) keep()
  })
  const claimDraft = useEffectEvent(async (): Promise<Draft | null> => {
    if (answered !== undefined || draftNames((key) => key === name).length === 0) return null
    try {
      const { claim, readDrafts } = await load()
      for (const draft of readDrafts(name)) if (await claim(draftName(name, draft.attempt))) return draft
    } catch {
      // Without a line it waits for the next page.
    }
    return null
  })
  const restore = useEffectEvent((draft: Draft | null, early: ReadonlySet<string>) => {
    if (draft) {
      // What was typed before the script came is newer.
      fillIn(draft.values, early)
      own.current = draft.attempt
      setAttempt(draft.attempt)
      files.restore(draft.files ?? {})
      setKept(true)
      onRestored()
    }
    setAttempt(draft?.attempt ?? (attemptNow.current || newAttempt()))
    setWanted(drafts.current?.keepsDrafts() ?? true)
    setReady(true)
    if (early.size > 0) keepSoon()
  })
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    const early = element.current ? changedIn(element.current) : new Set<string>()
    void claimDraft().then((draft) => restore(draft, early))
  }, [element])
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ name: field }) => void (field !== undefined && hasBegun.current && keepSoon()) }),
    [form],
  )
  useEffect(
    () =>
      files.onChange(() => {
        if (hasBegun.current) keepSoon()
        form.clearErrors(files.names)
      }),
    [files, form],
  )
  useEffect(() => {
    const leave = () => keepNow()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  return {
    attempt,
    /** Whether a draft has been filled in, if there was one. */
    isReady,
    isKept,
    isWanted,
    canUndo: deleted !== undefined,
    prepare: () => void load().then(({ keepsDrafts }) => setWanted(keepsDrafts()), ignore),
    snapshot,
    empty,
    takeBack,
    /** Deletes what was typed, until it is asked for again. */
    clear: () => {
      const draft = snapshot()
      empty()
      setDeleted(draft)
    },
    undo: () => deleted && takeBack(deleted),
    hasTyped: () => Object.entries(flat(form.getValues())).some(([field, value]) => !asList(value).every((text) => text === emptyOf(field))),
    choose: (isChosen: boolean) => {
      setWanted(isChosen)
      void load().then(({ keepDrafts }) => {
        keepDrafts(isChosen)
        if (isChosen) return keep()
        forget()
        for (const other of draftNames(() => true)) forgetDraft(other)
      }, ignore)
    },
  }
}

const ignore = () => undefined
