import type { UploadAnswer } from '@/lib/forms/upload-answer'
import { formatNumber } from '@/lib/i18n/format'
import { isOfKind, MAX_FILE_BYTES, MAX_FILES } from '@/rules/fields/file'
import { toLocale } from '@/rules/languages'
import { newAttempt } from '../enhance/attempt'
import type { KeptFile } from '../enhance/draft'
import type { Upload } from '../fields/file/upload'
import { fill, type FileWords } from './words'

/** The server keeps a file that nobody hands in for a day; an hour is left to hand it in. Milliseconds. */
const SERVER_KEEPS = 23 * 60 * 60 * 1000

/** Passes the rule of a file's id for one that is still being sent: a required field is not empty then. Never sent. */
const ON_ITS_WAY = 'onitswayonitsway'

/** A file that comes back into the form, and its content where this device has it. */
export type FileToRestore = KeptFile & { file?: File | null }

export type FileRow = {
  key: number
  name: string
  bytes: number | null
  /** 'failed': it may go well at the next try. 'refused': it was named, and is left out. 'lost': one of a draft that is not there any more. */
  state: 'sending' | 'stored' | 'failed' | 'refused' | 'lost'
  /** What is said of it. */
  text: string
  /** Which part of it has been sent, from 0 to 1. */
  part: number
  /** What the server gave for it, and when. */
  id: string | null
  at: number
}

/** What of a file is of no concern to who sees its row. */
type Sending = {
  /** Its content, where this device has it. */
  file: File | null
  controller: AbortController
  sent?: Promise<void>
  /** How much of it is there although it is not whole, from 0 to 1. */
  arrived: number
  /** There was no line for it. */
  isCut: boolean
  /** The attempt in which it was first sent. */
  attempt?: string
  /** What is said at the field while it failed. */
  error?: string
}

export type FieldFilesOptions = {
  /** The form it belongs to, and its field. */
  form: string
  field: string
  kinds: readonly string[]
  isSeveral: boolean
  words: FileWords
  /** What is said of a file that could not be sent. */
  unsent: string
  /** Names the attempt to send the form as it stands; empty while it has none. */
  attempt: () => string
  /** Files that came with a form that came back. */
  posted: readonly { id: string; name: string }[]
}

type Shown = { rows: readonly FileRow[]; said: string }

type Failure = { code: string; text: string; error?: string }

const UNSENT = 'file_unsent'

/** What may be over at the next try; anything else is wrong with the file. */
const PASSING = [UNSENT, 'rate_limited', 'file_busy', 'origin']

/** Null without a line, also where the script that sends files cannot be had. */
const send = async (upload: Upload): Promise<UploadAnswer | null> => {
  const sender = await import('../fields/file/upload').catch(() => null)
  return sender && !upload.signal.aborted ? sender.upload(upload) : null
}

const loadTexts = async () => (await import('../enhance/texts').catch(() => null))?.loadTexts().catch(() => null)

/** A part of 1 in per cent, as the language of the page writes it. */
const percent = (part: number) => formatNumber(toLocale(document.documentElement.lang), part, { style: 'percent' })

/** The files of one field, each of which is sent by itself when it is chosen. (Requirements, section 10, forms without a page of their own) */
export class FieldFiles {
  private shown: Shown
  private readonly sendings = new Map<number, Sending>()
  private readonly listeners = new Set<() => void>()
  private lastKey = 0

  constructor(private readonly options: FieldFilesOptions) {
    const rows = options.posted.map(({ id, name }) => this.row(name, null, { state: 'stored', text: options.words.stored, id }))
    this.shown = { rows, said: '' }
  }

  /** For `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  readonly read = (): Shown => this.shown

  /** A line that is back lets go on what had begun. Returns what ends it. */
  listen(): () => void {
    const goOn = () => {
      for (const { key, state } of this.rows) {
        const sending = this.sendings.get(key)
        if (state === 'failed' && sending?.isCut && sending.arrived > 0) this.send(key)
      }
    }
    addEventListener('online', goOn)
    return () => removeEventListener('online', goOn)
  }

  get error(): string | undefined {
    const failed = this.rows.find(({ state }) => state === 'failed')
    return failed && (this.sendings.get(failed.key)?.error ?? this.options.unsent)
  }

  get waiting(): string {
    return this.options.words.waiting
  }

  get ids(): string[] {
    return this.rows.flatMap(({ id, state }) => (state === 'sending' ? [ON_ITS_WAY] : id !== null ? [id] : []))
  }

  get isSending(): boolean {
    return this.rows.some(({ state }) => state === 'sending')
  }

  get hasRefused(): boolean {
    return this.rows.some(({ state }) => state === 'refused' || state === 'lost')
  }

  /** Whether a file could not be sent for want of a line, and nothing else is wrong. */
  get isOnlyCut(): boolean {
    const failed = this.rows.filter(({ state }) => state === 'failed')
    return failed.length > 0 && failed.every(({ key }) => this.sendings.get(key)?.isCut)
  }

  /** Of a file that was not sent only what it is called and how much of it has arrived, so that its loss can be told. */
  get kept(): KeptFile[] {
    return this.going.map(({ key, id, name, at }) => {
      const arrived = id === null ? this.sendings.get(key)?.arrived : undefined
      return { id, name, at, ...(arrived && { arrived }) }
    })
  }

  get toWait(): FileToRestore[] {
    return this.going.map(({ key, id, name, at }) => ({ id, name, at, file: this.sendings.get(key)?.file ?? null }))
  }

  async settled(): Promise<void> {
    await Promise.all([...this.sendings.values()].map(async ({ sent }) => sent))
  }

  choose(files: readonly File[]): void {
    this.leave()
    if (!this.options.isSeveral) this.clear()
    for (const file of files) this.add(file)
  }

