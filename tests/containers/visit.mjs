import { setTimeout as pause } from 'node:timers/promises'
import { Visitor } from '../faults/lib/visitor.mjs'

const DIRECTIONS = { ar: 'rtl', en: 'ltr', de: 'ltr' }
const PATIENCE = 30_000

/** Addresses of documents that a list leads to: it has been read from the content service. */
async function readList(url, language) {
  const response = await fetch(`${url}/${language}/articles`)
  const page = await response.text()
  const shown = page.includes(`<html lang="${language}" dir="${DIRECTIONS[language]}"`)
  const links = new Set([...page.matchAll(new RegExp(`href="(/${language}/articles/[a-z0-9]{10,})"`, 'g'))].map(([, link]) => link))
  return { language, isWell: response.status === 200 && shown && links.size > 0, links: links.size }
}

async function untilMail(machine, reference) {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(100)) {
    const mails = await machine.readMails()
    if (mails.some(({ text }) => text.includes(reference))) return true
  }
  return false
}

/** A visitor reads in three languages and writes to us, without script. */
export async function visit(machine) {
  const lists = await Promise.all(Object.keys(DIRECTIONS).map((language) => readList(machine.siteUrl, language)))
  const visitor = new Visitor(machine.siteUrl, 1)
  const asked = await visitor.send()
  const { reference } = await visitor.send()
  const isMailed = reference !== null && (await untilMail(machine, reference))
  return {
    email: visitor.fields.email,
    results: [
      {
        what: 'A list with content in three languages',
        measured: lists.map(({ language, links }) => `${language}: ${links} articles`).join(', '),
        holds: lists.every(({ isWell }) => isWell),
      },
      {
        what: 'A form without script',
        measured: `${asked.reference === null ? 'asked to confirm' : 'not asked'}, ${reference ? 'then sent' : 'never sent'}, mail ${isMailed ? 'came' : 'did not come'}`,
        holds: asked.reference === null && isMailed,
      },
    ],
  }
}
