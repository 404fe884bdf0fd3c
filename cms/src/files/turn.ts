import { withLock } from '../locks'

const last = new Map<string, Promise<unknown>>()

const ignore = () => undefined

/** Runs one after the other what has the same name, here and in other processes. */
export function inTurn<T>(name: string, run: () => Promise<T>): Promise<T> {
  const turn = (last.get(name) ?? Promise.resolve()).catch(ignore).then(() => withLock(`file ${name}`, run))
  last.set(name, turn)
  void turn.catch(ignore).finally(() => last.get(name) === turn && last.delete(name))
  return turn
}
