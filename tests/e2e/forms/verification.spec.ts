import { expectAccessible } from '../support/axe'
import { applyToDepartment, applyToProject, registerForEvent } from '../support/hand-in'
import { linkIn, type Mail, mailTo, newAddress } from '../support/mailbox'
import { chooseTheme, PHONE, sidewaysScroll } from '../support/page-tools'
import { expect, test } from '../support/test'

const words = {
  ar: {
    done: 'تم تأكيد بريدك الإلكتروني',
    failed: 'تعذّر تأكيد بريدك الإلكتروني',
    confirm: 'أكّد بريدي الإلكتروني',
    email: 'بريدك الإلكتروني',
    code: 'الرمز الوارد في الرسالة',
    byCode: 'أكّد بالرمز',
    home: 'العودة إلى الصفحة الرئيسية',
    departments: 'استعرض الأقسام',
    refused: 'قد يكون الرابط منتهي الصلاحية أو غير صالح.',
    chat: 'تواصل مع الدعم عبر المحادثة',
  },
  en: {
    done: 'Your email address is confirmed',
    failed: 'Your email address could not be confirmed',
    confirm: 'Confirm my address',
    email: 'Your email address',
    code: 'Code from the email',
    byCode: 'Confirm with the code',
    home: 'Return to the home page',
    departments: 'View Departments',
    refused: 'The link may be expired or invalid.',
    chat: 'Contact support in the chat',
  },
}

/** The code, which a reference number looks like. */
function codeIn({ text }: Mail): string {
  const [code] = /(?<![\w-])[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}(?![\w-])/.exec(text) ?? []
  if (!code) throw new Error('The mail has no code.')
  return code
}

for (const locale of ['ar', 'en'] as const) {
  const { done, confirm, failed, home, departments, refused, chat } = words[locale]

  test(`the link of the mail confirms an application to a department in ${locale}, and is no worse opened again`, async ({ page, problems, servers }) => {
    problems.expect(/status of 422/)
    const address = newAddress('department')
    const department = await applyToDepartment(servers, address, locale)
    const link = linkIn(await mailTo(servers, address), servers)
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 2, name: done })).toBeVisible()
    await expect(page.getByRole('main').getByRole('status')).toContainText(department)
    await expect(page.locator('main ol > li')).toHaveCount(3)
    await expect(page.getByRole('link', { name: departments })).toHaveAttribute('href', `/${locale}/join`)
    await expect(page.getByRole('button', { name: confirm })).toBeHidden()
    await mailTo(servers, address, 2)
    await page.reload()
    await expect(page.getByRole('heading', { level: 2, name: done })).toBeVisible()
    await page.goto(link.replace(/token=.{4}/, 'token=0000'))
    await expect(page.getByRole('heading', { level: 2, name: failed })).toBeVisible()
    await expect(page.getByRole('main').getByRole('status')).toContainText(refused)
    await expect(page.getByRole('link', { name: chat })).toHaveAttribute('href', 'https://wa.me/491713920000')
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })

  test(`without script a button confirms an application to a project in ${locale}, and opening the page does not`, async ({ browser, request, servers }) => {
    const address = newAddress('project')
    await applyToProject(servers, address, locale)
    const link = linkIn(await mailTo(servers, address), servers)
    expect((await request.get(link)).status()).toBe(200)
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(link)
    await page.getByRole('button', { name: confirm }).press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: done })).toBeVisible()
    await expect(page.getByRole('button', { name: confirm })).toBeHidden()
    await expect(page.getByRole('link', { name: home })).toHaveAttribute('href', `/${locale}`)
    await mailTo(servers, address, 2)
    await context.close()
  })
}

