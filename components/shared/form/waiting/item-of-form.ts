import { CONTROL } from '@/lib/forms/form'
import type { FileToRestore } from '../client/field-files'
import type { Item, WaitingFile } from './item'

/** The nearest part of the page that an address can name: a form that waits does not show. */
function pageOf(form: HTMLFormElement): string {
  const part = form.parentElement?.closest('[id]')
  return location.pathname + (part ? `#${part.id}` : '')
}

/** What it is, and of what: a form that has drafts of its own for each project or event is named with the page. */
function titleOf({ title, draft }: Made): string {
  const subject = draft.includes(':') ? document.querySelector('h1')?.textContent?.trim() : ''
  return [title, subject].filter(Boolean).join(' – ')
}

type Chosen = Readonly<Record<string, readonly FileToRestore[]>>

function filesOf(fields: Chosen): { files: WaitingFile[]; contents: File[] } {
  const contents: File[] = []
  const all = Object.entries(fields).flatMap(([field, chosen]) =>
    chosen.map(({ id, name, at, file }): WaitingFile => {
      const part = file ? contents.push(file) - 1 : null
      return { field, name, type: file?.type ?? '', id, at, part }
    }),
  )
  return { files: all, contents }
}

type Made = {
  element: HTMLFormElement
  form: string
  draft: string
  title: string
  isToConfirm: boolean
  attempt: string
  /** All that is sent, and of it what comes back into the form. */
  body: FormData
  typed: Record<string, string[]>
  /** By their fields. */
  files: Chosen
}

/** A form as it stands, to be sent later, with the contents of its files. */
export function makeItem(made: Made): { item: Item; contents: File[] } {
  const { element, form, draft, isToConfirm, attempt, body, typed, files: chosen } = made
  const { files, contents } = filesOf(chosen)
  const isFile = (name: string) => Object.keys(chosen).some((field) => name === field || name.startsWith(`${field}.`))
  const entries = [...body].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== CONTROL.captcha && !isFile(name) ? [[name, value]] : [],
  )
  const item: Item = {
    id: attempt,
    at: Date.now(),
    state: 'waiting',
    form,
    draft,
    lang: document.documentElement.lang,
    title: titleOf(made),
    page: pageOf(element),
    isToConfirm,
    content: { attempt, action: new URL(element.action).pathname, entries, typed, files },
    reason: null,
    errors: {},
    reference: null,
  }
  return { item, contents }
}
