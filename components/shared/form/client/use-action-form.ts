import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { type FieldErrors, get, type Resolver, useForm } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import type { FormName } from '@/lib/forms/form'
import { afterPress } from '../enhance/after-press'
import type { Answer } from '../enhance/answer'
import { newAttempt } from '../enhance/attempt'
import type { Draft } from '../enhance/draft'
import type { Delivery, FormAction } from './delivery'
import { useDraft } from './use-draft'
import { useSendLater } from './use-send-later'
import type { FormWords, Posted } from './words'

export type Rules = $ZodType

/** What was typed, by the field's name. */
export type Typed = Record<string, string | string[]>

export type Sent = { reference: string; email: string }

type Options = {
  name: FormName
  /** Of the element; unique on the page, where one kind of form may stand several times. */
  id?: string
  locale: string
  /** Its server action. */
  action: FormAction
  /** The rules that the server has too; they come when the form is touched. */
  rules: () => Promise<Rules>
  words: FormWords
  /** Its fields in the order of the page. */
  fields: readonly string[]
  /** What goes with it unseen, such as an event. */
  context?: Readonly<Record<string, string>>
  /** Where its draft belongs; several forms of one kind have several. */
  draft?: string
  /** Whether an address has to be confirmed by mail afterwards. */
  isToConfirm?: boolean
  posted?: Posted
  /** A draft was filled in, or something waits in the place of the form. */
  onBegun?: () => void
  /** After every attempt to send. */
  onAnswer?: (answer: Answer) => void
  /** It has arrived. */
  onSent?: (sent: Sent) => void
}

const asErrors = (texts: Readonly<Record<string, string>>): FieldErrors<Typed> =>
  Object.fromEntries(Object.entries(texts).map(([name, message]) => [name, { type: 'server', message }]))

/** Those in the order of the page, and then all that have no place there. */
const inOrder = (fields: readonly string[], names: readonly string[]) => [
  ...fields.filter((field) => names.includes(field)),
  ...names.filter((name) => !fields.includes(name)),
]

const ignore = () => undefined

/**
 * A form with the rules of the server: says beside each field what is wrong, keeps a draft on the device, calls the form's server action, and lets
 * the form wait where there is no line. Without script, and where an action cannot be called, the browser sends it to its address. (Architecture,
 * the way of a form)
 */
