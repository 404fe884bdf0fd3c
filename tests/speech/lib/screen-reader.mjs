import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Problem } from '../../../scripts/lib/problem.mjs'

/** Program → Debian package that brings it. */
const PROGRAMS = {
  Xvfb: 'xvfb',
  'dbus-run-session': 'dbus-daemon',
  gdbus: 'libglib2.0-bin',
  openbox: 'openbox',
  orca: 'orca',
  'speech-dispatcher': 'speech-dispatcher speech-dispatcher-espeak-ng',
  'firefox-esr': 'firefox-esr',
  xdotool: 'xdotool',
  xclip: 'xclip',
}

/** Packages without a program of their own by which they could be found. */
const FILES = {
  '/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
  '/usr/lib/python3/dist-packages/pyatspi/__init__.py': 'python3-pyatspi',
}

/** Nothing of Firefox's own speaks, and nothing of it is asked or kept. */
const PREFERENCES = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.download.alwaysOpenPanel': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.translations.enable': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.formautofill.addresses.enabled': false,
  'signon.rememberSignons': false,
  'termsofuse.acceptedVersion': 999,
  'toolkit.telemetry.enabled': false,
}

/** A key is over when nothing was said for so long after a word, and when no first word came for so long; milliseconds. */
const QUIET = 900
const FIRST = 2500
const LONGEST = 8000

/** What Orca says of a page that has loaded; Firefox opens one of its own at first. */
const LOADED = /Finished loading (?!New Tab)/

/** For a page that loads, on a busy machine. */
const PAGE_LOADS = { until: LOADED, quiet: 1500, first: 60_000, longest: 90_000 }

const START = 60_000

const isThere = (program) => (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, program)))

/** The Debian packages that are missing for a screen reader, as `apt-get install` takes them. */
export function missingPackages() {
  const programs = Object.entries(PROGRAMS).filter(([program]) => !isThere(program))
  const files = Object.entries(FILES).filter(([file]) => !existsSync(file))
  return [...programs, ...files].map(([, name]) => name)
}

/** Orca and Firefox on a screen that nobody sees; keys go in, words come out. */
export class ScreenReader {
  #folder = mkdtempSync(join(tmpdir(), 'imar-speech-'))
  #processes = []
  #environment = {}
  /** How many bytes of the log were heard. */
  #heard = 0

  static async start() {
    const reader = new ScreenReader()
    try {
      await reader.#start()
      return reader
    } catch (error) {
      await reader.stop()
      throw error
    }
  }

  get #log() {
    return join(this.#folder, 'speech.jsonl')
  }

  async #start() {
    const home = join(this.#folder, 'home')
    for (const folder of ['firefox', '.local/share/orca', '.config/speech-dispatcher']) mkdirSync(join(home, folder), { recursive: true })
    mkdirSync(join(this.#folder, 'runtime'), { mode: 0o700 })
    copyFileSync(new URL('./orca-customizations.py', import.meta.url), join(home, '.local/share/orca/orca-customizations.py'))
    // Sound goes nowhere.
    writeFileSync(join(home, '.asoundrc'), 'pcm.!default { type null }\nctl.!default { type null }\n')
    writeFileSync(
      join(home, '.config/speech-dispatcher/speechd.conf'),
      `LogLevel 1\nLogDir "${this.#folder}"\nAudioOutputMethod "alsa"\nAddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"\nDefaultModule espeak-ng\n`,
    )
    const preferences = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});\n`)
    writeFileSync(join(home, 'firefox/user.js'), preferences.join(''))
    const env = {
      ...process.env,
      DISPLAY: `:${await this.#startScreen()}`,
      HOME: home,
      XDG_RUNTIME_DIR: join(this.#folder, 'runtime'),
      SPEECH_FOLDER: this.#folder,
      LANG: 'C.UTF-8',
      GTK_MODULES: 'gail:atk-bridge',
      GNOME_ACCESSIBILITY: '1',
      // The sandbox hides the tree from Orca where Firefox runs as root.
      MOZ_DISABLE_CONTENT_SANDBOX: '1',
    }
    delete env.NO_AT_BRIDGE
    const script = new URL('./session.sh', import.meta.url).pathname
    this.#spawn('dbus-run-session', ['--', 'bash', script, this.#folder], { env, stdio: 'ignore' })
    const end = Date.now() + START
    while (!existsSync(join(this.#folder, 'ready'))) {
      if (Date.now() > end) throw new Problem(`The screen reader did not start: ${this.#folder}`)
      await pause(200)
    }
    const lines = readFileSync(join(this.#folder, 'environment'), 'utf8').trim().split('\n')
    this.#environment = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))
    await this.#listen({ first: 5000, quiet: 2000 })
  }

  /** Starts a screen; gives its number. */
  #startScreen() {
    const screen = this.#spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    return new Promise((resolve, reject) => {
      screen.stdio[3].once('data', (number) => resolve(Number(number)))
      screen.once('exit', () => reject(new Problem('Xvfb did not start.')))
    })
  }

  #spawn(command, args, options) {
    const child = spawn(command, args, { ...options, detached: true })
    this.#processes.push(child)
    return child
  }

  #xdotool(...args) {
    execFileSync('xdotool', args, { env: this.#environment })
  }

  #paste(text) {
    execFileSync('xclip', ['-selection', 'clipboard', '-in'], { env: this.#environment, input: text, stdio: ['pipe', 'ignore', 'ignore'] })
    this.#xdotool('key', 'ctrl+v')
  }

  /** What is said from the last time on, until it is quiet, but not before `until` was said; utterances are parted by bars. */
  async #listen({ until = /./, quiet = QUIET, first = FIRST, longest = LONGEST } = {}) {
    const began = Date.now()
    let last = began
    const said = []
    for (;;) {
      await pause(80)
      const bytes = readFileSync(this.#log)
      const end = bytes.lastIndexOf(10) + 1
      if (end > this.#heard) {
        const lines = bytes.subarray(this.#heard, end).toString().trim().split('\n')
        this.#heard = end
        said.push(...lines.map((line) => JSON.parse(line).text.trim()).filter((text) => text !== ''))
        last = Date.now()
      }
      const now = Date.now()
      const text = said.join(' | ')
      const isBegun = until.test(text)
      if (now - last > (isBegun ? quiet : first) || now - began > longest) return text
    }
  }

  /** Opens an address. Gives what is said of the page. */
  async open(url) {
    this.#xdotool('key', 'ctrl+l')
    await this.#listen({ first: 600, quiet: 400 })
    this.#paste(url)
    this.#xdotool('key', 'Return')
    return this.#listen(PAGE_LOADS)
  }

  /** Presses a key, as xdotool names it. Gives what is said then. */
  press(key, patience) {
    this.#xdotool('key', '--clearmodifiers', key)
    return this.#listen(patience)
  }

  /** Types into the field that has the focus. Gives what is said then. */
  type(text) {
    this.#paste(text)
    return this.#listen({ first: 700 })
  }

  /** What is said by itself from now on, until it is quiet. */
  wait(patience) {
    return this.#listen(patience)
  }

  async stop() {
    for (const child of this.#processes.reverse()) {
      if (child.exitCode !== null || !child.pid) continue
      const ended = new Promise((resolve) => child.once('exit', resolve))
      try {
        process.kill(-child.pid, 'SIGTERM')
      } catch {
        continue
      }
      await Promise.race([ended, pause(5000)])
      try {
        process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It has ended.
      }
    }
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
