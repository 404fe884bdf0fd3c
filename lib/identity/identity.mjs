import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { THEMES } from '../theme/themes.mjs'

const text = z.string().trim().min(1)
const colour = z.string().regex(/^#[0-9a-f]{6}$/)

const words = z.strictObject({
  /** The whole name, as it stands alone. */
  initiative: text,
  /** The same behind 'news': with preposition and article where the language has them. */
  ofInitiative: text,
  /** What it is called for short. */
  initiativeShort: text,
  /** Who signs a mail. */
  team: text,
  /** Three or four words, for the footer and the social pictures; without a full stop. */
  tagline: text,
  /** What stands behind the name and a colon in the title of the home page. */
  aim: text,
  /** What it is and does, in one sentence. */
  mission: text,
  /** What its pages say of themselves until editors have written something. */
  aboutPartners: text,
  aboutAmbassadors: text,
  aboutJoining: text,
  aboutPartnering: text,
})

const schema = z.strictObject({
  words: z.object({ en: words }).catchall(words),
  /** Who sends mails where MAIL_FROM is not set. */
  sender: text,
  mail: z.strictObject({ ground: colour, surface: colour, ink: colour, muted: colour, brand: colour, onBrand: colour, accent: colour }),
  /** The texts of social pictures. */
  picture: z.strictObject({ name: colour, title: colour, tagline: colour }),
  /** What files to be printed show beside the colours of the default theme. */
  print: z.strictObject({ dots: colour }),
  /** Families, and where the files with them lie from the root: TrueType, for pictures and PDFs. */
  fonts: z.strictObject({ text, display: text, files: z.array(text).min(1) }),
})

/** @param {string} name */
function isZone(name) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const zone = z.string().refine(isZone, 'is no name of a time zone')
const country = z.string().regex(/^[A-Z]{2}$/, 'is no code of a country (ISO 3166-1, two capital letters)')

/** Code reads it by `rules/at-home.ts`, which says what each is for. */
const homeSchema = z.strictObject({
  timeZone: zone,
  country: z.strictObject({ code: country, numericId: z.int().positive(), callingCode: z.string().regex(/^[1-9]\d{0,2}$/) }),
  inCountry: z.object({ en: text }).catchall(text),
  phone: z.strictObject({ country, alsoAsked: z.array(country) }),
  regions: z.record(z.string(), country),
})

const tokens = z.object({
  bg: colour,
  surface: colour,
  sunken: colour,
  ink: colour,
  muted: colour,
  brand: colour,
  'brand-deep': colour,
  'on-brand': colour,
  'on-deep': colour,
  accent: colour,
  'accent-ink': colour,
  'accent-on-deep': colour,
  'on-accent': colour,
  line: colour,
  edge: colour,
  danger: colour,
  success: colour,
  warning: colour,
  focus: colour,
  'focus-on-deep': colour,
  course: colour,
})

/**
 * @typedef {z.infer<typeof words> & { inCountry: string }} Words
 * @typedef {z.infer<typeof tokens>} Tokens the colours of a theme
 */

/** @param {string} css */
function readThemes(css) {
  const blocks = [...css.matchAll(/\[data-theme='([\w-]+)'\] \{([^}]*)\}/g)]
  return Object.fromEntries(
    blocks.map(([, theme, block = '']) => [theme, Object.fromEntries([...block.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]))]),
  )
}

/** The path of a file of the identity. The site and its commands run in the folder that holds `identity/`. @param {string[]} parts */
export const identityFile = (...parts) => join(process.cwd(), 'identity', ...parts)

/** @param {string[]} parts */
const read = (...parts) => readFileSync(identityFile(...parts), 'utf8')

/** What makes this site this initiative: what `identity/` says. Throws a ZodError that names what is missing or misshapen. */
export const identity = {
  ...schema.parse(JSON.parse(read('identity.json'))),
  home: homeSchema.parse(JSON.parse(read('home.json'))),
  themes: z.record(z.enum(THEMES), tokens).parse(readThemes(read('themes.css'))),
}

/** The theme of who has chosen none, and of what is seen outside the site. */
export const defaultTheme = identity.themes[THEMES[0]]

/** What the initiative says of itself in a language, in English where it says nothing. @param {string} locale */
export const wordsIn = (locale) => ({
  ...(identity.words[locale] ?? identity.words.en),
  inCountry: identity.home.inCountry[locale] ?? identity.home.inCountry.en,
})

/** The markup within the outermost element of an SVG of the identity, such as its logo. @param {string} name */
export const svgContent = (name) => read('pictures', `${name}.svg`).replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, '')
