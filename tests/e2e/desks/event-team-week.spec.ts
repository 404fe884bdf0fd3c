import type { Page } from '@playwright/test'
import { ATTENDEES } from '@/cms/src/admin/labels/attendees'
import { DOORS } from '@/cms/src/admin/labels/doors'
import { WORDS } from '@/cms/src/door/words'
import { type Language, wordIn, type Words } from '@/cms/src/labels/language'
import { expectAccessible } from '../support/axe'
import { expect, panel, test } from '../support/desk'
import { registerFor } from '../support/hand-in'
import { type Mail, mailsTo, mailTo, newAddress } from '../support/mailbox'
import { PHONE, sidewaysScroll } from '../support/page-tools'

const HOUR = 60 * 60 * 1000

/** The code of the ticket that a mail brings. */
const ticketIn = ({ text }: Mail): string => /\b[0-9A-Z]{5}-[0-9A-Z]{5}\b/.exec(text)?.[0] ?? ''

/** The page of the door on a phone. */
class Door {
  constructor(
    readonly page: Page,
    private readonly language: Language,
  ) {}

  say = (words: Words): string => wordIn(words, this.language)

  private field = () => this.page.getByRole('searchbox', { name: this.say(WORDS.search) })

  async type(text: string): Promise<void> {
    await this.field().fill(text)
  }

  /** As somebody types who reads it from the paper of a guest. */
  async check(ticket: string): Promise<void> {
    await this.type(ticket)
    await this.field().press('Enter')
  }

  async letIn(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `${this.say(WORDS.letIn)}: ${name}` }).click()
  }

  verdict = () => this.page.locator('#verdict')

  /** How many are here, as this phone knows it. */
  here = () => this.page.locator('#counts div').first().locator('dd')
}

