/** Letters are told apart by so many signs; more would not fit into a small integer. */
const SIGNS = 30

/** A bit for each sign that a word holds. Letters may share one. */
function signsOf(word: string): number {
  let signs = 0
  for (let at = 0; at < word.length; at++) signs |= 1 << (word.charCodeAt(at) % SIGNS)
  return signs
}

function count(signs: number): number {
  const pairs = signs - ((signs >> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >> 2) & 0x3333_3333)
  return (((fours + (fours >> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >> 24
}

/** The letters that words are made of. Tells in a moment that none of them is like another word, which to find out by walking through the words takes most of a search. */
export class Letters {
  readonly #signs: number[] = []
  readonly #lengths: number[] = []

  add(word: string): void {
    this.#signs.push(signsOf(word))
    this.#lengths.push(word.length)
  }

  /** Whether one of them may become this word by so many letters that are left out, added or exchanged; where it is false, none does. */
  mayHaveLike(word: string, errors: number): boolean {
    const signs = signsOf(word)
    // An exchange takes one letter away and brings one.
    return this.#signs.some(
      (own, at) => Math.abs((this.#lengths[at] ?? 0) - word.length) <= errors && count(own & ~signs) <= errors && count(signs & ~own) <= errors,
    )
  }
}
