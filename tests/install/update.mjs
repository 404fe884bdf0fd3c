import { readFileSync } from 'node:fs'
import { again, handIn } from '../faults/lib/meanwhile.mjs'
import { Visitor } from '../faults/lib/visitor.mjs'
import { Systemd } from './lib/systemd.mjs'

/** The status, where it is one of failure. */
async function failureOf(url) {
  const response = await fetch(url)
  await response.arrayBuffer()
  return response.ok ? undefined : response.status
}

/** deploy/update, while visitors read, search and write. */
export async function update({ root, children, folder, ports, entries, countMessages }) {
  const systemd = new Systemd(root, children)
  await systemd.listen()
  systemd.adopt(`imar-site@${ports.site}`, entries.site)
  systemd.adopt(`imar-content-service@${ports.cms}`, entries.content)

  const site = `http://127.0.0.1:${ports.web}`
  const before = countMessages()
  let isOver = false
  const visitors = {
    'kept pages': (number) => failureOf(`${site}/${['ar', 'en', 'de'][number % 3]}/articles`),
    searches: (number) => failureOf(`${site}/en/search?q=school${number}`),
    forms: (number) => handIn(new Visitor(site, 100 + number, `http://www.example.org:${ports.web}`)),
  }
  const asking = Object.entries(visitors).map(async ([name, ask]) => ({ name, ...(await again(() => isOver, ask)) }))
  const began = Date.now()
  const log = `${folder}/update.log`
  const entry = children.start('deploy/update', 'chroot', [root.folder, '/root/imar/deploy/update'], {
    cwd: folder,
    log,
    env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root', LANG: 'C.UTF-8' },
  })
  const { code } = await entry.ended
  const seconds = Math.round((Date.now() - began) / 1000)
  isOver = true
  const asked = await Promise.all(asking)
  systemd.close()
  const stored = countMessages() - before
  const forms = asked.find(({ name }) => name === 'forms')
  const said = readFileSync(log, 'utf8').trim().split('\n')
  return [
    {
      what: 'deploy/update',
      measured: code === 0 ? `in ${seconds} s; ${systemd.running.join(', ')} run` : (said.at(-1) ?? `exit code ${code}`),
      holds: code === 0 && systemd.running.length === 2 && systemd.running.every((name) => !name.endsWith(`@${ports.site}`) && !name.endsWith(`@${ports.cms}`)),
    },
    ...asked.map(({ name, asked: count, failed }) => ({
      what: `${name}, asked for meanwhile`,
      measured: `${count}, of which ${failed.length} failed${failed.length > 0 ? `: ${[...new Set(failed)].join(', ')}` : ''}`,
      holds: count > 0 && failed.length === 0,
    })),
    { what: 'Messages in the database', measured: `${stored} of ${forms.asked} forms`, holds: stored === forms.asked },
  ]
}
