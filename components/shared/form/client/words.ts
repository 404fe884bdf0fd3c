import type { ReactNode } from 'react'

/** What a form that waits on the device says of itself. */
export type LaterWords = Record<
  | 'offer'
  | 'keep'
  | 'notKept'
  | 'waitingTitle'
  | 'refusedTitle'
  | 'expiredTitle'
  | 'finished'
  | 'waiting'
  | 'refused'
  | 'expired'
  | 'send'
  | 'sending'
  | 'withdraw'
  | 'mend'
  | 'another'
  | 'lost'
  | 'close',
  string
>

/** What every form says, in the visitor's language; a server component puts it together (`form-words.ts`). */
export type FormWords = Record<
  | 'title'
  | 'required'
  | 'sending'
  | 'confirm'
  | 'trap'
  | 'kept'
  | 'clear'
  | 'cleared'
  | 'undo'
  | 'keepNothing'
  | 'lost'
  | 'typed'
  | 'over'
  | 'meant'
  | 'takeMeant',
  string
> & {
  /** By field and code (`name.required`), and by the code alone where a form has no words of its own. */
  errors: Readonly<Record<string, string>>
  /** How many fields are wrong: one, two, and so on. */
  wrong: readonly string[]
  later: LaterWords
}

/** The thanks for what has arrived. */
export type Thanks = {
  title: string
  text: string
  /** What stands before the reference number, where it is shown. */
  reference?: string
  /** To which address is written, in the place of `{email}`. */
  mail?: string
  after: readonly string[]
  /** The button that leads back to the form because the address was wrong. */
  correct?: string
}

/** What the consent block says; the version of the words goes with the form. */
export type ConsentWords = { version: string; legal: ReactNode; marketing: string }

/** What a server component gives every form. (`form-props.ts`) */
export type FormProps<Labels> = {
  locale: string
  words: FormWords
  /** What its fields and its button are called: the messages of the form. */
  labels: Labels
  /** How long its text of several lines may become, and that in words. */
  longest: { characters: number; text: string }
  thanks: Thanks
  /** The form as it came back without script. */
  posted?: Posted
}

/** A form that came back without script: what was typed and what is wrong with it, in words. */
export type Posted = {
  values: Readonly<Record<string, string | string[]>>
  errors: Readonly<Record<string, string>>
  problem?: string
  /** Whether the problem asks for something and is no failure. */
  isQuestion: boolean
  attempt?: string
  confirmation?: string
  /** Files that the server has already, by their fields. */
  files?: Readonly<Record<string, readonly { id: string; name: string }[]>>
}

/** A number that may be meant, and what its country is called. */
export type PhoneChoice = { e164: string; international: string; name: string }

/** What a telephone field says; `options` names the list of countries. (`staticProps`) */
export type PhoneWords = Record<'dir' | 'country' | 'none' | 'which' | 'isIt' | 'options', string> & { choices: readonly PhoneChoice[] }

/** A text with numbers put in the places of their names. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)

/** What a field of files says. */
export type FileWords = Record<
  | 'list'
  | 'keep'
  | 'more'
  | 'other'
  | 'progress'
  | 'sending'
  | 'stored'
  | 'removed'
  | 'retry'
  | 'remove'
  | 'waiting'
  | 'lost'
  | 'goingOn'
  | 'broken'
  | 'arrived'
  | 'again',
  string
> & {
  /** What can be seen to be wrong with a file before it is sent, by the code. */
  errors: Readonly<Record<string, string>>
}

/** What a day says; `icon` is that of the calendar. */
export type DateWords = { hint: string; pick: string; icon: ReactNode }

/** What a list of words says, with `{name}` for one of them. */
export type ListWords = Record<'typedHint' | 'hint' | 'chosen' | 'add' | 'added' | 'remove' | 'removed', string>

/** What an address says. */
export type AddressWords = Record<'country' | 'state' | 'chooseState' | 'stateHint' | 'city' | 'street' | 'houseNumber' | 'postalCode', string>

/** What opens over the page when an application has arrived, or has not. */
export type DialogWords = { close: string; retry: string; failedTitle: string; failed: ReactNode }
