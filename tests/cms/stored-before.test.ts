import { withDatabase } from './support/database'
import { ContentService, databases } from './support/service'
import { contact, handIn } from './support/submissions'

describe.each(databases)('what an earlier version has stored beside this one (%s)', (database) => {
  let service: ContentService

  beforeAll(async () => {
    service = await ContentService.start(database)
  })

  afterAll(() => service.stop())

  const emails = ['first@example.org', 'second@example.org', 'third@example.org']

  const known = () =>
    withDatabase(service, async (tables) => {
      const rows = await tables('contact_forms').where({}).orderBy('id').select()
      const keys = await tables('person_keys').where({ kind: 'email' }).orderBy('folded').select()
      return {
        stored: rows.map(({ document_id: id, email_key: key }) => ({ id, key })),
        senders: keys.map(({ submission_id: id, folded: key }) => ({ id, key })),
      }
    })

  const forgetSender = (id: unknown) => withDatabase(service, (tables) => tables('person_keys').where({ submission_id: id }).delete())

  test('is found by its address and its sender after the next start, once, and looked at no more', async () => {
    for (const email of emails) await handIn(service, 'contact-forms', { ...contact, email })
    const before = await known()
    expect(before.stored.map(({ key }) => key)).toEqual(emails)
    expect(before.senders).toEqual(before.stored)
    const [first, , third] = before.stored.map(({ id }) => id)

    await service.pause()
    await forgetSender(first)
    await forgetSender(third)
    await withDatabase(service, (tables) => tables('contact_forms').where({ document_id: first }).update({ email_key: null }))
    service = await service.restart()
    expect(await known()).toEqual(before)

    await service.pause()
    await forgetSender(first)
    service = await service.restart()
    expect((await known()).senders).toEqual(before.senders.slice(1))
  })

  test('is known by its mailbox, which the domain in Unicode and in ASCII name alike', async () => {
    const ASCII = 'reader@xn--bcher-kva.example'
    const reference = (await handIn(service, 'contact-forms', { ...contact, email: 'reader@bücher.example' })).body.data.documentId
    const keys = () =>
      withDatabase(service, async (tables) => ({
        email: (await tables('contact_forms').where({ document_id: reference }).select())[0]?.email_key,
        sender: (await tables('person_keys').where({ submission_id: reference, kind: 'email' }).select())[0]?.folded,
      }))
    expect(await keys()).toEqual({ email: ASCII, sender: ASCII })

    await service.pause()
    // As the version before stored it. That had looked at nothing of this kind.
    await withDatabase(service, async (tables) => {
      await tables('contact_forms').where({ document_id: reference }).update({ email_key: 'reader@bücher.example' })
      await tables('person_keys').where({ submission_id: reference, kind: 'email' }).update({ folded: 'reader@bücher.example' })
      await tables.raw(`DELETE FROM strapi_core_store_settings WHERE key LIKE '%ascii_email_keys%'`)
    })
    service = await service.restart()
    expect(await keys()).toEqual({ email: ASCII, sender: ASCII })
  })
})
