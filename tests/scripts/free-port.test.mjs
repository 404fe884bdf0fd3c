import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { freePort } from '../../scripts/lib/free-port.mjs'

const RANGE = '/proc/sys/net/ipv4/ip_local_port_range'

/** The first port that this system gives to a connection that somebody opens. */
const firstOfSystem = existsSync(RANGE) ? Number(readFileSync(RANGE, 'utf8').split(/\s+/)[0]) : 32_768

test('no connection that is opened meanwhile takes a port that was found free', async () => {
  const ports = []
  for (let count = 0; count < 50; count += 1) ports.push(await freePort())
  assert.deepEqual(
    ports.filter((port) => port < 1024 || port >= firstOfSystem),
    [],
  )
})

test('none is given twice', async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort))
  assert.equal(new Set(ports).size, ports.length)
})
