import { AsyncLocalStorage } from 'node:async_hooks'

/** A file that is being stored. */
type Begun = { file: object; done: Promise<void> }

const begun = new AsyncLocalStorage<Begun[]>()

export const noteBegun = (one: Begun): void => void begun.getStore()?.push(one)

/** Stores all of a picture's formats, or erases again those that were stored. */
export function allOrNothing<T>(run: () => Promise<T>): Promise<T> {
  const files: Begun[] = []
  return begun.run(files, async () => {
    try {
      return await run()
    } catch (error) {
      await Promise.allSettled(files.map(({ done }) => done))
      await Promise.allSettled(files.map(({ file }) => strapi.plugin('upload').provider.delete(file)))
      throw error
    }
  })
}
