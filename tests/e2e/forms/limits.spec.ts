import { newAddress } from '../support/mailbox'
import { expect, test } from '../support/test'
import { thanksIn } from '../support/thanks'

const PER_HOUR = 5

test('the sixth message of one address within an hour is asked to wait, and keeps what was typed', async ({ page, problems }) => {
  test.setTimeout(90_000)
  const address = newAddress('often')
  await page.goto('/en/help#contact')
  const form = page.locator('form[data-form=contact]')
  const sent = thanksIn(page, 'contact')
  const write = async (subject: string) => {
    await form.getByLabel('Your name').fill('Rima')
    await form.getByLabel('Your email address').fill(address)
    await form.getByLabel('Subject').fill(subject)
    await form.getByLabel('Your message').fill('A question.')
    await form.getByRole('button', { name: 'Send message' }).click()
  }
  for (let count = 1; count <= PER_HOUR; count++) {
    await write(`Message ${count}`)
    await expect(sent).toBeVisible()
    await page.reload()
  }
  problems.expect(/429/)
  await write('One too many')
  await expect(form.getByRole('alert')).toContainText('minutes', { timeout: 30_000 })
  await expect(form.getByLabel('Subject')).toHaveValue('One too many')
})
