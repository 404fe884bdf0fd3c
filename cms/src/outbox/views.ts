/** Mails that nobody got. Those whose subject was erased meanwhile are no loss, and have no error; nor have those that somebody has seen to. */
export const LOST = { state: 'given_up', lastError: { $notNull: true } } as const

/** What a mail is given up for that goes to an address where nobody is; somebody has been told of that once. */
export const BOUNCED = 'EBOUNCED'

/** The error of a mail whose recipient was refused: the fault is in the address, not in the service. */
export const RECIPIENT = 'ERECIPIENT'

/** A mail that was tried and will be tried again. */
export const FAILING = { state: 'waiting', lastError: { $notNull: true } } as const

/** The parts of the outbox, as its page shows them. */
export const VIEWS = {
  waiting: { state: 'waiting', lastError: { $null: true } },
  failing: FAILING,
  givenUp: LOST,
  bounced: { state: 'sent', bouncedAt: { $notNull: true } },
  sent: { state: 'sent', bouncedAt: { $null: true } },
} as const

export type View = keyof typeof VIEWS

export const VIEW_NAMES = Object.keys(VIEWS) as [View, ...View[]]
