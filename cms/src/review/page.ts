import { kindOf } from '../submissions/kinds'
import { readableFields, writableFields } from '../submissions/visible-fields'

type Metadata = { edit: Record<string, unknown>; list: Record<string, unknown> }

const WIDTH = 12

/** A decision has buttons of its own, which ask once more. */
const BY_BUTTON = 'verificationStatus'

/** The page of a submission: its rows side by side, and nothing of it to be typed into but what a reviewer writes. */
export function submissionPage(uid: string, metadatas: Record<string, Metadata>) {
  const [shown, writable] = [readableFields(uid), writableFields(uid).filter((field) => field !== BY_BUTTON)]
  const rows = kindOf(uid)?.rows.map((row) => row.filter((field) => shown.includes(field))) ?? []
  return {
    edit: rows.filter((row) => row.length > 0).map((row) => row.map((field) => ({ name: field, size: WIDTH / row.length }))),
    metadatas: Object.fromEntries(
      Object.entries(metadatas).map(([field, { edit, list }]) => [field, { list, edit: { ...edit, editable: writable.includes(field) } }]),
    ),
  }
}
