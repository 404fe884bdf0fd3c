import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { type Language, wordIn, type Words } from '@/cms/src/labels/language'
import { QUEUE } from '@/cms/src/admin/labels/queue'
import { REVIEW } from '@/cms/src/admin/labels/review'
import { STATISTICS } from '@/cms/src/admin/labels/statistics'
import { choiceInWords } from '@/cms/src/labels/choices'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/desk'
import { applyToDepartment } from '../support/hand-in'
import { linkIn, mailTo, newAddress } from '../support/mailbox'
import type { Servers } from '../support/servers'

/** An application of which the address is confirmed, by a visitor who has read the mail. */
async function apply(visitor: Page, servers: Servers, language: 'ar' | 'en' | 'de'): Promise<string> {
  const address = newAddress('review')
  await applyToDepartment(servers, address, language)
  await visitor.goto(linkIn(await mailTo(servers, address), servers))
  await mailTo(servers, address, 2)
  return address
}

class Queue {
  constructor(
    private readonly page: Page,
    private readonly language: Language,
  ) {}

  say = (words: Words, ...values: string[]): string => values.reduce((text, value, index) => text.replace(`{${index}}`, value), wordIn(words, this.language))

  button = (words: Words) => this.page.getByRole('button', { name: this.say(words), exact: true })

  section = (words: Words) => this.page.getByRole('region', { name: this.say(words), exact: true })

  async find(address: string): Promise<void> {
    const search = this.page.getByRole('searchbox', { name: this.say(QUEUE.search) })
    await search.fill(address)
    await search.press('Enter')
    // Until then those of the search before stand there.
    await expect(this.page.getByRole('status').filter({ hasText: address })).toBeVisible()
    await expect(this.page.locator('[data-application]')).toHaveCount(1)
  }

  /** Opens the application from this address as one would who has the queue before them. */
  async open(address: string): Promise<void> {
    await this.find(address)
    await this.page.getByRole('row').filter({ hasText: 'Samer Haddad' }).getByRole('link').click()
    await expect(this.section(QUEUE.details)).toContainText(address)
  }

  /** Answers the question about a decision. */
  async decide(decision: 'accept' | 'reject', reason: string): Promise<void> {
    await this.section(REVIEW.decision)
      .getByRole('button', { name: this.say(REVIEW[decision]), exact: true })
      .click()
    const dialog = this.page.getByRole('alertdialog')
    await dialog.getByRole('textbox').fill(reason)
    await dialog.getByRole('button', { name: this.say(REVIEW[decision]), exact: true }).click()
    await expect(dialog).toBeHidden()
  }
}

