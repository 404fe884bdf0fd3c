/** Where npm's commands are, inside. */
const APP = { folder: '/app' }

const claim = (what, { status, said }, holds) => ({ what, measured: said.split('\n').at(-1) || `exit code ${status}`, holds })

/** Backup, restore and privacy, as an operator calls them in the container of the content service. */
export async function operate(machine, service, email) {
  const npm = (...words) => service.run(['npm', 'run', '--silent', ...words], APP)
  const results = []

  const backup = npm('backup')
  const [mode, archive] = service.run(['sh', '-c', 'stat -c "%a %n" backups/*'], APP).stdout.trim().split(' ')
  results.push(claim('Backup inside', backup, backup.status === 0 && mode === '600'))

  const check = npm('restore', '--', '--check', archive)
  results.push(claim('Its rehearsal, while the service runs', check, check.status === 0 && check.said.includes('is whole')))
  const refused = npm('restore', '--', archive)
  results.push(claim('A restore while the service runs', refused, refused.status !== 0 && refused.said.includes('stop it first')))

  const exported = npm('privacy', '--', 'export', email)
  const { submissions = [] } = exported.status === 0 ? JSON.parse(exported.stdout) : {}
  results.push({ what: 'What a person has sent', measured: `${submissions.length} submission`, holds: submissions.length === 1 })
  const erased = npm('privacy', '--', 'erase', email, '--yes')
  results.push(claim('Erased', erased, erased.status === 0 && erased.said.startsWith('✓ Erased')))

  const milliseconds = await service.stop()
  results.push({ what: 'The content service is asked to end', measured: `${milliseconds} ms`, holds: milliseconds < 9_000 })
  const restored = npm('restore', '--', archive)
  results.push(claim('The backup, restored while the service is stopped', restored, restored.status === 0))
  await service.start(`http://127.0.0.1:${machine.ports.cms}/_health`)
  const again = npm('privacy', '--', 'export', email)
  const back = again.status === 0 ? JSON.parse(again.stdout).submissions.length : 0
  results.push({ what: 'What was erased since is back', measured: `${back} submission`, holds: back === 1 })
  return results
}
