import en from '@/messages/en.json'
import { mailTo, newAddress } from '../support/mailbox'
import { contentService } from '../support/servers'
import { expect, test } from '../support/test'
import { referenceIn, thanksIn } from '../support/thanks'

const { contact: t, problems: texts, common, sent } = en.forms

test('with the content service stopped what was typed stays, over a reload too, and is sent when it is back', async ({ page, servers, problems }) => {
  problems.expect(/503/)
  const address = newAddress('outage')
  await page.goto('/en/help#contact')
  const form = page.locator('form[data-form=contact]')
  await form.getByLabel(t.name).fill('Rima')
  await expect(form).toHaveAttribute('data-enhanced')
  await form.getByLabel(t.email).fill(address)
  await form.getByLabel(t.subject).fill('A question')
  await form.getByLabel(t.message).fill('When does the next course begin?')
  const submit = form.getByRole('button', { name: t.submit })
  await contentService.disconnect()
  try {
    await submit.click()
    await expect(form.getByRole('alert')).toHaveText(texts.unavailable)
    await page.reload()
    await expect(form.getByLabel(t.message)).toHaveValue('When does the next course begin?')
  } finally {
    await contentService.connect()
  }
  await submit.click()
  await expect(thanksIn(page, 'contact')).toContainText(sent.titles.contact)
  expect((await mailTo(servers, address)).text).toContain(await referenceIn(thanksIn(page, 'contact')).innerText())
})

test('without script the page says so, and its form can be sent again', async ({ browser, servers }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  const form = page.locator('form[data-form=contact]')
  await page.goto('/en/help#contact')
  await form.getByLabel(t.name).fill('Rima')
  await form.getByLabel(t.email).fill(newAddress('plain'))
  await form.getByLabel(t.subject).fill('A question')
  await form.getByLabel(t.message).fill('When does the next course begin?')
  await form.getByRole('button', { name: t.submit }).click()
  await contentService.disconnect()
  try {
    await form.getByRole('button', { name: common.confirm }).click()
    await expect(form.getByRole('alert')).toHaveText(texts.unavailable)
    await expect(form.getByLabel(t.message)).toHaveValue('When does the next course begin?')
  } finally {
    await contentService.connect()
  }
  await form.getByRole('button', { name: t.submit }).click()
  await expect(page.getByRole('heading', { name: sent.titles.contact })).toBeVisible()
  await context.close()
})
