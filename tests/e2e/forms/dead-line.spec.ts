import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import { WAITS_DAYS } from '@/lib/forms/waiting'
import { onNextAction } from '../support/actions'
import { expectAccessible } from '../support/axe'
import { boxIn, countHandedIn, expectDeadLines, formIn, keepButton, keepLater, keptMessage, later, noticeIn, openContact } from '../support/dead-line'
import { mailsTo, mailTo, newAddress } from '../support/mailbox'
import { chooseTheme, PHONE, sidewaysScroll, THEMES } from '../support/page-tools'
import { saveData } from '../support/save-data'
import { expect, test } from '../support/test'
import { thanksIn } from '../support/thanks'

expectDeadLines()

test('a message finished on a dead line is sent by the next page with a line, once, and says so with its number', async ({ page, context, servers }) => {
  const address = newAddress('dead')
  const form = await keptMessage(page, address)
  await expect(boxIn(page)).toContainText(later.waitingTitle)
  await expect(boxIn(page)).toContainText(ar.forms.titles.contact)
  await expect(form).toBeHidden()
  await page.close()
  const handedIn = countHandedIn(context, 'contact')
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/ar/projects')
  await expect(noticeIn(next)).toContainText(later.noticeSent)
  const reference = await noticeIn(next).locator('[data-reference]').innerText()
  expect(reference).toMatch(/^C-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect((await mailTo(servers, address)).text).toContain(reference)
  expect(handedIn).toHaveLength(1)
  // Said until it was seen, whatever page comes next.
  await next.goto('/ar/reports')
  await expect(noticeIn(next)).toContainText(reference)
  await expectAccessible(next)
  await noticeIn(next).getByRole('button').click()
  await expect(noticeIn(next)).toHaveCount(0)
  await next.goto('/ar/help#contact')
  await expect(formIn(next)).toBeVisible()
  await expect(formIn(next).getByLabel(ar.forms.contact.message)).toHaveValue('')
  await expect(noticeIn(next)).toHaveCount(0)
  expect(handedIn).toHaveLength(1)
  expect(await mailsTo(servers, address)).toHaveLength(1)
})

test('on a line where script waits for a press, what waits is sent by itself', async ({ page, context, servers }) => {
  const address = newAddress('dead')
  await keptMessage(page, address)
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await saveData(next)
  await next.goto('/ar/projects')
  await expect(noticeIn(next)).toContainText(later.noticeSent)
  await mailTo(servers, address)
})

test('two tabs that are there when the line returns send each message once', async ({ page, context, servers }) => {
  const [first, second] = [newAddress('dead'), newAddress('dead')]
  const other = await context.newPage()
  const beside = await openContact(other, second)
  await page.bringToFront()
  await keptMessage(page, first)
  // What is being filled in there stays, beside what waits.
  await expect(boxIn(other)).toBeVisible()
  await expect(beside.getByLabel(ar.forms.contact.email)).toHaveValue(second)
  await beside.locator('[data-submit]').click()
  await keepButton(other).click()
  for (const tab of [page, other]) await expect(boxIn(tab)).toHaveCount(2)
  const handedIn = countHandedIn(context, 'contact')
  await context.setOffline(false)
  for (const tab of [page, other]) {
    await expect(noticeIn(tab)).toHaveCount(2)
    await expect(noticeIn(tab).first()).toContainText(later.noticeSent)
    await expect(formIn(tab)).toBeVisible()
    await expect(formIn(tab).getByLabel(ar.forms.contact.message)).toHaveValue('')
  }
  expect(handedIn).toHaveLength(2)
  for (const address of [first, second]) {
    await mailTo(servers, address)
    expect(await mailsTo(servers, address)).toHaveLength(1)
  }
})

test('a message that had arrived although its answer was lost is not stored a second time', async ({ page, context, servers }) => {
  const address = newAddress('dead')
  const form = await openContact(page, address)
  await onNextAction(page, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await form.locator('[data-submit]').click()
  const handedIn = countHandedIn(context, 'contact')
  await keepButton(page).click()
  await expect(noticeIn(page)).toContainText(later.noticeSent)
  const mail = await mailTo(servers, address)
  expect(mail.text).toContain(await noticeIn(page).locator('[data-reference]').innerText())
  expect(handedIn).toHaveLength(1)
  expect(await mailsTo(servers, address)).toHaveLength(1)
})

test('what waits is tried again by hand, and withdrawn with all that was typed, on a later page too', async ({ page, context }) => {
  const { contact } = ar.forms
  const form = await keptMessage(page, newAddress('dead'))
  await boxIn(page).getByRole('button', { name: later.send }).click()
  await expect(boxIn(page)).toContainText(later.lost)
  await boxIn(page).getByRole('button', { name: later.withdraw }).click()
  await expect(form.getByLabel(contact.name)).toBeFocused()
  await expect(form.getByLabel(contact.message)).toHaveValue('متى تبدأ الدورة القادمة؟')
  await expect(boxIn(page)).toHaveCount(0)

  await form.locator('[data-submit]').click()
  await keepButton(page).click()
  await expect(boxIn(page)).toBeFocused()
  await page.close()
  await context.route('**/send/contact', (route) => route.abort())
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/ar/help#contact')
  await expect(boxIn(next)).toBeVisible()
  await expect(formIn(next)).toBeHidden()
  await boxIn(next).getByRole('button', { name: later.withdraw }).click()
  await expect(formIn(next).getByLabel(contact.message)).toHaveValue('متى تبدأ الدورة القادمة؟')
  await next.reload()
  await expect(formIn(next).getByLabel(contact.subject)).toHaveValue('سؤال عن الدورة')
  await expect(boxIn(next)).toHaveCount(0)
})

test('somebody else can write on the same device while a message waits', async ({ page, servers, context }) => {
  const [first, second] = [newAddress('dead'), newAddress('dead')]
  const form = await keptMessage(page, first)
  await boxIn(page).getByRole('button', { name: later.another }).click()
  await expect(form.getByLabel(ar.forms.contact.name)).toBeFocused()
  await expect(form.getByLabel(ar.forms.contact.email)).toHaveValue('')
  await form.getByLabel(ar.forms.contact.name).fill('سامر')
  await form.getByLabel(ar.forms.contact.email).fill(second)
  await form.getByLabel(ar.forms.contact.subject).fill('شكر')
  await form.getByLabel(ar.forms.contact.message).fill('شكراً لكم.')
  await form.locator('[data-submit]').click()
  await keepButton(page).click()
  await expect(boxIn(page)).toHaveCount(2)
  await context.setOffline(false)
  await expect(noticeIn(page)).toHaveCount(2)
  expect((await mailTo(servers, first)).text).toContain('سؤال عن الدورة')
  expect((await mailTo(servers, second)).text).toContain('شكر')
})

test('who wants nothing kept on the device is not asked, and sends it by hand', async ({ page, context }) => {
  const form = await openContact(page, newAddress('dead'))
  await form.getByLabel(ar.forms.common.keepNothing).check()
  await context.setOffline(true)
  await form.locator('[data-submit]').click()
  await expect(form.getByRole('alert')).toContainText(ar.forms.common.offline)
  await expect(keepButton(page)).toHaveCount(0)
  await context.setOffline(false)
  await form.locator('[data-submit]').click()
  await expect(thanksIn(page, 'contact', ar)).toBeFocused()
})

test('what waited too long says so on every page and in the place of its form, until it is put away', async ({ page, context }) => {
  test.slow()
  const { later: t } = de.forms
  const inWords = t.expired.replace(/\{days, plural.*?other \{# (Tage)\}\}/, `${WAITS_DAYS} $1`)
  const handedIn = countHandedIn(context, 'contact')
  const form = await openContact(page, newAddress('dead'), 'de')
  await keepLater(page, form.locator('[data-submit]'))
  await expect(boxIn(page)).toBeFocused()
  await page.close()
  await context.setOffline(false)
  const after = new Date(Date.now() + WAITS_DAYS * 24 * 60 * 60 * 1000 + 60_000)
  const next = await context.newPage()
  await next.clock.setFixedTime(after)
  await next.goto('/de/reports')
  await expect(noticeIn(next)).toContainText(t.expiredTitle)
  await expect(noticeIn(next)).toContainText(inWords)
  await expectAccessible(next)
  await noticeIn(next).getByRole('link', { name: t.show }).click()
  await expect(boxIn(next)).toContainText(inWords)
  await expect(boxIn(next)).not.toContainText(t.finished)
  await expect(noticeIn(next)).toHaveCount(0)
  await expectAccessible(next)
  await boxIn(next).getByRole('button', { name: t.close }).click()
  await expect(formIn(next).getByLabel(de.forms.contact.name)).toBeFocused()
  await expect(formIn(next).getByLabel(de.forms.contact.message)).toHaveValue('')
  expect(handedIn).toEqual([])
})

test('nothing that was typed lies on the device as it was typed', async ({ page }) => {
  const address = newAddress('dead')
  await keptMessage(page, address)
  const disk = await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('imar-waiting')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(new Error('It cannot be opened.'))
    })
    const read = (store: string) =>
      new Promise<unknown[]>((resolve) => {
        const all = db.transaction(store).objectStore(store).getAll()
        all.onsuccess = () => resolve(all.result)
      })
    const texts = (value: unknown): string => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
        return ['utf-8', 'utf-16le'].map((encoding) => new TextDecoder(encoding).decode(value)).join(' ')
      if (value instanceof CryptoKey) return `key ${String(value.extractable)}`
      return value !== null && typeof value === 'object' ? Object.values(value).map(texts).join(' ') : String(value)
    }
    const rows = (await Promise.all([...db.objectStoreNames].map(read))).flat()
    return [...rows.map(texts), JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })].join('\n')
  })
  expect(disk).toContain('key false')
  for (const text of [address, 'أمل', 'متى تبدأ', 'contact']) expect(disk).not.toContain(text)
})

for (const theme of THEMES) {
  test(`what waits is accessible and fits a phone: ${theme}`, async ({ page }) => {
    await chooseTheme(page, theme)
    await page.setViewportSize(PHONE)
    const form = await openContact(page, newAddress('dead'))
    await page.context().setOffline(true)
    await form.locator('[data-submit]').click()
    await expect(keepButton(page)).toBeVisible()
    await expectAccessible(page)
    await keepButton(page).click()
    await expect(boxIn(page)).toBeFocused()
    await expectAccessible(page)
    expect(await sidewaysScroll(page)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(boxIn(page).getByRole('button', { name: later.send })).toBeFocused()
  })
}