test('the code of the mail is typed without script, in small letters and with Arabic digits', async ({ browser, servers }) => {
  const address = newAddress('typed')
  await applyToProject(servers, address, 'ar')
  const code = codeIn(await mailTo(servers, address))
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  await page.goto('/ar/verification/project-submission')
  await page.getByLabel(words.ar.email).first().fill(`  ${address.toUpperCase()}`)
  await page.getByRole('button', { name: words.ar.byCode }).click()
  await expect(page.getByRole('link', { name: 'يُرجى كتابة الرمز الوارد في الرسالة.' })).toHaveAttribute('href', '#by-code-code')
  await expect(page.getByLabel(words.ar.email).first()).toHaveValue(address.toUpperCase())
  const typed = code
    .toLowerCase()
    .replace('-', ' ')
    .replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)))
  await page.getByLabel(words.ar.code).fill(typed)
  await page.getByRole('button', { name: words.ar.byCode }).click()
  await expect(page.getByRole('heading', { level: 2, name: words.ar.done })).toBeVisible()
  await context.close()
})

test('a link that does not work leads to a new mail, whose code does', async ({ page, problems, servers }) => {
  problems.expect(/status of 422/)
  const address = newAddress('again')
  await applyToDepartment(servers, address, 'en')
  const link = linkIn(await mailTo(servers, address), servers)
  await page.goto(link.replace(/token=.{4}/, 'token=0000'))
  await expect(page.getByRole('main').getByRole('status')).toContainText('The link may be expired or invalid.')
  const told = page.locator('#mail').getByRole('alert')
  const email = page.locator('#mail').getByLabel(words.en.email)
  await expect(email).toHaveValue(address)
  await page.getByRole('button', { name: 'Send a new email' }).click()
  const answer = 'If an application with this address is waiting to be confirmed, a new email is on its way.'
  await expect(told).toContainText(answer)
  const code = codeIn(await mailTo(servers, address, 2))

  await email.fill(newAddress('nobody'))
  await page.getByRole('button', { name: 'Send a new email' }).click()
  await expect(told).toContainText(answer)

  await page.getByText('Enter the code instead').click()
  const byCode = page.getByRole('button', { name: words.en.byCode })
  await page.getByLabel(words.en.code).fill('K7QM')
  await byCode.click()
  await expect(page.getByLabel(words.en.code)).toBeFocused()
  await expect(page.getByLabel(words.en.code)).toHaveAccessibleDescription('The code has 8 letters and digits, for example K7QM-3XPA.')
  await page.getByLabel(words.en.code).fill('2222-2222')
  await byCode.click()
  await expect(page.locator('#code').getByRole('alert')).toContainText('This code may be expired or wrong')
  await page.getByLabel(words.en.code).fill(code)
  await byCode.click()
  await expect(page.getByRole('heading', { level: 2, name: words.en.done })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toBeFocused()
  await expect(byCode).toBeHidden()
})

test('a registration is cancelled by a button and never by looking', async ({ page, problems, servers }) => {
  problems.expect(/status of 422/)
  const address = newAddress('guest')
  await registerForEvent(servers, address, 'en')
  const link = linkIn(await mailTo(servers, address), servers)
  await page.goto(link)
  await expect(page.getByRole('main').getByRole('status')).toContainText('Do you really want to cancel?')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel my registration' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Your registration is cancelled' })).toBeVisible()
  expect((await mailTo(servers, address, 2)).subject).toMatch(/cancelled/i)
  await page.goto(link.replace(/token=.{4}/, 'token=0000'))
  await page.getByRole('button', { name: 'Cancel my registration' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('The link may be expired or invalid.')
})

test('without script too, in Arabic', async ({ browser, servers }) => {
  const address = newAddress('guest')
  await registerForEvent(servers, address, 'ar')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(linkIn(await mailTo(servers, address), servers))
  await page.getByRole('button', { name: 'إلغاء تسجيلي' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'أُلغي تسجيلك' })).toBeVisible()
  await context.close()
})

test('the forms are accessible and fit the narrowest phone', async ({ page, problems }) => {
  problems.expect(/status of 422/)
  await chooseTheme(page, 'dark')
  await page.setViewportSize(PHONE)
  await page.goto('/ar/verification/department')
  await page.getByRole('button', { name: words.ar.byCode }).click()
  await expect(page.getByRole('link', { name: 'يُرجى كتابة الرمز الوارد في الرسالة.' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)
})
