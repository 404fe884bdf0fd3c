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
  'title' | 'required' | 'sending' | 'confirm' | 'trap' | 'kept' | 'clear' | 'cleared' | 'undo' | 'keepNothing' | 'lost' | 'typed' | 'over',
  string
> & {
  /** By field and code (`name.required`), and by the code alone where a form has no words of its own. */
  errors: Readonly<Record<string, string>>
  /** How many fields are wrong: one, two, and so on. */
  wrong: readonly string[]
  later: LaterWords
}

/** The thanks for what has arrived. */
export type Thanks = { title: string; text: string; after: readonly string[] }

/** A form that came back without script: what was typed and what is wrong with it, in words. */
export type Posted = {
  values: Readonly<Record<string, string | string[]>>
  errors: Readonly<Record<string, string>>
  problem?: string
  /** Whether the problem asks for something and is no failure. */
  isQuestion: boolean
  attempt?: string
  confirmation?: string
}

/** A number that may be meant, and what its country is called. */
export type PhoneChoice = { e164: string; international: string; name: string }

/** What a telephone field says; `options` names the list of countries. (`staticProps`) */
export type PhoneWords = Record<'dir' | 'country' | 'none' | 'which' | 'isIt' | 'options', string> & { choices: readonly PhoneChoice[] }

/** A text with numbers put in the places of their names. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
