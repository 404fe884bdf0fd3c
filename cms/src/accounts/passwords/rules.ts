import { siteUrl } from '../../environment'
import { identity } from '../../identity'

/** Characters that a password has at least. */
export const SHORTEST = 12

/** What bcrypt reads of a password, in bytes: it leaves out the rest without a word. */
export const LONGEST = 72

/** zxcvbn's best: an attacker who has the hash tries more than 10^10 passwords before this one. */
const STRONG = 4

export type PasswordProblem = 'passwordShort' | 'passwordLong' | 'passwordKinds' | 'passwordInvisible' | 'passwordEasy'

/** The same letters have one spelling, whichever keyboard they come from. */
export const normalized = (password: string): string => password.normalize('NFC')

export const bytesOf = (password: string): number => Buffer.byteLength(password)

/** Control and format characters, spaces at the ends, and others than the one of the keyboard: nobody sees them, and they get lost when a password is copied. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]|[^\S ]|^ | $/u

/** What Strapi asks for besides. */
const KINDS = [/[a-z]/, /[A-Z]/, /\d/]

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length > 2)

/** What an attacker tries first: the names of the account, of the initiative and of its site. */
function guessesOf(own: readonly string[]): string[] {
  const names = Object.values(identity.words).flatMap(({ initiative, initiativeShort, team }) => [initiative, initiativeShort, team])
  const texts = [...own, ...names, new URL(siteUrl()).hostname]
  return [...new Set([...texts.map((text) => text.toLowerCase()), ...texts.flatMap(wordsOf)])]
}

const named = (language: string, words: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(words).map(([name, list]) => [`${language} ${name}`, list]))

/** The lists take some 60 MB: they are read when the first password is set. */
async function makeEstimator() {
  const [{ ZxcvbnFactory }, common, english, german, arabic] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-de'),
    import('@zxcvbn-ts/language-ar'),
  ])
  const dictionary = { ...common.dictionary, ...english.dictionary, ...named('de', german.dictionary), ...named('ar', arabic.dictionary) }
  return new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs })
}

let estimator: ReturnType<typeof makeEstimator> | undefined

async function isEasy(password: string, own: readonly string[]): Promise<boolean> {
  estimator ??= makeEstimator()
  return (await estimator).check(password, guessesOf(own)).score < STRONG
}

/** Why a password protects nothing; null for one that does. `own`: names and address of the account. */
export async function weaknessOf(password: string, own: readonly string[] = []): Promise<PasswordProblem | null> {
  if (INVISIBLE.test(password)) return 'passwordInvisible'
  if ([...password].length < SHORTEST) return 'passwordShort'
  if (bytesOf(password) > LONGEST) return 'passwordLong'
  return (await isEasy(password, own)) ? 'passwordEasy' : null
}

/** Why a password cannot be taken, Strapi's reasons included; null for one that can. */
export const problemOf = async (password: string, own: readonly string[] = []): Promise<PasswordProblem | null> =>
  (await weaknessOf(password, own)) ?? (KINDS.every((kind) => kind.test(password)) ? null : 'passwordKinds')
