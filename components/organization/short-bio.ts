/** Characters of a biography that are shown at first. (Requirements, section 9) */
export const BIO_LENGTH = 180

/** The beginning of a long biography, cut at the end of a word, with an ellipsis; a short one as it is. */
export function shortBio(bio: string): string {
  if (bio.length <= BIO_LENGTH) return bio
  const beginning = bio.slice(0, BIO_LENGTH + 1)
  const end = beginning.search(/\s\S*$/)
  // A text without any space is cut, but not through a letter of two code units.
  const words = end > 0 ? beginning.slice(0, end) : beginning.slice(0, BIO_LENGTH).replace(/[\uD800-\uDBFF]$/, '')
  return `${words.replace(/[\s.,;:،؛–-]+$/, '')}…`
}
