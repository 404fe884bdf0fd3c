import * as z from 'zod/mini'

const texts = z.record(z.string(), z.string())

const schema = z.object({ errors: texts, problems: texts })

/** The texts of errors and problems in the page's language. */
export type Texts = z.output<typeof schema>

let loading: Promise<Texts> | undefined

/** Asked for once for a page. Rejects without a connection; then the form stays as the browser has it. */
export function loadTexts(): Promise<Texts> {
  loading ??= fetch(`/${document.documentElement.lang}/form-texts`).then(async (response) => schema.parse(await response.json()))
  loading.catch(() => (loading = undefined))
  return loading
}
