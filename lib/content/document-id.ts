/** Whether a value can be the documentId of a document of the content service. */
export function isDocumentId(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z0-9]{20,32}$/.test(value)
}
