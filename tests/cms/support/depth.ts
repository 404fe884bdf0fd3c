import { IS_SHORT } from '../../depth'

/** A test that takes long, and that a short run does without (docs/decisions/what-npm-test-runs.md). */
export const unlessShort = (title: string, run: () => Promise<void>): void => {
  if (!IS_SHORT) test(title, run)
}
