import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { Admin } from './support/admin'
import { command } from './support/commands'
import { article } from './support/content'
import { hasRestic, restic } from './support/restic'
import { ContentService, type Environment, oneDatabase } from './support/service'

if (hasRestic) {
  describe.each(oneDatabase('postgres'))('copies of backups in another place (%s)', (database) => {
    let service: ContentService
    let settings: Environment
    const folder = mkdtempSync(path.join(tmpdir(), 'imar-copies-test-'))
    const repository = path.join(folder, 'repository')
    const backups = path.join(folder, 'backups')
    const dkim = path.join(folder, 'dkim.pem')

    beforeAll(async () => {
      service = await ContentService.start(database)
      writeFileSync(path.join(folder, 'password'), 'a password of the repository')
      writeFileSync(dkim, 'a private key')
      writeFileSync(path.join(service.environment.CMS_PUBLIC_DIR ?? '', 'uploads', 'large.bin'), randomBytes(8_000_000))
      settings = {
        ...service.environment,
        BACKUP_DIR: backups,
        DKIM_PRIVATE_KEY_FILE: dkim,
        SMTP_PASSWORD: `a 'quoted' $word`,
        RESTIC_REPOSITORY: repository,
        RESTIC_PASSWORD_FILE: path.join(folder, 'password'),
        RESTIC_CACHE_DIR: path.join(folder, 'cache'),
      }
      await (await Admin.login(service)).createPublished('article', article('Kept'))
    })

    afterAll(async () => {
      await service.stop()
      rmSync(folder, { recursive: true, force: true })
    })

    const files = (place: string) =>
      readdirSync(place, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    const bytesOf = (place: string) => files(place).reduce((sum, file) => sum + statSync(file).size, 0)

    test('a backup that cannot be copied is made all the same, and the command fails with a sentence', () => {
      const { status, said } = command('backup', [], settings)
      expect(status).toBe(1)
      expect(said).toMatch(/The backup is made .*not copied.*"restic init" makes it once/)
      expect(readdirSync(backups)).toHaveLength(1)
      // The service warns that no whole backup has been made.
      expect(existsSync(path.join(service.folder, 'last-backup.json'))).toBe(false)
      rmSync(backups, { recursive: true })
    })

    test('a backup is copied with the settings, so that nobody reads it without the password', () => {
      restic(['init'], settings)
      const { status, said } = command('backup', ['--keep'], settings)
      expect(said).toMatch(/Copied with the settings, encrypted/)
      expect(status).toBe(0)
      const stored = Buffer.concat(files(repository).map((file) => readFileSync(file)))
      for (const secret of [settings.ENCRYPTION_KEY, 'a private key', 'imar.env']) expect(stored.includes(secret ?? '')).toBe(false)
      // The backup of the disk holds no settings.
      const [archive = ''] = readdirSync(backups)
      expect(readdirSync(backups)).toHaveLength(1)
      expect(execFileSync('tar', ['-tzf', path.join(backups, archive)], { encoding: 'utf8' })).not.toMatch(/env|dkim/)
    })

    test('what was not changed takes no room a second time', async () => {
      const before = bytesOf(repository)
      await (await Admin.login(service)).createPublished('article', article('Later'))
      expect(command('backup', ['--keep'], settings)).toMatchObject({ status: 0 })
      expect(bytesOf(repository) - before).toBeLessThan(4_000_000)
    })

    test('the weekly check reads the newest backup and the newest copy', () => {
      const { status, said } = command('restore', ['--check'], settings)
      expect(status).toBe(0)
      expect(said.match(/is whole, with 1 files of editors/g)).toHaveLength(2)
      expect(said).toMatch(/read from the copy in the repository, with the settings/)
    })

    test('on another machine settings, content and files come back from the copy alone', async () => {
      const { RESTIC_REPOSITORY = '', RESTIC_PASSWORD_FILE = '' } = settings
      const file = path.join(folder, 'restored.env')
      const reached = { RESTIC_REPOSITORY, RESTIC_PASSWORD_FILE, TMPDIR: folder, APPLICANT_FILES_DIR: path.join(folder, 'other/files') }
      expect(command('restore', ['--settings', file], reached)).toMatchObject({ status: 0 })
      expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
      const restored = parseEnv(readFileSync(file, 'utf8'))
      for (const name of ['ENCRYPTION_KEY', 'APP_KEYS', 'SMTP_PASSWORD', 'ADMIN_JWT_SECRET']) expect(restored[name]).toBe(settings[name])
      expect(command('restore', ['--settings', file], reached).said).toMatch(/exists/)

      await (await Admin.login(service)).createPublished('article', article('Lost'))
      rmSync(path.join(settings.CMS_PUBLIC_DIR ?? '', 'uploads/large.bin'))
      rmSync(backups, { recursive: true })
      await service.pause()
      expect(command('restore', ['--copy'], settings).said).toMatch(/Restored/)
      service = await service.restart()
      expect((await service.read('articles?sort=title')).body.data).toMatchObject([{ title: 'Kept' }, { title: 'Later' }])
      expect(readdirSync(path.join(settings.CMS_PUBLIC_DIR ?? '', 'uploads'))).toContain('large.bin')
      const byHand = path.join(folder, 'by-hand')
      restic(['restore', 'latest', '--tag', 'imar', '--target', byHand], settings)
      expect(files(byHand).map((name) => path.basename(name))).toEqual(expect.arrayContaining(['dkim.pem', 'imar.env']))
    })

    test('a wrong password, a damaged repository and a place without room get a sentence that says which it is', () => {
      mkdirSync(backups, { recursive: true })
      writeFileSync(path.join(folder, 'wrong'), 'another one')
      expect(command('restore', ['--check', '--copy'], { ...settings, RESTIC_PASSWORD_FILE: path.join(folder, 'wrong') }).said).toMatch(
        /cannot be opened: .*password/,
      )
      expect(command('restore', ['--check', '--copy'], { ...settings, RESTIC_REPOSITORY: '' }).said).toMatch(/There are no copies/)
      expect(command('restore', ['--check', '--copy'], settings, 'ulimit -f 4000').said).toMatch(/no room for the copy/)
      for (const file of files(path.join(repository, 'data'))) {
        chmodSync(file, 0o600)
        writeFileSync(file, randomBytes(statSync(file).size))
      }
      const { status, said } = command('restore', ['--check', '--copy'], settings)
      expect(status).toBe(1)
      expect(said).toMatch(/The copies of backups failed/)
    })
  })
}
