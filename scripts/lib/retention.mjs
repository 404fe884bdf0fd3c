const NAME = /^imar-(\d{4}-\d{2}-\d{2})T\d{2}-\d{2}-\d{2}\.tar\.gz$/
const DAY = 86_400_000

/** The week of a date: the number of Mondays before it. 1 January 1970 was a Thursday. */
const weekOf = (date) => Math.floor((Date.parse(date) / DAY + 3) / 7)

/** The newest of each group, for the newest groups. `names` are sorted, the newest first. */
function newestOfEach(names, groupOf, count) {
  const kept = new Map()
  for (const name of names) {
    const group = groupOf(NAME.exec(name)[1])
    if (!kept.has(group) && kept.size < count) kept.set(group, name)
  }
  return [...kept.values()]
}

/** Backups of a folder, as "npm run backup" names them: the newest first. */
export const backupsAmong = (names) =>
  names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()

/** Of the files of a folder those backups that are neither the last one of one of so many days, nor of one of so many weeks on which there are any. */
export function outdated(names, { days = 7, weeks = 4 } = {}) {
  const backups = backupsAmong(names)
  const kept = new Set([...newestOfEach(backups, (date) => date, days), ...newestOfEach(backups, weekOf, weeks)])
  return backups.filter((name) => !kept.has(name))
}
