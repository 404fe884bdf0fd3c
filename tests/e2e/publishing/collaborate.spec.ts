import { z } from 'zod'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import { expect, test } from '../support/test'

const pageSchema = z.object({ collaborationPage: z.looseObject({ title: z.string(), description: z.string().nullish() }) })
const contactSchema = z.looseObject({ email: z.string() })

const TABS = ['individuals', 'organizations', 'project-template']

test('what editors write of the page is on every tab at once', async ({ admin, request }) => {
  const { collaborationPage } = pageSchema.parse(await admin.readSingle('pages-info', 'en'))
  const title = `Build with us ${Date.now()}`
  try {
    await admin.saveSingle('pages-info', { collaborationPage: { ...collaborationPage, title } }, { locale: 'en', publish: true })
    for (const tab of TABS) await expect.poll(async () => (await request.get(`/en/collaborate/${tab}`)).text()).toContain(title)
  } finally {
    await admin.saveSingle('pages-info', { collaborationPage }, { locale: 'en', publish: true })
  }
})

test('a new e-mail address is where people are told to write to', async ({ admin, page, request }) => {
  const { email } = contactSchema.parse(await admin.readSingle('contact-info', 'en'))
  try {
    await admin.saveSingle('contact-info', { email: 'projects@example.org' }, { locale: 'en', publish: true })
    await expect.poll(async () => (await request.get('/en/collaborate/individuals')).text()).toContain('mailto:projects@example.org?subject=')
    await page.goto('/en/collaborate/individuals')
    await expect(page.locator('#proposal')).toContainText('projects@example.org')
  } finally {
    await admin.saveSingle('contact-info', { email }, { locale: 'en', publish: true })
  }
})

test('without an e-mail address the way leads to the help center', async ({ admin, page, request }) => {
  const { email } = contactSchema.parse(await admin.readSingle('contact-info', 'de'))
  try {
    await admin.saveSingle('contact-info', { email: null }, { locale: 'de', publish: true })
    await expect.poll(async () => (await request.get('/de/collaborate/organizations')).text()).not.toContain('mailto:')
    await page.goto('/de/collaborate/organizations')
    await expect(page.locator('#inquiry').getByRole('link', { name: de.collaborate.noMail })).toHaveAttribute('href', '/de/help#contact')
  } finally {
    await admin.saveSingle('contact-info', { email }, { locale: 'de', publish: true })
  }
})

test('without words of the editors the page has its own', async ({ admin, page, request }) => {
  const { collaborationPage } = pageSchema.parse(await admin.readSingle('pages-info', 'en'))
  // Once removed, the component comes back as a new one.
  const { id: _, ...again } = collaborationPage
  try {
    await admin.saveSingle('pages-info', { collaborationPage: null }, { locale: 'en', publish: true })
    await expect.poll(async () => (await request.get('/en/collaborate/organizations')).text()).toContain(`>${en.collaborate.title}</h1>`)
    await page.goto('/en/collaborate/organizations')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.collaborate.title)
  } finally {
    await admin.saveSingle('pages-info', { collaborationPage: again }, { locale: 'en', publish: true })
  }
})
