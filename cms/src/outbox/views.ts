/** Mails that nobody got. Those whose subject was erased meanwhile are no loss, and have no error; nor have those that somebody has seen to. */
export const LOST = { state: 'given_up', lastError: { $notNull: true } } as const

/** A mail that was tried and will be tried again. */
export const FAILING = { state: 'waiting', lastError: { $notNull: true } } as const

/** The parts of the outbox, as its page shows them. */
export const VIEWS = {
  waiting: { state: 'waiting', lastError: { $null: true } },
  failing: FAILING,
  givenUp: LOST,
  sent: { state: 'sent' },
} as const

export type View = keyof typeof VIEWS

export const VIEW_NAMES = Object.keys(VIEWS) as [View, ...View[]]
