import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from './service'

const DAY = 24 * 60 * 60 * 1000

const preload = path.resolve(__dirname, 'shifted-clock.cjs')

/** The clock of a content service: settings with which it has one that can be set, and what sets it so many days ahead. */
export class Clock {
  readonly environment: Environment

  constructor(private readonly file: string) {
    this.environment = { NODE_OPTIONS: `--require ${preload}`, CLOCK_FILE: file }
    this.setAhead(0)
  }

  setAhead(days: number): void {
    writeFileSync(this.file, String(days * DAY))
  }
}
