// Makes the page of the door (src/door) into dist/door, which the service hands out as it is. What a phone with a reader of its own does
// without, the decoder of QR codes, is a file of its own.
import { createHash } from 'node:crypto'
import { copyFileSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'

const source = path.join(import.meta.dirname, 'src/door')
const folder = path.join(import.meta.dirname, 'dist/door')

const options = { bundle: true, minify: true, format: 'esm', target: 'es2020', legalComments: 'linked', logLevel: 'warning' }

rmSync(folder, { recursive: true, force: true })

await build({
  ...options,
  entryPoints: [path.join(source, 'door.ts'), path.join(source, 'decode.ts')],
  external: ['./decode.js'],
  outdir: folder,
  tsconfig: path.join(source, 'tsconfig.json'),
})

const STATIC = ['index.html', 'door.css']
for (const name of STATIC) copyFileSync(path.join(source, name), path.join(folder, name))

const kept = [...STATIC, 'door.js']
const version = createHash('sha256')
for (const name of kept) version.update(readFileSync(path.join(folder, name)))

await build({
  ...options,
  entryPoints: [path.join(source, 'worker/worker.ts')],
  outdir: folder,
  tsconfig: path.join(source, 'worker/tsconfig.json'),
  define: { VERSION: JSON.stringify(version.digest('hex').slice(0, 16)), FILES: JSON.stringify(kept.filter((name) => name !== 'index.html')) },
})
