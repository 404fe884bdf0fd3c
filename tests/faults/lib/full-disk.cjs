// Required by the content service under test, never in production: SIGUSR2 makes the SQLite database as full as it is, the next one gives it room again.
const { writeFileSync } = require('node:fs')
const Module = require('node:module')

const ROOM = 1073741823
const open = []
let isFull = false
let most = ROOM

/** Each connection has a limit of its own, and new ones are opened while the disk is full, too. */
const limit = (database) => database.pragma(`max_page_count = ${most}`)

const load = Module._load
Module._load = function (request, ...rest) {
  const loaded = load.call(this, request, ...rest)
  if (request !== 'better-sqlite3') return loaded
  return new Proxy(loaded, {
    construct(Database, args) {
      const database = new Database(...args)
      open.push(database)
      if (isFull) limit(database)
      return database
    },
  })
}

process.on('SIGUSR2', () => {
  isFull = !isFull
  const connections = open.filter((one) => one.open)
  most = isFull ? Math.max(...connections.map((database) => database.pragma('page_count', { simple: true }))) : ROOM
  for (const database of connections) limit(database)
  writeFileSync(process.env.FULL_DISK_STATE, isFull ? 'full' : 'room')
})
