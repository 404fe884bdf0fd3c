// Required by a content service under test: its clock is ahead by the milliseconds in the file that CLOCK_FILE names, which may change while it runs.
const { readFileSync } = require('node:fs')

const Real = Date
const read = () => Number(readFileSync(process.env.CLOCK_FILE, 'utf8'))

let ahead = read()
const realNow = Real.now
const now = () => realNow() + ahead

globalThis.Date = new Proxy(Real, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget === globalThis.Date ? target : newTarget),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

setInterval(() => (ahead = read()), 50).unref()
