#!/usr/bin/env node
// Playwright starts this as its Firefox: it starts the real one (FIREFOX_PATH), and stands between the two. See tests/e2e/README.md.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import WebSocket, { WebSocketServer } from 'ws'
import { Wishes } from './wishes.mjs'

const announcement = /WebDriver BiDi listening on (ws:\/\/\S+)/

// Wishes are granted by script of the browser itself.
const args = ['--remote-allow-system-access', ...process.argv.slice(2)]
const firefox = spawn(process.env.FIREFOX_PATH, args, { stdio: ['ignore', 'inherit', 'pipe'] })
firefox.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})
firefox.on('exit', (code) => process.exit(code ?? 1))

createInterface(firefox.stderr).on('line', (line) => {
  const [, address] = announcement.exec(line) ?? []
  if (address) open(`${address}/session`)
  else console.error(line)
})

/** Offers Playwright a line of its own, which leads to that of Firefox. */
function open(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (playwright) => join(playwright, new WebSocket(address)))
  server.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`))
}

function join(playwright, line) {
  const wishes = new Wishes((message) => line.send(JSON.stringify(message)))
  const pass = async (data) => {
    const { id, ...given } = JSON.parse(data)
    const answer = (message) => playwright.send(JSON.stringify({ id, ...message }))
    try {
      const command = await wishes.pass(given)
      if (command) line.send(JSON.stringify({ id, ...command }))
      else answer({ type: 'success', result: {} })
    } catch (error) {
      answer({ type: 'error', error: 'unknown error', message: String(error) })
    }
  }
  // One after the other: what a command has to wait for, those after it wait for.
  let turn = once(line, 'open')
  playwright.on('message', (data) => (turn = turn.then(() => pass(String(data)))))
  line.on('message', (data) => {
    const message = wishes.hear(JSON.parse(String(data)))
    if (message) playwright.send(JSON.stringify(message))
  })
  playwright.on('close', () => line.close())
  line.on('close', () => playwright.close())
}
