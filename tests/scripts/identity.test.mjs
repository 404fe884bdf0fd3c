import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { locales } from '../../scripts/lib/messages.mjs'
import { readPdf } from './support/pdf.mjs'
import { colours, copySecond, tracesIn } from './support/second-identity.mjs'

const run = (folder, script, ...args) => spawnSync(process.execPath, [resolve(script), ...args], { cwd: folder, encoding: 'utf8' })
const pixelsOf = async (file) => (await sharp(file).ensureAlpha().raw().toBuffer()).toString('hex').match(/.{8}/g)

test('the pictures that are served are made of the identity', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'imar-identity-'))
  cpSync('identity', join(folder, 'identity'), { recursive: true, filter: (path) => !/identity\/(content|media|illustrations)/.test(path) })
  const { status, stderr } = run(folder, 'scripts/run.mjs', 'identity')
  assert.equal(status, 0, stderr)
  const made = [...readdirSync(join(folder, 'public')).map((name) => `public/${name}`), 'cms/favicon.png']
  assert.equal(made.length, 11)
  for (const name of made) {
    const [kept, now] = [resolve(name), join(folder, name)]
    const isSame = name.endsWith('.png') ? (await pixelsOf(kept)).join() === (await pixelsOf(now)).join() : readFileSync(kept).equals(readFileSync(now))
    assert.ok(isSame, `${name} is of another identity: npm run identity`)
  }
  rmSync(folder, { recursive: true })
})

describe('of a second identity', () => {
  const { folder, close } = copySecond()
  after(close)
  before(() => {
    for (const command of [
      ['scripts/run.mjs', 'identity'],
      ['scripts/templates/build.mjs', folder],
    ]) {
      const { status, stderr } = run(folder, ...command)
      assert.equal(status, 0, stderr)
    }
  })

  test('the pictures have no colour of the first', async () => {
    const files = ['public', 'identity/pictures', 'cms'].flatMap((name) => readdirSync(join(folder, name)).map((file) => join(folder, name, file)))
    assert.equal(files.length, 10 + 10 + 1)
    for (const file of files) {
      if (file.endsWith('.svg')) assert.deepEqual(tracesIn(readFileSync(file, 'utf8')), [], file)
      if (!/\.(svg|png)$/.test(file)) continue
      const pixels = new Set(await pixelsOf(file))
      const seen = new Set([...pixels].map((pixel) => pixel.slice(0, 6)))
      assert.ok(pixels.size > 1, `${file} is empty`)
      assert.deepEqual(
        colours.filter((colour) => seen.has(colour)),
        [],
        file,
      )
    }
  })

  for (const locale of locales) {
    test(`the project template names it alone (${locale})`, async () => {
      const { initiative } = JSON.parse(readFileSync(join(folder, 'identity/identity.json'), 'utf8')).words[locale]
      const read = (format) => readFileSync(join(folder, `templates/project-template-${locale}.${format}`))
      const pdf = await readPdf(read('pdf'))
      const said = {
        docx: Object.values(unzipSync(read('docx')))
          .map((part) => strFromU8(part))
          .join('\n')
          .replaceAll('&apos;', "'"),
        txt: read('txt').toString(),
        pdf: `${pdf.text}${JSON.stringify((await pdf.document.getMetadata()).info)}`,
      }
      for (const [format, text] of Object.entries(said)) {
        assert.deepEqual(tracesIn(text), [], format)
        if (format !== 'txt') assert.ok(text.includes(initiative), format)
      }
    })
  }
})

test('colours that are too much alike are named', () => {
  const { folder, close } = copySecond()
  const file = join(folder, 'identity/themes.css')
  writeFileSync(file, readFileSync(file, 'utf8').replace('--muted: #44445a', '--muted: #c8c8d0'))
  const { status, stderr } = run(folder, 'scripts/run.mjs', 'identity')
  assert.equal(status, 1)
  assert.match(stderr, /oriental: text muted on bg has 1\.\d+ to 1 and needs 4\.5/)
  close()
})

test('what an identity lacks is named', () => {
  const { folder, close } = copySecond()
  const file = join(folder, 'identity/themes.css')
  writeFileSync(file, readFileSync(file, 'utf8').replace(/ {2}--focus: .*\n/g, ''))
  const { status, stderr } = run(folder, 'scripts/run.mjs', 'identity')
  assert.equal(status, 1)
  assert.match(stderr, /"oriental",\s+"focus"/)
  close()
})
