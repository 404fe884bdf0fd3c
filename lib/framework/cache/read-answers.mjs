/**
 * Whether a read of the content service got an answer: everything that it says has `data`. Garbage, a page of a proxy or an empty object
 * with a good status would be given to everybody for minutes, however soon the service is well again.
 * @param {{ data?: { body?: string } }} read its body in base64, as the framework keeps it
 */
export function isAnswer({ data }) {
  try {
    // What is no object has no names, and throws.
    return 'data' in JSON.parse(Buffer.from(data?.body ?? '', 'base64').toString())
  } catch {
    return false
  }
}
