import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** A path inside the repository. */
export const inRoot = (...parts) => resolve(root, ...parts)

export const cms = inRoot('cms')

/** What runs and is kept between starts. Never in git. */
export const running = inRoot('.imar')
