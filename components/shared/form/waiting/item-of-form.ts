import { CONTROL } from '@/lib/forms/form'
import { bodyOf } from '../enhance/send'
import { typedToKeep } from '../enhance/values'
import type { FormFiles } from '../fields/file/enhance'
import type { Item, WaitingFile } from './item'

/** The nearest part of the page that an address can name: a form that waits does not show. */
function pageOf(form: HTMLFormElement): string {
  const part = form.parentElement?.closest('[id]')
  return location.pathname + (part ? `#${part.id}` : '')
}

/** What it is, and of what: a form that has drafts of its own for each project or event is named with the page. */
function titleOf({ dataset }: HTMLFormElement): string {
  const subject = dataset.draft?.includes(':') ? document.querySelector('h1')?.textContent?.trim() : ''
  return [dataset.title, subject].filter(Boolean).join(' – ')
}

function filesOf(files: FormFiles | null): { files: WaitingFile[]; contents: File[] } {
  const contents: File[] = []
  const all = Object.entries(files?.toWait ?? {}).flatMap(([field, chosen]) =>
    chosen.map(({ id, name, at, file }): WaitingFile => {
      const part = file ? contents.push(file) - 1 : null
      return { field, name, type: file?.type ?? '', id, at, part }
    }),
  )
  return { files: all, contents }
}

/** A form as it stands, to be sent later, with the contents of its files. */
export function itemOf(form: HTMLFormElement, chosen: FormFiles | null): { item: Item; contents: File[] } {
  const body = bodyOf(form)
  const named = body.get(CONTROL.attempt)
  const attempt = typeof named === 'string' ? named : ''
  const { files, contents } = filesOf(chosen)
  const isFile = (name: string) => chosen?.fields.some((field) => name === field.name || name.startsWith(`${field.name}.`)) ?? false
  const entries = [...body].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== CONTROL.captcha && !isFile(name) ? [[name, value]] : [],
  )
  const { form: name = '', draft = form.id, toConfirm } = form.dataset
  const item: Item = {
    id: attempt,
    at: Date.now(),
    state: 'waiting',
    form: name,
    draft,
    lang: document.documentElement.lang,
    title: titleOf(form),
    page: pageOf(form),
    isToConfirm: toConfirm !== undefined,
    content: { attempt, action: new URL(form.action).pathname, entries, typed: typedToKeep(form), files },
    reason: null,
    errors: {},
    reference: null,
  }
  return { item, contents }
}
