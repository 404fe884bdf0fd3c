import type { Page } from '@playwright/test'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { isAction, onNextAction } from '../support/actions'
import { mailTo, newAddress } from '../support/mailbox'
import { isKept } from '../support/page-tools'
import { expect, test } from '../support/test'
import { referenceIn, thanksIn } from '../support/thanks'

test('a message is checked while it is typed, sent without a new page, and answered in the language of the page', async ({ page, servers }) => {
  const { contact: t, errors, sent } = ar.forms
  const address = newAddress('contact')
  await page.goto('/ar/help#contact')
  const form = page.locator('form[data-form=contact]')
  await form.getByLabel(t.email).fill('amal')
  await expect(form).toHaveAttribute('data-enhanced')
  await form.getByLabel(t.subject).fill('سؤال')
  await form.getByLabel(t.email).focus()
  await form.getByLabel(t.name).fill('أمل')
  await expect(form.getByText(errors.email_invalid)).toBeVisible()
  await form.getByLabel(t.email).fill(address)
  await expect(form.getByText(errors.email_invalid)).toBeHidden()
  await form.getByLabel(t.message).fill('متى تبدأ الدورة القادمة؟')
  await form.getByRole('button', { name: t.submit }).click()
  const thanks = thanksIn(page, 'contact', ar)
  await expect(thanks).toBeFocused()
  await expect(thanks).toContainText(sent.titles.contact)
  const mail = await mailTo(servers, address)
  expect(mail.text).toContain(await referenceIn(thanks).innerText())
  expect(mail.html).toContain('dir="rtl"')
})

async function sendMessage(page: Page) {
  const { contact: t } = en.forms
  const form = page.locator('form[data-form=contact]')
  await page.goto('/en/help#contact')
  await form.getByLabel(t.name).fill('Rima')
  await form.getByLabel(t.email).fill(newAddress('contact'))
  await form.getByLabel(t.subject).fill('Hello')
  await form.getByLabel(t.message).fill('A question.')
  await expect(form).toHaveAttribute('data-enhanced')
  await form.getByRole('button', { name: t.submit }).click()
  await expect(thanksIn(page, 'contact')).toBeFocused()
}

test('with script a message goes by the action of its form, and the page stays kept as it was', async ({ page, request }) => {
  const posted: string[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'POST') posted.push(isAction(sent) ? 'action' : new URL(sent.url()).pathname)
  })
  const read = async () => {
    const answer = await request.get('/en/help')
    return { isKept: isKept(answer), text: await answer.text() }
  }
  // An answer may come before it is written down.
  await expect.poll(async () => (await read()).isKept).toBe(true)
  const before = await read()
  await sendMessage(page)
  expect(posted).toEqual(['action'])
  const after = await read()
  expect(after.isKept).toBe(true)
  // Not compared as texts: a difference would print the page twice.
  expect(after.text === before.text).toBe(true)
})

test('a tab from before a deployment, whose action the site does not know any more, sends its message all the same', async ({ page, problems }) => {
  problems.expect(/status of 409/)
  await onNextAction(page, (route) => route.continue({ headers: { ...route.request().headers(), 'next-action': `60${'0'.repeat(40)}` } }))
  const plain = page.waitForResponse('**/en/send/contact')
  await sendMessage(page)
  expect((await plain).status()).toBe(200)
})

test('without script Back leads to the form as it was, and does not send it again', async ({ browser, servers }) => {
  const { contact: t, errors } = en.forms
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  const form = page.locator('form[data-form=contact]')
  const posted: string[] = []
  page.on('request', (sent) => sent.method() === 'POST' && posted.push(sent.url()))
  await page.goto('/en/help#contact')
  await form.getByLabel(t.message).fill('A question.')
  await form.getByRole('button', { name: t.submit }).click()
  await expect(page).toHaveURL(/\/en\/answer\/contact\?id=[\w-]+$/)
  await expect(form.getByRole('alert')).toContainText(errors.subject_required)
  await page.reload()
  await expect(form.getByLabel(t.message)).toHaveValue('A question.')
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/help#contact$/)
  await page.goForward()
  await expect(form.getByLabel(t.message)).toHaveValue('A question.')
  expect(posted).toHaveLength(1)
  await page.goto('/en/answer/contact?id=another')
  await expect(page.getByRole('main')).toContainText(en.forms.gone.text)
  await page.getByRole('link', { name: en.forms.gone.again }).click()
  await expect(page).toHaveURL(/\/en\/help#contact$/)
  await context.close()
})
