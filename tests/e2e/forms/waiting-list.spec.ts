import type { Admin } from '../support/admin'
import { expectAccessible } from '../support/axe'
import { linkIn, mailTo, newAddress } from '../support/mailbox'
import { chooseTheme, PHONE, sidewaysScroll } from '../support/page-tools'
import { expect, test } from '../support/test'

const DAY = 24 * 60 * 60 * 1000

/** An event in Arabic and English with one seat, which somebody has. */
async function fullEvent(admin: Admin, title: string) {
  const slug = `${title.toLowerCase()}-${Date.now()}`
  const startDate = new Date(Date.now() + 20 * DAY).toISOString()
  const fields = { slug, eventType: 'workshop', startDate, location: { type: 'physical' }, registration: { required: true, capacity: 1 } }
  const { documentId } = await admin.create('event', 'ar', { ...fields, title })
  await admin.publish('event', documentId, 'ar')
  await admin.publish('event', documentId, 'en', { ...fields, title })
  return { slug, documentId }
}

test('who comes to a full event puts their name on its waiting list, in Arabic, and takes the seat that becomes free', async ({
  admin,
  page,
  request,
  servers,
}) => {
  // Five mails, one after the other.
  test.slow()
  const { slug, documentId } = await fullEvent(admin, 'Waiting')
  const form = page.locator('form[data-form=registration]')
  const notice = page.getByRole('region', { name: /تم تسجيلك في الفعالية|أُدرج اسمك في قائمة الانتظار/ })
  const open = () =>
    page
      .locator('summary')
      .filter({ hasText: /سجّل|أدرج/ })
      .click()
  const register = async (button: string, address: string) => {
    await open()
    await expect(form).toHaveAttribute('data-enhanced', '')
    await form.getByLabel('اسمك').fill('ريما')
    await form.getByLabel('بريدك الإلكتروني').fill(address)
    await form.getByRole('button', { name: button }).click()
    await expect(notice).toBeFocused()
  }
  await page.setViewportSize(PHONE)
  await chooseTheme(page, 'dark')
  await expect.poll(async () => (await request.get(`/ar/events/${slug}`)).status()).toBe(200)
  await page.goto(`/ar/events/${slug}`)
  const [holder, waiting] = [newAddress('holder'), newAddress('waiting')]
  await register('سجّل', holder)
  const holding = await mailTo(servers, holder)

  await expect.poll(async () => (await request.get(`/ar/events/${slug}`)).text()).toContain('قائمة الانتظار')
  await page.goto(`/ar/events/${slug}`)
  await expect(page.getByText('اكتمل العدد في هذه الفعالية.')).toBeVisible()
  await register('أدرج اسمي في قائمة الانتظار', waiting)
  await expect(notice).toContainText('أُدرج اسمك في قائمة الانتظار')
  await expectAccessible(page)
  expect(await sidewaysScroll(page)).toBe(0)
  expect((await mailTo(servers, waiting)).subject).toContain('أنت في قائمة الانتظار')

  await page.goto(linkIn(holding, servers))
  await page.getByRole('button', { name: 'إلغاء تسجيلي' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'أُلغي تسجيلك' })).toBeVisible()

  const offer = await mailTo(servers, waiting, 2)
  expect(offer.subject).toContain('شغر مقعد لك')
  await page.goto(linkIn(offer, servers))
  await expect(page.getByRole('main').getByRole('status')).toContainText('هل ترغب في الحضور؟')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expectAccessible(page)
  expect(await sidewaysScroll(page)).toBe(0)
  await page.getByRole('button', { name: 'أؤكد حضوري' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'المقعد لك' })).toBeVisible()
  expect((await mailTo(servers, waiting, 3)).subject).toContain('تم تسجيلك')
  await page.goto(linkIn(offer, servers))
  await page.getByRole('button', { name: 'أؤكد حضوري' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'المقعد لك بالفعل' })).toBeVisible()
  await admin.unpublish('event', documentId, 'ar')
  await admin.unpublish('event', documentId, 'en')
})

