import { z } from 'zod'
import type { InfoPage } from '@/rules/pages'
import type { Admin } from './admin'

const component = z.looseObject({ id: z.number() })

/** Takes the page info of a page away for the time of the check, as an editor would, and gives it back. */
export async function withoutPageInfo(admin: Admin, page: InfoPage, locale: string, check: () => Promise<void>): Promise<void> {
  const before = component.parse((await admin.readSingle('pages-info', locale))[page])
  const save = (info: unknown) => admin.saveSingle('pages-info', { [page]: info }, { locale, publish: true })
  try {
    await save(null)
    await check()
  } finally {
    // A component that was removed cannot be named again by its id: it is made anew.
    await save({ ...before, id: undefined })
  }
}