  retry(key: number): void {
    this.send(key)
  }

  remove(key: number): void {
    const name = this.rows.find((row) => row.key === key)?.name ?? ''
    this.drop((row) => row.key === key)
    this.show(this.rows, `${name}: ${this.options.words.removed}`)
  }

  /** Files that were refused, and named, go. */
  leave(): void {
    this.drop(({ state }) => state === 'refused' || state === 'lost')
  }

  clear(): void {
    this.drop(() => true)
  }

  /** Files of a draft: those that the server still has go with the form, others that are here are sent; else it is said that they are lost. */
  restore(kept: readonly FileToRestore[]): void {
    if (this.rows.length > 0) return
    for (const { id, name, at, file = null, arrived = 0 } of kept) {
      const isStored = id !== null && Date.now() - at < SERVER_KEEPS
      if (file && !isStored) this.add(file)
      else if (isStored) this.append(this.row(name, null, { state: 'stored', text: this.options.words.stored, id, at }), file)
      else this.lose(name, arrived)
    }
  }

  private get rows(): readonly FileRow[] {
    return this.shown.rows
  }

  private get going(): FileRow[] {
    return this.rows.filter(({ state }) => state !== 'refused' && state !== 'lost')
  }

  private row(name: string, bytes: number | null, more: Partial<FileRow> = {}): FileRow {
    this.lastKey += 1
    return { key: this.lastKey, name, bytes, state: 'sending', text: '', part: 0, id: null, at: Date.now(), ...more }
  }

  private append(row: FileRow, file: File | null): void {
    this.sendings.set(row.key, { file, controller: new AbortController(), arrived: 0, isCut: false })
    this.show([...this.rows, row])
  }

  private lose(name: string, arrived: number): void {
    const { again, lost } = this.options.words
    const text = arrived > 0 ? fill(again, { part: percent(arrived) }) : lost
    this.append(this.row(name, null, { state: 'lost', text }), null)
    this.show(this.rows, `${name}: ${text}`)
  }

  private add(file: File): void {
    const code = this.refusal(file)
    const row = this.row(file.name, file.size)
    this.append(row, file)
    if (code) this.fail(row.key, { code, text: this.options.words.errors[code] ?? code })
    else this.send(row.key)
  }

  /** What is wrong with a file at first sight. */
  private refusal({ name, size }: File): string | null {
    if (!isOfKind(name, this.options.kinds)) return 'wrong_kind'
    if (size === 0) return 'file_empty'
    if (size > MAX_FILE_BYTES) return 'file_too_large'
    return this.going.length >= MAX_FILES ? 'too_many_files' : null
  }

  private send(key: number): void {
    const sending = this.sendings.get(key)
    if (!sending?.file || this.rows.find((row) => row.key === key)?.state === 'stored') return
    sending.isCut = false
    sending.sent = this.run(key, sending, sending.file)
  }

  private async run(key: number, sending: Sending, file: File): Promise<void> {
    const { form, field, words, attempt } = this.options
    const { signal } = sending.controller
    let phase = words.sending
    const progress = (part: number) => this.change(key, { state: 'sending', part, text: `${phase} ${percent(part)}` })
    const begin = (text: string) => {
      phase = text
      progress(sending.arrived)
      this.announce(key, text)
    }
    begin(words.sending)
    sending.attempt ??= attempt() || newAttempt()
    const answer = await send({
      file,
      form,
      field,
      attempt: sending.attempt,
      onProgress: progress,
      onArrived: (part, isFromBefore) => {
        sending.arrived = part
        if (isFromBefore) begin(words.goingOn)
      },
      onBroken: () => begin(words.broken),
      signal,
    })
    if (signal.aborted) return
    sending.isCut = answer === null
    if (answer?.state === 'stored') {
      this.change(key, { state: 'stored', text: words.stored, id: answer.id, at: Date.now() })
      this.announce(key, words.stored)
    } else this.fail(key, await this.wordsFor(answer?.code ?? UNSENT))
  }

  /** What is said of a code of the server, which was there a moment ago: of the file, and of its field. */
  private async wordsFor(code: string): Promise<Failure> {
    const { unsent } = this.options
    if (code === UNSENT) return { code, text: unsent }
    const said = await loadTexts()
    return { code, text: said?.errors[code] ?? said?.problems[code] ?? unsent, error: said?.errors[code] }
  }

  /** Says what is wrong with a file, and lets it be sent again where that may help; else it is left out. */
  private fail(key: number, { code, text, error }: Failure): void {
    const sending = this.sendings.get(key)
    if (!sending) return
    const canRetry = PASSING.includes(code)
    const said = canRetry && sending.arrived > 0 ? `${text} ${fill(this.options.words.arrived, { part: percent(sending.arrived) })}` : text
    sending.error = error
    this.change(key, { state: canRetry ? 'failed' : 'refused', text: said })
    this.announce(key, said)
  }

  private drop(isOut: (row: FileRow) => boolean): void {
    const out = this.rows.filter(isOut)
    if (out.length === 0) return
    for (const { key } of out) {
      this.sendings.get(key)?.controller.abort()
      this.sendings.delete(key)
    }
    this.show(this.rows.filter((row) => !out.includes(row)))
  }

  private change(key: number, changes: Partial<FileRow>): void {
    this.show(this.rows.map((row) => (row.key === key ? { ...row, ...changes } : row)))
  }

  /** Says it politely to those who do not see it. */
  private announce(key: number, text: string): void {
    const name = this.rows.find((row) => row.key === key)?.name
    if (name !== undefined) this.show(this.rows, `${name}: ${text}`)
  }

  private show(rows: readonly FileRow[], said = this.shown.said): void {
    this.shown = { rows, said }
    for (const listener of this.listeners) listener()
  }
}
