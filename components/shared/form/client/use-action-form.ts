import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { type FieldErrors, get, type Resolver, set, useForm } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import type { FormName } from '@/lib/forms/form'
import { afterPress } from '../enhance/after-press'
import type { Answer } from '../enhance/answer'
import { newAttempt } from '../enhance/attempt'
import type { Draft } from '../enhance/draft'
import type { Delivery, FormAction } from './delivery'
import { FormFiles } from './files'
import { flat, type Typed, withoutGroups } from './typed'
import { useDraft } from './use-draft'
import { useSendLater } from './use-send-later'
import type { FormWords, Posted } from './words'

export type Rules = $ZodType

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
  /** What stands in fields at first, and again when the form is empty. */
  starts?: Readonly<Record<string, string>>
  /** The field that holds the address that is written to. */
  email?: string
  /** Whether an address has to be confirmed by mail afterwards. */
  isToConfirm?: boolean
  posted?: Posted
  /** A draft was filled in, or something waits in the place of the form. */
  onBegun?: () => void
  /** After every attempt to send. */
  onAnswer?: (answer: Answer) => void
  /** What is wrong where the rules find nothing, in words. */
  alsoWrong?: (typed: Typed) => Readonly<Record<string, string | undefined>>
  /** What is said of a problem in place of the usual words. */
  problems?: Readonly<Record<string, string>>
  /** Why it was not taken, or 'lost' where nobody knows; true where that was said elsewhere than above the form. */
  onProblem?: (problem: string, text: string) => boolean
  /** It has arrived. */
  onSent?: (sent: Sent) => void
}

