/**
 * Never seen: `lib/framework/guard` sends the stand-in of the visitor's language for every answer with 404. The framework carries this
 * element in the data of every page, and would carry a page of its own in its place.
 */
export default function NotFound() {
  return null
}
