import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { Problem } from '../../../scripts/lib/problem.mjs'
import { generator } from './load.mjs'

const file = inRoot('docs/benchmarks.md')
const marker = '<!-- runs: newest first -->'

const kib = (bytes) => (bytes / 1024).toFixed(1)
const ratio = (value, base) => (value / base).toFixed(2)
const row = (cells) => `| ${cells.join(' | ')} |`
export const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
const title = ({ name, locale }) => `${name} ${locale}`

function git(...args) {
  return execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8' }).trim()
}

/** Date and commit of a run. */
export function heading() {
  const changed = git('status', '--porcelain', '--', 'app', 'components', 'lib') === '' ? '' : ', with changes'
  return `${new Date().toISOString().slice(0, 16).replace('T', ' ')} · ${git('rev-parse', '--short', 'HEAD')}${changed}`
}

export const machine = () => `${cpus().length} × ${cpus()[0].model.trim()}, Node ${process.versions.node}`

const writers = {
  weights: (weights, { pages }) =>
    table(
      ['page', 'script KiB br', 'inline KiB', 'inline KiB br', 'shown KiB gz', 'total KiB gz', 'requests', 'other hosts', 'layout shift'],
      pages.map((page, index) => {
        const { scriptBytes, inlineScriptBytes, inlineSentBytes, otherHosts, layoutShift, ...loaded } = weights[index]
        const script = [scriptBytes, inlineScriptBytes, inlineSentBytes].map(kib)
        return [title(page), ...script, kib(loaded.shownBytes), kib(loaded.totalBytes), loaded.requests, otherHosts.length, layoutShift.toFixed(4)]
      }),
    ),

  paint(paint, { timed }) {
    const profiles = Object.keys(paint)
    const floors = (at) =>
      profiles.map((profile) => `${profile} ${Math.round(paint[profile][at].text)} and ${Math.round(paint[profile][at].largest)} ms`).join(', ')
    return `First text and largest contentful paint behind nginx, against those of the floor page (${floors(0)}), and the first text against that of the floor with the headers of every answer of the site (${floors(1)}):

${table(
  ['page', ...profiles.flatMap((profile) => [`${profile}: text ms`, '× floor', '× with headers', 'largest ms', '× floor']), 'largest element'],
  timed.map((page, index) => {
    const measured = profiles.map((profile) => ({ floor: paint[profile][0], guarded: paint[profile][1], own: paint[profile][index + 2] }))
    const figures = measured.flatMap(({ floor, guarded, own: { text, largest } }) => [
      ...[Math.round(text), ratio(text, floor.text), ratio(text, guarded.text)],
      ...[Math.round(largest), ratio(largest, floor.largest)],
    ])
    const elements = new Set(measured.flatMap(({ own }) => own.elements))
    return [title(page), ...figures, [...elements].join(', ')]
  }),
)}`
  },

  answers: (
    answers,
    { timed },
  ) => `Blocking time after the page has loaded (long tasks, beyond 50 ms each), and the answer to the first press of a control, on a processor four times slower:

${table(
  ['page', 'blocked ms', 'first answer ms'],
  timed.map((page, index) => [title(page), Math.round(answers[index].blocked), Math.round(answers[index].answer)]),
)}`,

  load: ({ perPage, peak }, { timed }) => `Requests a second by ${generator}, 32 connections, gzip, against nginx with the same page as a file:

${table(
  ['page', 'file by nginx', 'site alone', '× file', 'behind nginx', '× file'],
  timed.map((page, index) => {
    const { file, site, nginx } = perPage[index]
    return [title(page), Math.round(file), Math.round(site), (site / file).toFixed(3), Math.round(nginx), ratio(nginx, file)]
  }),
)}

Memory under load: site ${Math.round(peak.site)} MiB, content service ${Math.round(peak.content)} MiB.`,

  questions: ({ perSecond, waits }) => `Questions a second, 32 connections, gzip, one process of the site; each of another address, so that none is refused:

${table(
  ['question', 'site alone', 'p99 ms', 'behind nginx', 'p99 ms'],
  Object.entries(perSecond).map(([name, { site, nginx }]) => [
    name,
    ...[site, nginx].flatMap((of) => (of ? [Math.round(of.perSecond), of.slowest] : ['–', '–'])),
  ]),
)}

What eight others wait, who read kept pages and search, while one visitor searches with 32 connections (of one address: when its limit is reached):

${table(
  ['beside', 'flood answered / refused a second', 'kept pages: median ms', 'p99 ms', 'searches: median ms', 'p99 ms'],
  Object.entries(waits).flatMap(([where, cases]) =>
    Object.entries(cases).map(([name, { flood, searches, 'kept pages': kept }]) => [
      where === 'nginx' ? `${name}, behind nginx` : name,
      flood ? `${Math.round(flood.answered)} / ${Math.round(flood.refused)}` : '–',
      ...[kept, searches].flatMap(({ median, p99 }) => [median.toFixed(1), p99.toFixed(1)]),
    ]),
  ),
)}`,

  publishing: (publishing) =>
    `Publish to visible: ${Object.entries(publishing)
      .map(([locale, time]) => `${locale} ${Math.round(time)} ms`)
      .join(', ')}.`,
}

/** The figures of one run as Markdown: those that were measured. */
export function writeReport({ pages, timed, results, runs, chromiumVersion }) {
  const measured = Object.entries(writers).filter(([name]) => name in results)
  return `## ${heading()}

${machine()}, Chromium ${chromiumVersion}; medians of ${runs}.

${measured.map(([name, write]) => write(results[name], { pages, timed })).join('\n\n')}
`
}

/** Puts the run on top of docs/benchmarks.md; earlier ones stay. */
export function keepReport(report) {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : `# Benchmarks\n\n${marker}\n`
  if (!text.includes(marker)) throw new Problem(`docs/benchmarks.md has no line "${marker}", below which runs are kept: put it before the newest one.`)
  writeFileSync(
    file,
    text.replace(marker, () => `${marker}\n\n${report}`),
  )
}