for (const language of ['ar', 'de'] as const) {
  test(`${language}: an event team tells of another time, lets guests in at two doors, also without a line, and takes a mistake back`, async ({
    admin,
    browser,
    open,
    servers,
  }) => {
    test.setTimeout(300_000)
    const say = (words: Words, ...values: string[]): string => values.reduce((text, value, index) => text.replace(`{${index}}`, value), wordIn(words, language))
    const title = `${language === 'ar' ? 'مساء مفتوح' : 'Offener Abend'} ${Date.now()}`
    const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()
    const fields = { title, slug: `door-${Date.now()}`, eventType: 'meeting', location: { type: 'physical' }, registration: { required: true, capacity: 5 } }
    const { documentId } = await admin.create('event', language, { ...fields, startDate: at(30) })
    await admin.publish('event', documentId, language)
    const guests = [
      { name: 'Mohammed Al-Ali', email: newAddress('guest') },
      { name: 'محمد حداد', email: newAddress('guest') },
      { name: 'Layla Nasser', email: newAddress('guest') },
    ] as const
    for (const guest of guests) await registerFor(servers, documentId, guest, language)
    const [mohammed, , layla] = guests
    const tickets = await Promise.all(guests.map(async ({ email }) => ticketIn(await mailTo(servers, email))))
    const { page } = await open('imar-event-team', language)
    const { page: editor } = await open('strapi-editor', language)
    const address = `/admin/content-manager/collection-types/api::event.event/${documentId}?plugins[i18n][locale]=${language}`
    const attendees = panel(page, say(ATTENDEES.title))
    const doors = panel(page, say(DOORS.title))

    await test.step('keeps quiet about a time that was published by mistake, and tells of the right one', async () => {
      await admin.publish('event', documentId, language, { startDate: at(300) })
      await page.goto(address)
      await expect(attendees).toContainText(say(ATTENDEES.registered, '3'))
      // Told by those who publish.
      await expect(attendees.getByRole('button')).toHaveCount(0)
      await admin.publish('event', documentId, language, { startDate: at(28) })
      await editor.goto(address)
      const tell = { name: say(ATTENDEES.tell), exact: true }
      await panel(editor, say(ATTENDEES.title)).getByRole('button', tell).click()
      await editor.getByRole('alertdialog').getByRole('button', tell).click()
      for (const { email } of guests) await mailTo(servers, email, 2)
      await page.reload()
      await expect(attendees).toContainText(say(ATTENDEES.reminders))
    })

    const links: string[] = []
    await test.step('opens two doors, and gives their links to two phones', async () => {
      for (const name of ['Nord', 'Süd']) {
        await doors.getByRole('textbox', { name: say(DOORS.name) }).fill(name)
        await doors.getByRole('button', { name: say(DOORS.open), exact: true }).click()
        await doors.getByRole('button', { name: say(DOORS.show, name) }).click()
        const dialog = page.getByRole('dialog')
        await expectAccessible(page, '[role=dialog]')
        links.push((await dialog.getByText(/\/door\/#/).textContent()) ?? '')
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
    })

    const phone = async (link: string): Promise<Door> => {
      const context = await browser.newContext({ viewport: PHONE, locale: language, serviceWorkers: 'allow' })
      const its = await context.newPage()
      await its.goto(link)
      await expect(its.getByRole('heading', { level: 1 })).toContainText(title)
      expect(new URL(its.url()).hash).toBe('')
      return new Door(its, language)
    }
    const [north, south] = [await phone(links[0] ?? ''), await phone(links[1] ?? '')]

    await test.step('finds a name however it is written, and lets its owner in', async () => {
      await north.type('Mohamad')
      await expect(north.page.locator('#results li')).toHaveCount(2)
      await expectAccessible(north.page)
      expect(await sidewaysScroll(north.page)).toBe(0)
      await north.letIn(mohammed.name)
      await expect(north.verdict()).toContainText(say(WORDS.welcome))
    })

    await test.step('hears at the other door when and where a ticket was used first', async () => {
      await south.check(tickets[0] ?? '')
      await expect(south.verdict()).toContainText(say(WORDS.already))
      await expect(south.verdict()).toContainText('Nord')
      await south.check('XXXXX-XXXXX')
      await expect(south.verdict()).toContainText(say(WORDS.unknown))
    })

    await test.step('takes back that somebody was let in', async () => {
      await south.check(tickets[1] ?? '')
      await expect(south.verdict()).toContainText(say(WORDS.welcome))
      await south
        .verdict()
        .getByRole('button', { name: say(WORDS.takeBack) })
        .click()
      await expect(south.verdict()).toContainText(say(WORDS.gone))
    })

    await test.step('goes on without a line, also after the page was loaded anew, and sends it all when there is one', async () => {
      await expect.poll(() => south.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
      await south.page.context().setOffline(true)
      await south.page.reload()
      await south.check(tickets[2] ?? '')
      await expect(south.verdict()).toContainText(layla.name)
      await expect(south.verdict()).toContainText(say(WORDS.kept))
      await south.page.getByRole('button', { name: say(WORDS.walkIn) }).click()
      await expect(south.page.locator('#line')).toContainText('2')
      await expectAccessible(south.page)
      await south.page.context().setOffline(false)
      await expect(north.here()).toHaveText('2')
      await expect(south.page.locator('#line')).toHaveText(say(WORDS.online))
    })

    await test.step('sees it beside the event, and closes a door, whose phone forgets its list and sends what it still has', async () => {
      await page.reload()
      await expect(doors.getByRole('status')).toContainText(say(DOORS.here, '2', '3'))
      await south.page.context().setOffline(true)
      await south.check(tickets[1] ?? '')
      await expect(south.verdict()).toContainText(say(WORDS.kept))
      await doors.getByRole('button', { name: say(DOORS.withdraw, 'Süd') }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say(DOORS.withdrawShort), exact: true })
        .click()
      await expect(doors.getByRole('button', { name: say(DOORS.withdraw, 'Süd') })).toBeHidden()
      await south.check(tickets[2] ?? '')
      await south.page.getByRole('button', { name: say(WORDS.walkIn) }).click()
      await south.page.context().setOffline(false)
      await expect(south.page.locator('#message')).toHaveText(say(WORDS.withdrawn))
      await expect(north.here()).toHaveText('3')
      await page.reload()
      await expect(doors.getByRole('status')).toContainText(say(DOORS.here, '3', '3'))
      await expect(south.page.getByText(layla.name)).toBeHidden()
      await expectAccessible(page, 'aside > :not(h2)')
    })

    // One mail about the registration, one about the other time, and none about the mistake.
    for (const { email } of guests) expect(await mailsTo(servers, email)).toHaveLength(2)
    await admin.unpublish('event', documentId, language)
    for (const { page: its } of [north, south]) await its.context().close()
  })
}
