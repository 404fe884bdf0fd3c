/** A reference number as the content service gives them, such as `V-7K3F-92QD`; anything else is null. */
export function readReference(value: unknown): string | null {
  return typeof value === 'string' && /^[A-Z]-[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(value) ? value : null
}
