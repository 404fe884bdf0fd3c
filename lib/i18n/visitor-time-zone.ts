/** The time zone of the visitor's device. In a file of its own because most visitors need no formatting in the browser. */
export function visitorTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