for (const language of ['ar', 'en'] as const) {
  test(`${language}: a reviewer asks a colleague, takes a mistaken decision back, answers, and decides about several`, async ({
    open,
    page: visitor,
    servers,
  }) => {
    test.setTimeout(300_000)
    const addresses = [await apply(visitor, servers, 'ar'), await apply(visitor, servers, 'de'), await apply(visitor, servers, language)] as const
    const [first, second, third] = addresses
    const { page, colleague } = await open('imar-reviewer', language, { firstname: 'Rima', lastname: `Haddad ${Date.now()}` })
    const { page: otherPage, colleague: other } = await open('imar-reviewer', language, { firstname: 'Sami', lastname: `Nasser ${Date.now()}` })
    const queue = new Queue(page, language)
    const { say, section, button } = queue

    await test.step('finds an application, takes it, and asks a colleague', async () => {
      await page.getByRole('link', { name: say(QUEUE.menu), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: say(QUEUE.title), exact: true })).toBeVisible()
      await expectAccessible(page, 'main')
      await queue.open(first)
      await expectAccessible(page, 'main')
      await button(QUEUE.takeIt).click()
      await expect(section(QUEUE.assignment).getByRole('combobox')).toContainText(colleague.name)
      await page.getByLabel(say(QUEUE.newNote)).fill('Mitbringen: Zeugnis.')
      await button(QUEUE.addNote).click()
      await expect(section(QUEUE.notes).getByRole('listitem')).toContainText('Mitbringen: Zeugnis.')
      await section(QUEUE.secondOpinion)
        .getByRole('combobox', { name: say(QUEUE.askWhom) })
        .click()
      await page.getByRole('option', { name: other.name }).click()
      await button(QUEUE.ask).click()
      await expect(section(QUEUE.secondOpinion)).toContainText(say(QUEUE.unanswered))
    })

    await test.step('gets an answer from the colleague, who was told by a mail without the name', async () => {
      const mail = await mailTo(servers, other.email)
      expect(mail.text + mail.subject).not.toContain('Samer Haddad')
      const theirs = new Queue(otherPage, language)
      await otherPage.getByRole('link', { name: say(QUEUE.menu), exact: true }).click()
      await theirs.open(first)
      await theirs
        .section(QUEUE.secondOpinion)
        .getByRole('radio', { name: say(QUEUE.for), exact: true })
        .check()
      await theirs.section(QUEUE.secondOpinion).getByLabel(say(QUEUE.why)).fill('Gut.')
      await theirs.button(QUEUE.say).click()
      await expect(theirs.section(QUEUE.secondOpinion).getByRole('listitem')).toContainText('Gut.')
      await page.reload()
      await expect(section(QUEUE.secondOpinion).getByRole('listitem')).toContainText(say(QUEUE.for))
    })

    await test.step('rejects by mistake, takes that back before anybody hears of it, and accepts', async () => {
      await queue.decide('reject', 'ليس لدينا مكان.')
      await expect(section(REVIEW.decision)).toContainText('ليس لدينا مكان.')
      await button(REVIEW.takeBack).click()
      await expect(button(REVIEW.accept)).toBeVisible()
      await queue.decide('accept', 'نرحّب بك.')
      await expect(section(REVIEW.decision)).toContainText(choiceInWords('Accepted', language))
      await expect(section(REVIEW.decision)).toContainText(colleague.name)
    })

    await test.step('writes to an applicant from a template, in the language of that applicant, and reads the mail before it leaves', async () => {
      await page.getByRole('link', { name: say(QUEUE.back) }).click()
      await queue.open(second)
      const replies = section(QUEUE.replies)
      await replies.getByRole('combobox', { name: say(QUEUE.template) }).click()
      await page.getByRole('option', { name: 'Es fehlt noch etwas' }).click()
      const text = replies.getByLabel(say(QUEUE.text), { exact: true })
      await replies.getByRole('button', { name: say(QUEUE.preview), exact: true }).click()
      await expect(replies.getByRole('alert')).toHaveText(say(QUEUE.gap))
      await replies.getByRole('button', { name: say(QUEUE.reword), exact: true }).click()
      await text.fill((await text.inputValue()).replace('…', 'Ihr Zeugnis als Schweißer.'))
      await page.getByLabel(say(QUEUE.newNote)).fill('Noch nicht fertig')
      // What is typed survives the way to another application, a page that is loaded anew, and Cancel.
      await page.getByRole('link', { name: say(QUEUE.back) }).click()
      await queue.open(third)
      await expect(page.getByLabel(say(QUEUE.newNote))).toHaveValue('')
      await page.getByRole('link', { name: say(QUEUE.back) }).click()
      await queue.open(second)
      await page.reload()
      await expect(page.getByLabel(say(QUEUE.newNote))).toHaveValue('Noch nicht fertig')
      await expect(text).toHaveValue(/Ihr Zeugnis als Schweißer\./)
      await button(REVIEW.reject).click()
      const question = page.getByRole('alertdialog')
      await question.getByRole('textbox').fill('Kein Platz')
      await question.getByRole('button', { name: say(REVIEW.cancel), exact: true }).click()
      await button(REVIEW.accept).click()
      await expect(question.getByRole('textbox')).toHaveValue('')
      await question.getByRole('button', { name: say(REVIEW.cancel), exact: true }).click()
      await button(REVIEW.reject).click()
      await expect(question.getByRole('textbox')).toHaveValue('Kein Platz')
      await question.getByRole('button', { name: say(REVIEW.cancel), exact: true }).click()
      await replies.getByRole('button', { name: say(QUEUE.preview), exact: true }).click()
      await expect(replies).toContainText('Ihr Zeugnis als Schweißer.')
      await replies.getByRole('button', { name: say(QUEUE.send), exact: true }).click()
      await replies.getByRole('button', { name: say(QUEUE.takeReplyBack), exact: true }).click()
      await expect(replies.getByRole('listitem')).toHaveCount(0)
      await expect(text).toHaveValue(/Ihr Zeugnis als Schweißer\./)
      await replies.getByRole('button', { name: say(QUEUE.preview), exact: true }).click()
      await replies.getByRole('button', { name: say(QUEUE.send), exact: true }).click()
      await expect(replies.getByRole('listitem')).toContainText('Ihr Zeugnis als Schweißer.')
      await replies.getByRole('button', { name: say(QUEUE.sendNow), exact: true }).click()
      expect((await mailTo(servers, second, 3)).text).toContain('Ihr Zeugnis als Schweißer.')
    })

    await test.step('decides about several at once, and takes them all back', async () => {
      const decided = page.getByText(say(QUEUE.bulkDone, '1'), { exact: true })
      const takenBack = page.getByText(say(QUEUE.bulkTakenBack, '1'), { exact: true })
      await page.getByRole('link', { name: say(QUEUE.back) }).click()
      for (const address of [second, third]) {
        await queue.find(address)
        await page.locator('[data-application]').filter({ hasText: 'Samer Haddad' }).getByRole('checkbox').check()
        await page.getByRole('button', { name: say(QUEUE.bulkReject), exact: true }).click()
        const dialog = page.getByRole('alertdialog')
        await expect(dialog).toBeVisible()
        await expectAccessible(page, '[role=alertdialog]')
        await dialog.getByRole('button', { name: say(REVIEW.reject), exact: true }).click()
        await expect(decided).toBeVisible()
        await button(QUEUE.bulkTakeBack).click()
        await expect(takenBack).toBeVisible()
        await expect(decided).toBeHidden()
        // It goes by itself, and what is said of the next one is not to be taken for it.
        await expect(takenBack).toBeHidden()
        await expect(page.locator('[data-application]')).toHaveCount(1)
      }
    })

    await test.step('reads the figures, and keeps them as a table', async () => {
      await page.getByRole('link', { name: say(STATISTICS.menu), exact: true }).click()
      await expect(page.getByRole('grid', { name: say(STATISTICS.bySource) })).toBeVisible()
      await expectAccessible(page, 'main')
      await page.goto('/admin/content-manager/collection-types/api::departments-application.departments-application')
      const [table] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: say(REVIEW.table) }).click()])
      const rows = await readFile(await table.path(), 'utf8')
      for (const address of addresses) expect(rows).toContain(address)
    })
  })
}
