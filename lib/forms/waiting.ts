/** How long a form that could not be sent waits on the device for a line. Days. (docs/decisions/sending-on-a-dead-line.md) */
export const WAITS_DAYS = 7
