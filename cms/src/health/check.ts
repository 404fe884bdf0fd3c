/** `unknown` is no fault: nothing was looked at, or there is nothing to look at. */
export type CheckStatus = 'ok' | 'warning' | 'failed' | 'unknown'

/** How one of the things is on which the service relies, with the figures by which it was judged. */
export type Check = { status: CheckStatus } & Record<string, string | number | null>

export const judge = (isRight: boolean): CheckStatus => (isRight ? 'ok' : 'warning')

const SECOND = 1000

export const secondsSince = (time: Date | string | number): number => Math.max(0, Math.round((Date.now() - new Date(time).getTime()) / SECOND))
