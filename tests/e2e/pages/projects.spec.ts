import { z } from 'zod'
import { expectAccessible } from '../support/axe'
import { chooseTheme, DESKTOP, isKept, PHONE } from '../support/page-tools'
import { readContent } from '../support/sample-pages'
import { expect, test } from '../support/test'
import type { Servers } from '../support/servers'

const projectSchema = z.object({
  slug: z.string(),
  title: z.string(),
  projectStatus: z.string(),
  type: z.string().nullish(),
  suspensionReason: z.string().nullish(),
  faqs: z.array(z.object({ question: z.string(), priority: z.number() })),
  forms: z.array(z.object({ title: z.string().nullish(), note: z.string().nullish() })),
  news: z.array(z.unknown()),
})

type Project = z.infer<typeof projectSchema>

/** A project of the sample content that the requirements' case is about. */
async function findProject(servers: Servers, matches: (project: Project) => boolean): Promise<Project> {
  const projects = await readContent(servers, 'projects?locale=en&pagination[pageSize]=100', projectSchema)
  const found = projects.find(matches)
  if (!found) throw new Error('The sample content has no such project.')
  return found
}

const isComplete = (project: Project) => project.projectStatus === 'active' && project.forms.length > 1 && project.news.length > 0

test('the list shows every project, the newest first, and invites ideas', async ({ page, servers }) => {
  const projects = await readContent(servers, 'projects?locale=en&sort=createdAt:desc&pagination[pageSize]=24', projectSchema)
  await page.goto('/en/projects')
  await expect(page.getByRole('article').getByRole('link')).toHaveText(projects.map(({ title }) => title))
  await expect(page.getByRole('link', { name: 'Suggest a Project' })).toHaveAttribute('href', '/en/collaborate/project-template')
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Projects')
})

test('the list is filtered and put in order without script, each time on a page that is kept', async ({ browser, servers, request }) => {
  const completed = await readContent(servers, 'projects?locale=en&filters[projectStatus][$eq]=completed', projectSchema)
  const oldest = await readContent(servers, 'projects?locale=en&sort=createdAt:asc&filters[type][$eq]=project&pagination[pageSize]=24', projectSchema)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  const links = page.locator('main').getByRole('article').getByRole('link')
  await page.goto('/en/projects/by/status-completed')
  await expect(links).toHaveText(completed.map(({ title }) => title))
  await expect(page.locator('main')).toContainText(completed.length === 1 ? '1 project' : `${completed.length} projects`)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${servers.siteUrl}/en/projects`)

  const form = page.getByRole('search', { name: 'Filter and sort' })
  await expect(form.getByLabel('Status')).toHaveValue('completed')
  await form.getByLabel('Status').selectOption('')
  await form.getByLabel('Type').selectOption({ label: 'Project' })
  await form.getByLabel('Sort by').selectOption({ label: 'Oldest first' })
  await form.getByRole('button').click()
  await expect(page).toHaveURL('/en/projects/by/type-project/sort-oldest#list')
  await expect(links).toHaveText(oldest.map(({ title }) => title))
  await expect.poll(async () => isKept(await request.get('/en/projects/by/type-project/sort-oldest'))).toBe(true)

  await page.getByRole('link', { name: 'Remove filter: Project' }).click()
  await expect(page).toHaveURL('/en/projects/by/sort-oldest#list')
  await page.goto('/en/projects/by/status-suspended/type-campaign')
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Clear All' }).last().click()
  await expect(page).toHaveURL('/en/projects#list')
  await context.close()
})

test('a filter that there is not is no page', async ({ request }) => {
  for (const address of ['status-unknown', 'type-campaign/status-active', 'status-active/page/2', 'status-active/page/1']) {
    expect((await request.get(`/en/projects/by/${address}`)).status(), address).toBe(404)
  }
})

for (const locale of ['ar', 'de'] as const) {
  test(`filters can be used by all on a phone in ${locale}`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    for (const address of ['projects/by/status-active', 'reports/by/source-external', 'join/by/sort-name']) {
      await page.goto(`/${locale}/${address}`)
      await expect(page.getByRole('search')).toBeVisible()
      await expectAccessible(page)
    }
  })
}

test('a card leads to its project', async ({ page }) => {
  await page.goto('/en/projects')
  const link = page.getByRole('article').first().getByRole('link')
  const title = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('a page of the list that does not exist is not found, and page 1 is the list itself', async ({ request }) => {
  expect((await request.get('/en/projects/page/99')).status()).toBe(404)
  expect((await request.get('/en/projects/page/x')).status()).toBe(404)
  const first = await request.get('/en/projects/page/1', { maxRedirects: 0 })
  expect(first.status()).toBe(308)
  expect(new URL(first.headers().location ?? '', 'http://x').pathname).toBe('/en/projects')
})

test('a project has its parts in the order of the requirements', async ({ page, servers }) => {
  const { slug } = await findProject(servers, isComplete)
  await page.goto(`/en/projects/${slug}`)
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
    'About the project',
    'Frequently asked questions',
    'Apply to Participate',
    'Latest Updates & News',
    'There is more we are working on',
  ])
  await expect(page.getByRole('link', { name: 'See all Projects' })).toHaveAttribute('href', '/en/projects')
  const share = await page.getByRole('group', { name: 'Share' }).boundingBox()
  const [faqs, apply] = await Promise.all(['#faqs', '#apply'].map((id) => page.locator(id).boundingBox()))
  expect(share?.y).toBeGreaterThan(faqs?.y ?? 0)
  expect(share?.y).toBeLessThan(apply?.y ?? 0)
})

test('questions are sorted by priority, and one is open at a time', async ({ page, servers }) => {
  const { slug, faqs } = await findProject(servers, isComplete)
  await page.goto(`/en/projects/${slug}`)
  await page.getByRole('link', { name: 'View FAQs' }).click()
  await expect(page).toHaveURL(/#faqs$/)
  const panels = page.locator('#faqs details')
  const sorted = [...faqs].sort((a, b) => a.priority - b.priority)
  await expect(panels.locator('summary')).toHaveText(sorted.map(({ question }) => question))
  await panels.nth(0).locator('summary').click()
  await panels.nth(1).locator('summary').click()
  await expect(page.locator('#faqs details[open]')).toHaveCount(1)
  await expect(panels.nth(1)).toHaveAttribute('open', '')
})

test('an active project has a panel for each form, one open at a time, with its note', async ({ page, servers }) => {
  const { slug, forms } = await findProject(servers, isComplete)
  await page.goto(`/en/projects/${slug}`)
  const panels = page.locator('#apply details')
  await expect(panels.locator('summary')).toHaveText(forms.map(({ title }) => title ?? 'Application Form'))
  await panels.first().locator('summary').click()
  await panels.last().locator('summary').click()
  await expect(page.locator('#apply details[open]')).toHaveCount(1)
  await expect(panels.last()).toContainText(forms.at(-1)?.note ?? '')
  await expect(panels.last().getByRole('button', { name: 'Submit application' })).toBeVisible()
  await expect(panels.last().getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email')
})

test('an active project without forms says so', async ({ page, servers }) => {
  const { slug } = await findProject(servers, ({ projectStatus, forms }) => projectStatus === 'active' && forms.length === 0)
  await page.goto(`/en/projects/${slug}`)
  await expect(page.locator('#apply')).toContainText('There are no application forms for this project')
})

for (const status of ['completed', 'upcoming']) {
  test(`a project that is ${status} can be read, but not applied to`, async ({ page, servers }) => {
    const { slug, title } = await findProject(servers, ({ projectStatus }) => projectStatus === status)
    await page.goto(`/en/projects/${slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('heading', { name: 'About the project' })).toBeVisible()
    await expect(page.locator('#apply')).toHaveCount(0)
  })
}

