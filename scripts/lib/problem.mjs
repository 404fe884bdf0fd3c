/** Something the person at the keyboard can cure. Its message is one sentence that names the cure. */
export class Problem extends Error {
  name = 'Problem'
}

/** Prints what went wrong: the sentence for a Problem, everything for what nobody expected. */
export function report(error) {
  console.error(error instanceof Problem ? `\n✗ ${error.message}\n` : error)
}

/** What a program said first, for a sentence of ours. */
export const firstLine = (text) => text.trim().split('\n')[0].replace(/[.:]$/, '')
