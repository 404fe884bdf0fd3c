import { strings } from '@strapi/utils'
import { DEFAULT_FORM_FIELDS } from '../../labels/default-form'
import type { Rule } from '../rule'
import { TIMELINE_KEY } from '../../rules/volunteer/default-fields'
import { FORM } from '../../uids'
import type { Field, Section } from './fields'
import { isRecord } from '../values'

/** Under which an answer is sent and stored. */
export const KEY = /^[a-zA-Z][a-zA-Z0-9_]{0,63}$/

const LONGEST = 40
const UNNAMED = 'field'

const listOf = <T extends object>(value: unknown): T[] => (Array.isArray(value) ? value.filter((entry): entry is T => isRecord(entry)) : [])

const plain = (label: string) =>
  label
    .toLowerCase()
    .replace(/[\s?؟:*]+$/, '')
    .trim()

/** What the built-in form asks, too, has its names, whose meaning the service knows: the applicant is addressed by them. */
const KNOWN = new Map(
  Object.entries(DEFAULT_FORM_FIELDS)
    .filter(([key]) => key !== TIMELINE_KEY)
    .flatMap(([key, words]) => words.map((word): [string, string] => [plain(word), key])),
)

/** `Full name` and `الاسم الكامل` as `fullName`, `Wo arbeiten Sie?` as `woArbeitenSie`, Arabic letter by letter in Latin ones. */
export function keyOf(label: string): string {
  const known = KNOWN.get(plain(label))
  if (known) return known
  const words = strings.nameToSlug(label, { separator: ' ' }).split(' ').filter(Boolean)
  const key = words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
    .slice(0, LONGEST)
  return KEY.test(key) ? key : UNNAMED
}

function unused(key: string, used: Set<string>): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? key : `${key}${number}`
    if (!used.has(name)) return name
  }
}

/** What is written without a key: one that is stored and not sent along stays. */
const lacksKey = ({ id, key }: Field): boolean => key === null || key === '' || (key === undefined && id === undefined)

/** Gives the fields of a form that have no technical name one that is made from their label. It stays when the label changes. */
export const formKeysRule: Rule = ({ uid, data }) => {
  if (uid !== FORM) return
  const fields = listOf<Section>(data.sections).flatMap((section) => listOf<Field>(section.fields))
  const used = new Set(fields.map(({ key }) => key ?? ''))
  for (const field of fields) {
    if (!lacksKey(field) || !field.label?.trim()) continue
    field.key = unused(keyOf(field.label), used)
    used.add(field.key)
  }
}