test('a suspended project says why', async ({ page, servers }) => {
  const { slug, suspensionReason } = await findProject(servers, ({ projectStatus }) => projectStatus === 'suspended')
  await page.goto(`/en/projects/${slug}`)
  await expect(page.getByRole('main')).toContainText(suspensionReason ?? 'missing')
  await expect(page.getByRole('main')).not.toContainText('About the project')
  await page.getByRole('link', { name: 'Back to the projects' }).click()
  await expect(page).toHaveURL(/\/en\/projects$/)
})

test('a project that is not active leads back to the list', async ({ page, servers }) => {
  const { slug } = await findProject(servers, ({ projectStatus }) => projectStatus === 'nonactive')
  await page.goto(`/en/projects/${slug}`)
  await expect(page.getByRole('heading', { name: 'This project is not active' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to the projects' })).toHaveAttribute('href', '/en/projects')
})

test('without script everything can be read and every panel opens', async ({ browser, servers }) => {
  const { slug, forms } = await findProject(servers, isComplete)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  await page.goto(`/ar/projects/${slug}`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.locator('#faqs summary').first().click()
  await expect(page.locator('#faqs details').first().locator('p').first()).toBeVisible()
  await page.locator('#apply summary').first().click()
  await expect(page.locator('#apply details')).toHaveCount(forms.length)
  await expect(page.locator('#apply').getByRole('button', { name: 'قدّم الطلب' })).toBeVisible()
  await context.close()
})

for (const [locale, theme, viewport] of [
  ['ar', 'dark', PHONE],
  ['en', 'light', DESKTOP],
] as const) {
  test(`a suspended project is accessible in ${locale}, ${theme}, ${viewport.width} pixels wide`, async ({ page, servers }) => {
    const { slug } = await findProject(servers, ({ projectStatus }) => projectStatus === 'suspended')
    await chooseTheme(page, theme)
    await page.setViewportSize(viewport)
    await page.goto(`/${locale}/projects/${slug}`)
    await expectAccessible(page)
  })
}
