import { setTimeout as pause } from 'node:timers/promises'
import { answers } from './lib/wait.mjs'

// node scripts/wait-until-healthy.mjs URL: ends once it answers. Whoever starts it says how long that may take.
const [url] = process.argv.slice(2)
while (!(await answers(url))) await pause(200)
