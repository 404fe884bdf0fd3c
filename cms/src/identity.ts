import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { optional } from './environment'
import type { Locale } from './rules/languages'

const text = z.string().trim().min(1)
const colour = z.string().regex(/^#[0-9a-f]{6}$/)

const words = z.object({ initiative: text, initiativeShort: text, team: text })

/** What the content service takes of it; the site's `lib/identity` says what there is and checks all. */
const schema = z.object({
  words: z.object({ en: words }).catchall(words),
  sender: text,
  mail: z.object({ ground: colour, surface: colour, ink: colour, muted: colour, brand: colour, onBrand: colour, accent: colour }),
})

/** The service runs in its own folder, beside which `identity/` lies; tests run in the one that holds it. */
const folder = ['identity', '../identity'].map((place) => path.resolve(place)).find((place) => existsSync(path.join(place, 'identity.json')))
if (!folder) throw new Error(`There is no folder identity/ in ${process.cwd()} or beside it.`)

/** A path of the folder that holds what makes this initiative itself. */
export const identityFile = (...parts: string[]) => path.join(folder, ...parts)

/** Names, the sender and the colours of mails. */
export const identity = schema.parse(JSON.parse(readFileSync(identityFile('identity.json'), 'utf8')))

/** What the initiative calls itself in a language, in English where it says nothing. */
export const wordsIn = (language: Locale) => identity.words[language] ?? identity.words.en

/** Whose address mails come from, as it is set: with or without a name. */
export const sender = () => optional('MAIL_FROM') ?? identity.sender

/** The same address alone. */
export const senderAddress = (): string => /<([^<>]+)>\s*$/.exec(sender())?.[1]?.trim() ?? sender()

/** The mailbox into which answers to mails go; the sender's where none is set. */
export const replyAddress = (): string => optional('MAIL_REPLY_TO') ?? senderAddress()
