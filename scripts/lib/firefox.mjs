import { findProgram, isExecutable } from './browser.mjs'
import { Problem } from './problem.mjs'

const places = ['/Applications/Firefox.app/Contents/MacOS/firefox']

/** The Firefox of this machine: FIREFOX_PATH, or one of the system. */
export function findFirefox() {
  const given = process.env.FIREFOX_PATH
  if (given && !isExecutable(given)) throw new Problem(`FIREFOX_PATH=${given} is not a program: set it to your Firefox, or leave it out.`)
  const found = given || findProgram('firefox-esr', 'firefox') || places.find(isExecutable)
  if (!found) throw new Problem('No Firefox was found: install it ("apt-get install firefox-esr" on Debian), or set FIREFOX_PATH to one.')
  return found
}
