const refusals = new Map<string, number>()

/** Notes that a limit has refused something. */
export function noteRefusal(limit: string): void {
  refusals.set(limit, (refusals.get(limit) ?? 0) + 1)
}

/** How often this process has refused something, by the limit that did. */
export const countedRefusals = (): ReadonlyMap<string, number> => refusals
