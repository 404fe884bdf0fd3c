import { existsSync } from 'node:fs'
import { inRoot } from './paths.mjs'

/** How the content service is stopped, in brackets behind a sentence: as it was started. Empty where that is not known, as in containers. */
export function howToStop(folder = inRoot()) {
  if (folder.startsWith('/opt/imar/')) return ` (systemctl stop 'imar-content-service@*')`
  return existsSync(inRoot('.imar/logs')) ? ' (Ctrl-C in the window of "npm start")' : ''
}

/**
 * What is printed when everything runs. The password is shown only in the run that made it; how to stop is said in a terminal, where it works:
 * systemd and containers have their own way.
 */
export function welcome({ variables, newPassword, elapsed, isTerminal = process.stdout.isTTY === true }) {
  const password = newPassword ?? 'ADMIN_PASSWORD in .env'
  return `
  Ready after ${elapsed}.

  Site       ${variables.SITE_URL}
  Admin      ${variables.CMS_URL}/admin
             ${variables.ADMIN_EMAIL} · ${password}${newPassword ? '  (shown only now; kept in .env)' : ''}
  Mail       http://localhost:${variables.MAIL_WEB_PORT}

  Logs are in .imar/logs.${isTerminal ? ' Ctrl-C stops everything.' : ''}
`
}
