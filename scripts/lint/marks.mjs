import { readFileSync } from 'node:fs'

/** The names of the table of marks. */
export const marks = [...readFileSync('components/ui/marks.ts', 'utf8').matchAll(/^ {2}'?([a-z-]+)'?: /gm)].map(([, name = '']) => name)

/** Of the framework's markup, and of libraries. */
export const notOurs = ['nimg', 'theme', 'src', 'href']
