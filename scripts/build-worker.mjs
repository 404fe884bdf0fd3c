// Puts the service worker, its packages and what it shares with the site into one file, which `app/worker.js` answers with.
import { build } from 'esbuild-wasm'
import { inRoot } from './lib/paths.mjs'

await build({
  entryPoints: [inRoot('lib/offline/worker/worker.ts')],
  outfile: inRoot('public/built/worker.js'),
  tsconfig: inRoot('lib/offline/worker/tsconfig.json'),
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
})
