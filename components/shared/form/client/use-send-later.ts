import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Item } from '../waiting/item'
import { hasWaiting } from '../waiting/mark'
import type { FormFiles } from './files'
import type { useDraft } from './use-draft'

const loadModule = () => import('./later')

type Later = Awaited<ReturnType<typeof loadModule>>
type Texts = Awaited<ReturnType<Later['loadTexts']>>

export type WaitingAction = 'send' | 'back' | 'another' | 'dismiss'

type Options = {
  form: string
  /** Where its draft belongs. */
  draftName: string
  title: string
  /** Whether an address has to be confirmed by mail afterwards. */
  isToConfirm: boolean
  element: RefObject<HTMLFormElement | null>
  draft: ReturnType<typeof useDraft>
  files: FormFiles
  /** Something waits in the place of the form. */
  onWaiting: () => void
  /** It is empty again, and waits for somebody else. */
  onEmpty: () => void
  /** What was typed is there again; says what was wrong with it. */
  onTakenBack: (errors: Readonly<Record<string, string>>, problem: string | undefined) => void
}

const ignore = () => undefined

/** Lets a form that got no answer wait on the device, and shows what waits in its place. (docs/decisions/sending-on-a-dead-line.md) */
export function useSendLater({ form, draftName, title, isToConfirm, element, draft, files, onWaiting, onEmpty, onTakenBack }: Options) {
  const [later, setLater] = useState<Later>()
  const [items, setItems] = useState<readonly Item[]>([])
  const [texts, setTexts] = useState<Texts>()
  /** Somebody else on this device fills in one too, here. */
  const [isAnotherWanted, setAnotherWanted] = useState(false)
  const [isOffered, setOffered] = useState(false)
  /** What takes the focus when it is shown. */
  const [focused, setFocused] = useState('')
  const loading = useRef<Promise<Later>>(undefined)
  const shown = useRef(0)

  const load = async () => {
    try {
      const loaded = await (loading.current ??= loadModule())
      setLater(loaded)
      return loaded
    } catch (error) {
      loading.current = undefined
      throw error
    }
  }
  const show = useEffectEvent(async ({ list, loadTexts }: Later) => {
    const found = (await list()).filter((item) => item.draft === draftName && item.state !== 'sent')
    // What is being filled in here is not taken away because another tab keeps something, or had kept it before.
    if (shown.current === 0 && found.length > 0 && draft.hasTyped()) setAnotherWanted(true)
    if (found.length > shown.current) onWaiting()
    shown.current = found.length
    setItems(found)
    if (found.some(({ state }) => state === 'refused')) setTexts(await loadTexts())
  })
  useEffect(() => {
    if (draft.isReady && hasWaiting()) void (loading.current ??= loadModule()).then(setLater, () => (loading.current = undefined))
  }, [draft.isReady])
  useEffect(() => {
    if (!later) return
    const run = () => void show(later).catch(ignore)
    run()
    return later.onChange(run)
  }, [later])

  const keep = async () => {
    const { makeItem, keep: store, beginReturn, changed } = await load()
    if (!element.current) return false
    const { attempt, values } = draft.snapshot()
    const made = makeItem({
      element: element.current,
      form,
      draft: draftName,
      title,
      isToConfirm,
      attempt,
      body: new FormData(element.current),
      typed: values,
      files: files.toWait,
    })
    try {
      await store(made.item, made.contents)
    } catch {
      return false
    }
    draft.empty()
    setOffered(false)
    setAnotherWanted(false)
    setFocused(made.item.id)
    beginReturn()
    changed()
    return true
  }

  /** At once: what is hidden takes no focus. */
  const showForm = () => flushSync(() => setAnotherWanted(true))
  const send = async ({ id }: Item) => {
    const { sendWaiting, changed, focusNotice } = await load()
    const outcome = await sendWaiting(id)
    changed()
    if (outcome?.state === 'sent') focusNotice(id)
    if (outcome?.state === 'refused') setFocused(`${id} refused`)
    return outcome?.state === 'lost'
  }
  const back = async ({ id }: Item) => {
    const { takeBack, draftOf, loadTexts, changed } = await load()
    const taken = await takeBack(id)
    if (taken) {
      showForm()
      draft.takeBack(draftOf(taken.content), taken.files)
    }
    changed()
    if (!taken) return
    const { reason, errors } = taken.item
    const said = reason !== null || Object.keys(errors).length > 0 ? await loadTexts().catch(ignore) : undefined
    const worded = Object.entries(errors).map(([field, code]): [string, string] => [field, said?.errors[code] ?? code])
    onTakenBack(Object.fromEntries(worded), reason === null ? undefined : (said?.problems[reason] ?? reason))
  }
  const dismiss = async ({ id }: Item) => {
    const { remove, changed } = await load()
    await remove(id)
    flushSync(() => setItems(items.filter((item) => item.id !== id)))
    changed()
    if (items.length === 1) onEmpty()
  }

  /** Why it was not taken, in words. */
  const reasonOf = ({ form: of, reason, errors }: Item): string => {
    if (!texts) return ''
    // The words for the whole form are those of a project.
    if (reason === 'duplicate' && of !== 'volunteer') return texts.errors.already_submitted ?? reason
    const codes = [...new Set(Object.values(errors))].map((code) => texts.errors[code] ?? texts.problems[code] ?? code)
    return [reason && (texts.problems[reason] ?? texts.errors[reason] ?? reason), ...codes].filter(Boolean).join(' ')
  }

  return {
    items,
    isCovered: items.length > 0 && !isAnotherWanted,
    isOffered,
    focused,
    reasonOf,
    prepare: () => void load().catch(ignore),
    /** Offers to keep it, where this browser can and nobody has forbidden it; nothing that is tried in a preview is handed in. */
    offer: () => {
      if (draft.isWanted) void load().then(({ canKeep, isTried }) => setOffered(canKeep() && !isTried()), ignore)
    },
    hide: () => setOffered(false),
    /** Keeps the form as it stands and empties it; false where the device has no room. */
    keep,
    /** Does what a button of something that waits says; true when there is still no line. Never throws: storage may fail. */
    run: async (action: WaitingAction, item: Item): Promise<boolean> => {
      try {
        if (action === 'send') return await send(item)
        if (action === 'back') await back(item)
        if (action === 'dismiss') await dismiss(item)
        if (action === 'another') {
          showForm()
          onEmpty()
        }
      } catch {
        // Everything stays as it is.
      }
      return false
    },
  }
}
