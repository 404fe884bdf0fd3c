import type { Core } from '@strapi/strapi'
import { field } from './documents/call'

/** What this file uses of knex. */
type Transaction = { commit(value?: unknown): Promise<unknown>; executionPromise: Promise<unknown> }
type Client = { transaction(container: (transaction: Transaction) => unknown, ...more: unknown[]): unknown }

/** PostgreSQL's answer to a COMMIT after a statement has failed, which is no error: nothing of it is kept. */
const isRolledBack = (answer: unknown): boolean => field(field(answer, 'response'), 'command') === 'ROLLBACK'

/**
 * Has a transaction fail whose COMMIT failed. Knex tells that by `executionPromise` alone, at which Strapi does not look: it would answer as
 * if everything were kept, and run what waits for the COMMIT.
 */
export function failWithCommit({ db }: Core.Strapi): void {
  const client: Client = db.connection.client
  const begin = client.transaction.bind(client)
  client.transaction = (container, ...more) =>
    begin(
      (transaction) => {
        const commit = transaction.commit.bind(transaction)
        transaction.commit = async (value) => {
          const answer = await commit(value)
          await transaction.executionPromise
          if (isRolledBack(answer)) throw new Error('A statement of this transaction failed: the database kept nothing of it.')
        }
        return container(transaction)
      },
      ...more,
    )
}
