/** The id that a hash names; as it stands where it cannot be decoded, which is then no id of ours. */
export function idOfHash(hash: string): string {
  const id = hash.replace(/^#/, '')
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
