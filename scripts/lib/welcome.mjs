/** What is printed when everything runs. The password is shown only in the run that made it. */
export function welcome({ variables, newPassword, elapsed }) {
  const password = newPassword ?? 'ADMIN_PASSWORD in .env'
  return `
  Ready after ${elapsed}.

  Site       ${variables.SITE_URL}
  Admin      ${variables.CMS_URL}/admin
             ${variables.ADMIN_EMAIL} · ${password}${newPassword ? '  (shown only now; kept in .env)' : ''}
  Mail       http://localhost:${variables.MAIL_WEB_PORT}

  Logs are in .imar/logs. Ctrl-C stops everything.
`
}
