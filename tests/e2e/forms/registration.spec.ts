import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { onNextAction } from '../support/actions'
import { expectAccessible } from '../support/axe'
import { mailTo, newAddress, readAttachment } from '../support/mailbox'
import { chooseTheme, PHONE } from '../support/page-tools'
import { type Event, findEvent, isAhead, isFull, isOver, isOwn } from '../support/sample-events'
import { expect, test } from '../support/test'

const isOnOurPage = (event: Event) => isOwn(event) && event.registration?.required === true && !event.registration.link

/** Takes any number of people, so that no test takes another one's place. */
const isOpen = (event: Event) => isOnOurPage(event) && isAhead(event) && event.registration?.capacity == null

const REFERENCE = /E-[2-9A-Z]{4}-[2-9A-Z]{4}/

async function openForm(page: Page, slug: string) {
  await page.goto(`/en/events/${slug}`)
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  await page.getByRole('complementary').getByRole('link', { name: 'Register', exact: true }).click()
  const form = page.getByRole('form', { name: 'Registration' })
  await expect(form).toHaveAttribute('data-enhanced', '')
  return form
}

test('a visitor registers in Arabic, is told what is wrong while typing, and gets a mail with a calendar entry', async ({ page, servers }) => {
  const { slug, startDate } = await findEvent(servers, isOpen)
  const address = newAddress('guest')
  await page.setViewportSize(PHONE)
  await chooseTheme(page, 'dark')
  await page.goto(`/ar/events/${slug}`)
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  const open = page.getByRole('complementary').getByRole('link', { name: 'سجّل', exact: true })
  const form = page.locator('form[data-form=registration]')
  const [name, email] = [form.getByLabel('اسمك'), form.getByLabel('بريدك الإلكتروني')]
  const submit = form.getByRole('button', { name: 'سجّل' })
  await expect(form).toBeHidden()

  await open.click()
  await expect(open).toBeHidden()
  await expect(name).toBeFocused()
  await expect(form).toHaveAttribute('data-enhanced', '')
  await page.keyboard.press('Enter')
  await expect(email).toHaveAccessibleDescription('البريد الإلكتروني مطلوب.')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('الاسم مطلوب.')
  await expectAccessible(page)
  await name.fill('ريما')
  await email.fill('rima@')
  await expect(email).toHaveAccessibleDescription('يُرجى إدخال البريد الإلكتروني بصيغة صحيحة.')
  await expect(submit).toBeDisabled()

  await form.getByRole('button', { name: 'إلغاء' }).click()
  await expect(form).toBeHidden()
  await page.locator('summary').filter({ hasText: 'سجّل' }).press('Enter')
  await expect(name).toBeFocused()
  await expect(name).toHaveValue('ريما')
  await expect(email).toHaveAccessibleDescription('')
  await email.fill(address)
  await submit.click()

  const notice = page.getByRole('region', { name: 'تم تسجيلك في الفعالية بنجاح!' })
  await expect(notice).toBeFocused()
  await expect(notice).toContainText('تم تسجيلك في الفعالية بنجاح!')
  // Whether the address was registered before is told by the mail alone.
  await expect(notice).toContainText('ولكل بريد إلكتروني مقعد واحد')
  await expect(notice).not.toContainText(REFERENCE)
  await expect(form).toBeHidden()
  await expect(open).toBeVisible()
  await expect(name).toHaveValue('')

  const mail = await mailTo(servers, address)
  expect(mail.text).toMatch(REFERENCE)
  const calendar = new ICAL.Component(ICAL.parse(await readAttachment(servers, mail, 'text/calendar')))
  expect(new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined).startDate.toJSDate()).toEqual(new Date(startDate))
})

test('without script the form opens, asks once to confirm, and arrives', async ({ browser, servers }) => {
  const { slug, title } = await findEvent(servers, isOpen)
  const address = newAddress('guest')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  const main = page.getByRole('main')
  await page.goto(`/en/events/${slug}`)
  await main.getByRole('link', { name: 'Register', exact: true }).click()
  await main.getByLabel('Your name').fill('Rima')
  await main.getByLabel('Your email address').fill(address)
  await main.getByLabel('Organization').fill('Helpers')
  await main.getByRole('button', { name: 'Register' }).click()

  await expect(main.getByRole('link', { name: title })).toHaveAttribute('href', `/en/events/${slug}`)
  await expect(main.getByRole('alert')).toHaveText('One step left: please confirm that you want to send this.')
  await expect(main.getByLabel('Organization')).toHaveValue('Helpers')
  await main.getByRole('button', { name: 'Confirm and send' }).click()
  await expect(main).toContainText('Successfully registered for the event!')
  await expect(main).toContainText('Each email address has one seat')
  await expect(main).not.toContainText(REFERENCE)
  expect((await mailTo(servers, address)).text).toMatch(REFERENCE)
  await context.close()
})

test('the server decides whether there is still a place, and a lost connection loses nothing', async ({ page, problems, servers }) => {
  problems.expect(/409|Failed to load resource/)
  const { slug } = await findEvent(servers, isOpen)
  const form = await openForm(page, slug)
  await form.getByLabel('Your name').fill('Rima')
  await form.getByLabel('Your email address').fill(newAddress('late'))
  const submit = form.getByRole('button', { name: /^(Register|Join the waiting list)$/ })
  const alert = form.getByRole('alert')
  const others = [
    [await findEvent(servers, (event) => isOnOurPage(event) && isAhead(event) && isFull(event)), 'This event is full.'],
    [await findEvent(servers, (event) => isOnOurPage(event) && isOver(event) && !isFull(event)), 'Registration for this event is closed.'],
  ] as const
  for (const [{ documentId }, text] of others) {
    // As a page does that has grown old.
    await form.locator('input[name=event]').evaluate((field: HTMLInputElement, id) => (field.value = id), documentId)
    await submit.click()
    await expect(alert).toHaveText(text)
  }

  await onNextAction(page, (route) => route.abort())
  await submit.click()
  await expect(alert).toContainText('Registration failed: there is no connection')
  await page.reload()
  // Who has begun finds it open.
  await expect(form.getByLabel('Your name')).toBeVisible()
  await expect(form.getByLabel('Your name')).toHaveValue('Rima')
  await form.getByRole('button', { name: 'Delete what I typed' }).click()
  await expect(form.getByLabel('Your name')).toHaveValue('')
})