test('without script too; a link that is none says what to do', async ({ admin, browser, request, servers }) => {
  test.slow()
  const { slug, documentId } = await fullEvent(admin, 'Scriptless')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  const main = page.getByRole('main')
  const register = async (summary: string, address: string) => {
    await page.goto(`/en/events/${slug}`)
    await page.locator('summary').filter({ hasText: summary }).click()
    await main.getByLabel('Your name').fill('Rima')
    await main.getByLabel('Your email address').fill(address)
    await main.getByRole('button', { name: summary }).click()
    await main.getByRole('button', { name: 'Confirm and send' }).click()
  }
  await expect.poll(async () => (await request.get(`/en/events/${slug}`)).status()).toBe(200)
  await register('Register', newAddress('holder'))
  await expect(main).toContainText('Successfully registered for the event!')
  await expect.poll(async () => (await request.get(`/en/events/${slug}`)).text()).toContain('Join the waiting list')
  const address = newAddress('waiting')
  await register('Join the waiting list', address)
  await expect(main.getByRole('heading', { name: 'Your name is on the waiting list' })).toBeVisible()
  await expect(main).toContainText('Each email address has one place')
  await expect(main).not.toContainText('Successfully registered')

  const leave = linkIn(await mailTo(servers, address), servers)
  await page.goto(leave.replace('/verification/registration', '/verification/seat'))
  await page.getByRole('button', { name: 'Accept the seat' }).click()
  await expect(main).toContainText('This offer has expired')
  await page.goto(leave)
  await page.getByRole('button', { name: 'Cancel my registration' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Your registration is cancelled' })).toBeVisible()
  await context.close()
  await admin.unpublish('event', documentId, 'ar')
  await admin.unpublish('event', documentId, 'en')
})

test('when the last seat goes to somebody else, the page says so everywhere and offers the waiting list with what was typed, with and without script', async ({
  admin,
  browser,
  page,
  problems,
  request,
  servers,
}) => {
  problems.expect(/409|Failed to load resource/)
  const { slug, documentId } = await fullEvent(admin, 'Contended')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const plain = await context.newPage()
  await expect.poll(async () => (await request.get(`/en/events/${slug}`)).status()).toBe(200)
  for (const one of [page, plain]) {
    await one.goto(`/en/events/${slug}`)
    await one.locator('summary').filter({ hasText: 'Register' }).click()
  }
  const fill = async (one: typeof page, address: string) => {
    const form = one.locator('form[data-form=registration]')
    await form.getByLabel('Your name').fill('Rima')
    await form.getByLabel('Your email address').fill(address)
    return form
  }
  const form = await fill(page, newAddress('late'))
  await expect(form).toHaveAttribute('data-enhanced', '')
  const holder = await page.context().newPage()
  await holder.goto(`/en/events/${slug}`)
  await holder.locator('summary').filter({ hasText: 'Register' }).click()
  const first = await fill(holder, newAddress('first'))
  await expect(first).toHaveAttribute('data-enhanced', '')
  await first.getByRole('button', { name: 'Register' }).click()
  await expect(holder.getByRole('region', { name: 'Successfully registered for the event!' })).toBeFocused()
  // After the answer the page counts the seat that was just taken.
  await expect(holder.locator('#registration')).toContainText('You can join the waiting list')
  await expect(holder.getByText('Full', { exact: true })).toBeVisible()
  await holder.close()

  await form.getByRole('button', { name: 'Register' }).click()
  await expect(form.getByRole('alert')).toHaveText('This event is full.')
  await expect(page.locator('#registration')).toContainText('You can join the waiting list')
  await expect(page.getByText('Full', { exact: true })).toBeVisible()
  await expect(form.getByLabel('Your name')).toHaveValue('Rima')
  await form.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(page.getByRole('region', { name: 'Your name is on the waiting list' })).toContainText('Your name is on the waiting list')

  await fill(plain, newAddress('plain'))
  const main = plain.getByRole('main')
  await main.getByRole('button', { name: 'Register' }).click()
  await main.getByRole('button', { name: 'Confirm and send' }).click()
  await expect(main.getByRole('alert')).toHaveText('This event is full.')
  await expect(main).toContainText('You can join the waiting list')
  await expect(main.getByLabel('Your name')).toHaveValue('Rima')
  await main.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(main.getByRole('heading', { name: 'Your name is on the waiting list' })).toBeVisible()
  await context.close()
  await admin.unpublish('event', documentId, 'ar')
  await admin.unpublish('event', documentId, 'en')
})