export function useActionForm(options: Options) {
  const { name, id = name, locale, action, rules, words, fields, context = {}, draft: draftName = id, isToConfirm = false, posted, onAnswer } = options
  const onBegun = options.onBegun ?? ignore
  const element = useRef<HTMLFormElement>(null)
  const delivery = useRef<Promise<Delivery>>(undefined)
  const typed = useRef(new Set<string>())
  const [whenReleased] = useState(() => (typeof document === 'undefined' ? ignore : afterPress()))
  const [isPending, startTransition] = useTransition()
  const [isSending, setSending] = useState(false)
  /** Whether it was sent before its script came. */
  const [isHeld, setHeld] = useState(false)
  const [problem, setProblem] = useState({ text: posted?.problem, isQuestion: posted?.isQuestion ?? false })
  const [confirmation, setConfirmation] = useState(posted?.confirmation ?? '')
  /** What was wrong when it was sent last, and which time that was. */
  const [told, setTold] = useState({ names: inOrder(fields, Object.keys(posted?.errors ?? {})), time: 0 })
  /** What has arrived, until the form is wanted again. */
  const [sent, setSent] = useState<Sent>()
  const typedLast = useRef<Draft>(undefined)
  const [postedErrors] = useState(() => asErrors(posted?.errors ?? {}))

  const resolver: Resolver<Typed> = async (values, _, resolving) => {
    try {
      const [{ check }, schema] = await Promise.all([import('./resolver'), rules()])
      const errors = await check(schema, values, { ...context, submitLanguage: locale, language: locale, locale }, words, resolving)
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    } catch {
      // Without a line the server looks alone.
      return { values, errors: {} }
    }
  }
  const form = useForm<Typed>({ mode: 'onTouched', resolver, errors: postedErrors, shouldFocusError: false })
  const { errors } = form.formState
  const errorOf = (field: string): string | undefined => {
    const message: unknown = get(errors, `${field}.message`)
    return typeof message === 'string' ? message : undefined
  }
  const wrongIn = (found: FieldErrors<Typed>) => fields.filter((field) => typeof get(found, `${field}.message`) === 'string')

  const draft = useDraft({ name: draftName, form, element, answered: posted?.attempt, onRestored: onBegun })
  const tell = (names: readonly string[]) => {
    setTold(({ time }) => ({ names: [...names], time: time + 1 }))
    if (names[0] !== undefined) form.setFocus(names[0])
  }
  const refuse = (texts: Readonly<Record<string, string>>, text?: string, isQuestion = false) => {
    for (const [field, message] of Object.entries(texts)) form.setError(field, { type: 'server', message })
    tell(fields.filter((field) => field in texts))
    setProblem({ text, isQuestion })
  }
  const focusFirst = () => {
    const first = fields.find((field) => get(form.control._fields, field))
    if (first !== undefined) form.setFocus(first)
  }
  const later = useSendLater({
    form: name,
    draftName,
    title: words.title,
    isToConfirm,
    element,
    draft,
    onWaiting: onBegun,
    onEmpty: focusFirst,
    onTakenBack: (texts, text) => {
      focusFirst()
      refuse(texts, text)
    },
  })

  /** Loads what sending needs, when the form is touched: one that is only near asks nobody to work for it. */
  const prepare = () => {
    delivery.current ??= import('./delivery').then(({ Delivery: Made }) => new Made(name, action))
    delivery.current.then(
      (made) => made.prepare(),
      () => (delivery.current = undefined),
    )
    draft.prepare()
    if (draft.isWanted) later.prepare()
    void import('./resolver').then(rules).catch(ignore)
    return delivery.current
  }

  const answerTo = (answer: Answer) => {
    setConfirmation(answer.state === 'returned' ? (answer.confirmation ?? '') : '')
    onAnswer?.(answer)
    if (answer.state === 'lost') {
      setProblem({ text: words.lost, isQuestion: false })
      later.offer()
    } else if (answer.state === 'returned') refuse(answer.texts ?? {}, answer.text, answer.problem === 'confirm')
    else {
      const email = form.getValues('email')
      const arrived = { reference: answer.reference, email: typeof email === 'string' ? email : '' }
      typedLast.current = draft.snapshot()
      draft.empty()
      setSent(arrived)
      options.onSent?.(arrived)
    }
  }
  /** As without script: the page that comes back asks to confirm. */
  const sendAsBrowser = () => {
    flushSync(() => setSending(false))
    element.current?.submit()
  }
  const deliver = async () => {
    if (!element.current) return
    const [address, body] = [element.current.action, new FormData(element.current)]
    later.hide()
    setProblem({ text: undefined, isQuestion: false })
    setTold(({ time }) => ({ names: [], time }))
    setSending(true)
    try {
      const answer = await (await prepare()).send(address, body)
      if (!answer) return sendAsBrowser()
      // At once: no field that is still held takes the focus.
      flushSync(() => setSending(false))
      answerTo(answer)
    } catch {
      sendAsBrowser()
    } finally {
      setSending(false)
    }
  }
  const whenRight = (run: () => Promise<void>) =>
    startTransition(async () => {
      await form.handleSubmit(run, (found) => tell(wrongIn(found)))()
      setHeld(false)
    })

  const takeUp = useEffectEvent(() => {
    const { current } = element
    if (!current || !('waits' in current.dataset)) return
    // Kept by the script in the page (lib/framework/page/early.mjs).
    delete current.dataset.waits
    setHeld(true)
    whenRight(deliver)
  })
  const lookAtEarly = useEffectEvent(() => {
    for (const [field, value] of Object.entries(form.getValues())) {
      if (!value?.length || !fields.includes(field)) continue
      typed.current.add(field)
      const input = element.current?.elements.namedItem(field)
      if (input instanceof HTMLElement && input !== document.activeElement && 'left' in input.dataset) void form.trigger(field)
    }
    if (element.current?.contains(document.activeElement) || typed.current.size > 0) void prepare().catch(ignore)
  })
  useEffect(() => {
    if (!draft.isReady) return
    lookAtEarly()
    takeUp()
  }, [draft.isReady])

  const wrong = told.names.filter((field) => errorOf(field) !== undefined)
  return {
    name,
    id,
    locale,
    words,
    context,
    posted,
    form,
    draft,
    draftName,
    later,
    confirmation,
    problem,
    /** What was wrong when it was sent last, and still is. */
    wrong,
    told,
    hasErrors: Object.keys(errors).length > 0,
    isBusy: isPending || isSending,
    isSending,
    isHeld,
    sent,
    /** Shows the form again with all that was sent, for another attempt with another address. */
    correct: () => {
      flushSync(() => setSent(undefined))
      if (typedLast.current) draft.takeBack({ ...typedLast.current, attempt: newAttempt() })
      form.setFocus('email', { shouldSelect: true })
    },
    /** Shows the form again, empty. */
    again: () => {
      flushSync(() => setSent(undefined))
      focusFirst()
    },
    errorOf,
    fieldId: (field: string) => `${id}-${field.replaceAll('.', '-')}`,
    /** An empty required field is told when the form is sent, or when something was typed and deleted. */
    afterTyping: (field: string, onBlur: (event: FocusEvent) => unknown) => (event: FocusEvent) => {
      if (!typed.current.has(field)) return
      whenReleased(() => void onBlur(event))
    },
    /** Not while something is pressed, which would move away under the finger. */
    whenReleased,
    /** Takes away what is said, and leaves what was typed. */
    retract: () => {
      form.clearErrors()
      setProblem({ text: undefined, isQuestion: false })
    },
    keepLater: () =>
      whenRight(async () => {
        if (!(await later.keep())) setProblem({ text: words.later.notKept, isQuestion: false })
      }),
    clear: () => {
      draft.clear()
      setProblem({ text: undefined, isQuestion: false })
      focusFirst()
    },
    bind: {
      ref: element,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        if (!isPending) whenRight(deliver)
      },
      onFocus: () => void prepare().catch(ignore),
      onInput: ({ target }: FormEvent) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) typed.current.add(target.name)
      },
    },
  }
}

export type ActionFormApi = ReturnType<typeof useActionForm>
