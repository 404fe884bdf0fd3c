const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

/** Prints what is being done and how long it took. Steps may run beside each other. */
export class Steps {
  #running = new Map()
  #timer = null
  #started = Date.now()

  constructor(output = process.stdout) {
    this.output = output
  }

  /** Runs `work` and gives its result. */
  async run(name, work) {
    const began = Date.now()
    this.#running.set(name, began)
    this.#watch()
    try {
      const result = await work()
      this.#finish(name, `✓ ${name}`, began)
      return result
    } catch (error) {
      this.#finish(name, `✗ ${name}`, began)
      throw error
    }
  }

  /** Time since the first step. */
  elapsed() {
    return seconds(Date.now() - this.#started)
  }

  #finish(name, text, began) {
    this.#running.delete(name)
    this.#clearLine()
    this.output.write(`  ${text.padEnd(52)} ${seconds(Date.now() - began).padStart(8)}\n`)
    if (this.#running.size > 0) return
    clearInterval(this.#timer)
    this.#timer = null
  }

  #watch() {
    const every = this.output.isTTY ? 1_000 : 30_000
    this.#timer ??= setInterval(() => this.#showRunning(), every)
    this.#timer.unref()
  }

  #showRunning() {
    const names = [...this.#running].map(([name, began]) => `${name} (${Math.round((Date.now() - began) / 1000)} s)`)
    this.#clearLine()
    this.output.write(`  … ${names.join(', ')}${this.output.isTTY ? '' : '\n'}`)
  }

  #clearLine() {
    if (this.output.isTTY) this.output.write('\r\x1b[2K')
  }
}
