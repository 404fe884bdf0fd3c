import { errors } from '@strapi/utils'
import { picturesWithoutText } from '../documents/alternative-text'
import { wholePopulate } from '../documents/whole'
import { entityOf } from '../entities'
import { fieldWords } from '../labels/fields'
import { wordIn } from '../labels/language'
import { message, personLanguage } from '../messages'
import { rehearse } from '../plans/carry-out'
import { type About, isLocalized, titleOf } from '../documents/draft'
import { brokenLinks } from '../plans/links'
import { problemIn } from '../plans/problem'
import { isLocale, languages, LOCALES } from '../rules/languages'
import { hardSentences, hardWords, paragraphs } from './words'

/** What an editor should know before a publication: what hinders it, and what could be better. */
export type Finding = { level: 'hinders' | 'advises'; text: string }

type Fields = Record<string, unknown>

/** Search engines cut what is longer. */
const LONGEST_TITLE = 60

/** So many examples are enough to see what is meant. */
const EXAMPLES = 3
const EXAMPLE_LENGTH = 80

const short = (text: string) => (text.length > EXAMPLE_LENGTH ? `${text.slice(0, EXAMPLE_LENGTH).trimEnd()}…` : text)
const examples = (texts: readonly string[]) =>
  texts
    .slice(0, EXAMPLES)
    .map((text) => `“${short(text)}”`)
    .join(' ')

const advises = (...args: Parameters<typeof message>): Finding => ({ level: 'advises', text: message(...args) })

/** What a publication would be refused for. */
async function hindrances(about: About, draft: Fields): Promise<Finding[]> {
  try {
    await rehearse({ ...about, action: 'publish' })
    return []
  } catch (error) {
    if (!(error instanceof errors.ApplicationError)) throw error
    const lines = problemIn(error, about.uid, personLanguage()).split('\n')
    // The rule names the first picture; who mends wants to know of all.
    const others = picturesWithoutText(about.uid, draft)
      .map(({ path, name }) => message('alternativeText', path.join('.'), name))
      .filter((text) => !lines.some((line) => line.endsWith(text)))
    return [...lines, ...others].map((text) => ({ level: 'hinders', text }))
  }
}

/** Languages in which nothing is saved. */
async function missingLanguages({ uid, documentId, language }: About): Promise<Finding[]> {
  if (!isLocalized(uid)) return []
  const rows: { locale: string }[] = await strapi.db.query(uid).findMany({ where: { documentId, publishedAt: null }, select: ['locale'] })
  const missing = LOCALES.filter((locale) => locale !== language && !rows.some((row) => row.locale === locale))
  return missing.length > 0 ? [advises('checkTranslation', missing.map((locale) => languages[locale].name).join(' · '))] : []
}

const moment = (value: unknown): number => (value instanceof Date || typeof value === 'string' ? new Date(value).getTime() : NaN)

/** Dates that have passed although what they name should be ahead. */
function pastDates({ uid }: About, draft: Fields): Finding[] {
  const past = (entityOf(uid)?.ahead ?? []).filter((field) => moment(draft[field]) < Date.now())
  return past.map((field) => {
    const words = fieldWords(uid, field)
    return advises('checkPast', words ? wordIn(words, personLanguage()) : field)
  })
}

function longTitle({ uid }: About, draft: Fields): Finding[] {
  const title = titleOf(uid, draft)
  if (!entityOf(uid)?.page || title.length <= LONGEST_TITLE || Object(draft.seo).metaTitle) return []
  return [advises('checkTitle', String(title.length), String(LONGEST_TITLE))]
}

function hardToRead({ language }: About, draft: Fields): Finding[] {
  if (!isLocale(language)) return []
  const texts = paragraphs(draft)
  const [sentences, words] = [hardSentences(texts, language), hardWords(texts, language)]
  return [
    ...(sentences.length > 0 ? [advises('checkSentences', String(sentences.length), examples(sentences))] : []),
    ...(words.length > 0 ? [advises('checkWords', examples(words))] : []),
  ]
}

function laterDay({ uid }: About, draft: Fields): Finding[] {
  const field = entityOf(uid)?.hiddenBefore
  const day = field ? draft[field] : undefined
  return typeof day === 'string' && moment(day) > Date.now() ? [advises('checkLater', day)] : []
}

/** What speaks against the publication of a draft, and what could be better, in the language of the signed-in person. */
export async function findingsOf(about: About): Promise<Finding[]> {
  const { uid, documentId, language } = about
  const where = { documentId, publishedAt: null, ...(isLocalized(uid) && { locale: language }) }
  const draft: Fields | null = await strapi.db.query(uid).findOne({ where, populate: wholePopulate(uid) })
  if (!draft) return [{ level: 'hinders', text: message('planNoDraft') }]
  const broken = await brokenLinks(about, new Date())
  return [
    ...(await hindrances(about, draft)),
    ...(broken.length > 0 ? [advises('planLinks', broken.join(' '))] : []),
    ...(await missingLanguages(about)),
    ...pastDates(about, draft),
    ...laterDay(about, draft),
    ...longTitle(about, draft),
    ...hardToRead(about, draft),
  ]
}