/** Texts beside their fields; a group stands before its parts. */
function asErrors(texts: Readonly<Record<string, string>>): FieldErrors<Typed> {
  const errors = {}
  for (const name of Object.keys(texts).sort()) set(errors, name, { type: 'server', message: texts[name] })
  return errors
}

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
  const [files] = useState(() => new FormFiles())
  /** Whether it is right, and its files are still on their way. */
  const [isWaiting, setWaiting] = useState(false)
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
    const all = flat(values)
    const errors: FieldErrors<Typed> = await Promise.all([import('./resolver'), rules()]).then(
      ([{ check }, schema]) => check(schema, { ...all, ...files.values }, { ...context, submitLanguage: locale, language: locale, locale }, words, resolving),
      // Without a line the server looks alone.
      () => ({}),
    )
    for (const [field, message] of Object.entries(options.alsoWrong?.(all) ?? {}))
      if (message && !get(errors, field)) set(errors, field, { type: 'also', message })
    for (const [field, message] of Object.entries(files.errors)) set(errors, field, { type: 'file', message })
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
  const form = useForm<Typed>({ mode: 'onTouched', resolver, errors: postedErrors, shouldFocusError: false })
  const { errors } = form.formState
  const errorOf = (field: string): string | undefined => {
    const message: unknown = get(errors, `${field}.message`)
    return typeof message === 'string' ? message : undefined
  }
  const wrongIn = (found: FieldErrors<Typed>) => withoutGroups(fields.filter((field) => typeof get(found, `${field}.message`) === 'string'))
  const fieldId = (field: string) => `${id}-${field.replaceAll('.', '-')}`
  const inputOf = (field: string): HTMLElement | null => {
    const input = element.current?.elements.namedItem(fieldId(field))
    return input instanceof HTMLElement ? input : null
  }
  const focusButton = () => {
    const submit = [...(element.current?.elements ?? [])].find((one) => one instanceof HTMLButtonElement && one.type === 'submit')
    if (submit instanceof HTMLElement) submit.focus()
  }
  const focusField = (field: string) => inputOf(field)?.focus()

  const draft = useDraft({ name: draftName, form, files, element, starts: options.starts, answered: posted?.attempt, onRestored: onBegun })
  const tell = (names: readonly string[]) => {
    setTold(({ time }) => ({ names: [...names], time: time + 1 }))
    if (names[0] !== undefined) focusField(names[0])
  }
  const refuse = (texts: Readonly<Record<string, string>>, text?: string, isQuestion = false) => {
    for (const [field, message] of Object.entries(texts)) form.setError(field, { type: 'server', message })
    tell(withoutGroups(fields.filter((field) => field in texts)))
    setProblem({ text, isQuestion })
  }
  const focusFirst = () => {
    const first = fields.find(inputOf)
    if (first !== undefined) focusField(first)
  }
  const later = useSendLater({
    form: name,
    draftName,
    title: words.title,
    isToConfirm,
    element,
    draft,
    files,
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
      if (!options.onProblem?.('lost', words.lost)) setProblem({ text: words.lost, isQuestion: false })
      later.offer()
    } else if (answer.state === 'returned') {
      const { texts = {}, problem: code } = answer
      const text = options.problems?.[code ?? ''] ?? answer.text
      const isSaid = code !== undefined && options.onProblem?.(code, text ?? '')
      refuse(texts, isSaid ? undefined : text, code === 'confirm')
    } else {
      const email = form.getValues(options.email ?? 'email')
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
  const whenRight = (run: () => Promise<void>, otherwise: (wrong: readonly string[]) => void | Promise<void> = tell) =>
    startTransition(async () => {
      await form.handleSubmit(run, (found) => otherwise(wrongIn(found)))()
      setHeld(false)
    })
  const refuseCut = (wrong: readonly string[]) => {
    tell(wrong)
    if (files.areOnlyCut(wrong)) later.offer()
  }
  /** What is wrong is said at once; what is right waits for its files. */
  const submit = () => {
    files.leave()
    whenRight(async () => {
      if (!files.isSending) return deliver()
      setWaiting(true)
      await files.settled()
      setWaiting(false)
      // Nobody knew of it when the button was pressed.
      if (files.refused !== undefined) return focusField(files.refused)
      await form.handleSubmit(deliver, (found) => refuseCut(wrongIn(found)))()
    }, refuseCut)
  }

  const keep = async () => {
    if (!(await later.keep())) setProblem({ text: words.later.notKept, isQuestion: false })
  }

  const takeUp = useEffectEvent(() => {
    const { current } = element
    if (!current || !('waits' in current.dataset)) return
    // Kept by the script in the page (lib/framework/page/early.mjs).
    delete current.dataset.waits
    setHeld(true)
    submit()
  })
  const lookAtEarly = useEffectEvent(() => {
    for (const [field, value] of Object.entries(flat(form.getValues()))) {
      // What the form came with, such as the first period, was not typed.
      if (value.length === 0 || !fields.includes(field) || value === options.starts?.[field]) continue
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
    files,
    confirmation,
    problem,
    /** What was wrong when it was sent last, and still is. */
    wrong,
    told,
    hasErrors: Object.keys(errors).length > 0,
    isBusy: isPending || isSending,
    isSending,
    isWaiting,
    isHeld,
    sent,
    /** Sends it, as its button does. */
    submit,
    /** Shows the form again with all that was sent, for another attempt with another address. */
    correct: () => {
      flushSync(() => setSent(undefined))
      if (typedLast.current) draft.takeBack({ ...typedLast.current, attempt: newAttempt() })
      form.setFocus(options.email ?? 'email', { shouldSelect: true })
    },
    /** What was said of what has arrived was read. */
    leaveSent: () => {
      setSent(undefined)
      focusButton()
    },
    focusButton,
    dismissProblem: () => setProblem({ text: undefined, isQuestion: false }),
    /** Shows the form again, empty. */
    again: (focus = focusFirst) => {
      flushSync(() => setSent(undefined))
      focus()
    },
    errorOf,
    fieldId,
    focusField,
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
    keepLater: () => whenRight(keep, (wrong) => (files.areOnlyCut(wrong) ? keep() : tell(wrong))),
    clear: () => {
      draft.clear()
      setProblem({ text: undefined, isQuestion: false })
      focusFirst()
    },
    bind: {
      ref: element,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        if (!isPending) submit()
      },
      onFocus: () => void prepare().catch(ignore),
      onInput: ({ target }: FormEvent) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) typed.current.add(target.name)
      },
    },
  }
}

export type ActionFormApi = ReturnType<typeof useActionForm>
