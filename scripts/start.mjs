import { checkPorts } from './lib/checks.mjs'
import { keepRunning } from './lib/keep-running.mjs'
import { installPackages, prepareCms, prepareSite } from './lib/prepare.mjs'
import { runCommand } from './lib/run.mjs'
import { writeMissingSecrets } from './lib/secrets.mjs'
import { startContentService, startDevelopmentSite, startMail, startSite } from './lib/services.mjs'
import { readSettings } from './lib/settings.mjs'
import { Steps } from './lib/steps.mjs'
import { welcome } from './lib/welcome.mjs'

const development = process.argv.includes('--dev')
const empty = process.argv.includes('--empty')

await runCommand(async (children) => {
  const added = writeMissingSecrets()
  const { ports, variables } = readSettings()
  if (empty) variables.SEED = 'empty'
  await checkPorts([
    ['SITE_PORT', ports.site, 'site'],
    ['CMS_PORT', ports.cms, 'content service'],
    ['MAIL_WEB_PORT', ports.mailWeb, 'web page of the mail catcher'],
    ['SMTP_PORT', ports.smtp, 'mail catcher'],
  ])

  const steps = new Steps()
  const how = { children, steps }
  await installPackages({ ...how, buildsSite: !development })
  const content = async () => {
    await prepareCms(how)
    return steps.run('Start: content service', () => keepRunning(children, () => startContentService(children, { variables })))
  }
  const site = async () => {
    if (!development) await prepareSite(how)
    return steps.run('Start: site', () => keepRunning(children, () => (development ? startDevelopmentSite : startSite)(children, { variables })))
  }
  // None of them needs another one to start.
  const services = await Promise.all([
    steps.run('Start: mail catcher', () => keepRunning(children, () => startMail(children, { variables }))),
    content(),
    site(),
  ])

  console.log(welcome({ variables, newPassword: added.ADMIN_PASSWORD, elapsed: steps.elapsed() }))
  return services
})
