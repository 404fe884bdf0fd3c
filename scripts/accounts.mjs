import { inContentService } from './lib/inside-content.mjs'
import { Problem, report } from './lib/problem.mjs'

const PROGRAM = 'accounts/command.js'

const USAGE = 'Say what and whose: npm run accounts -- reset-second-step person@example.org, or npm run accounts -- administrator person@example.org'

const ADDRESS = /^[^\s@]+@[^\s@]+$/

async function resetSecondStep(email) {
  const { isKnown, hadFactor } = JSON.parse(await inContentService(PROGRAM, ['reset-second-step', email]))
  if (!isKnown) throw new Problem(`There is no account ${email}.`)
  console.log(
    hadFactor
      ? `✓ The second step of ${email} is reset and its sessions are ended. It is set up again at the next sign-in where the role requires it.`
      : `✓ ${email} had no second step. Its sessions are ended.`,
  )
}

async function makeAdministrator(email) {
  const { isNew, link } = JSON.parse(await inContentService(PROGRAM, ['administrator', email]))
  console.log(
    `✓ ${email} is ${isNew ? 'a new' : 'an'} administrator. By this link, which opens the account to everyone who has it, a password is set:\n${link}`,
  )
}

const COMMANDS = { 'reset-second-step': resetSecondStep, administrator: makeAdministrator }

async function accounts([name, email, ...rest]) {
  if (!Object.hasOwn(COMMANDS, name ?? '') || !ADDRESS.test(email ?? '') || rest.length > 0) throw new Problem(USAGE)
  await COMMANDS[name](email)
}

try {
  await accounts(process.argv.slice(2))
} catch (error) {
  report(error)
  process.exitCode = 1
}
