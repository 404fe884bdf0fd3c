import { unpackSite } from './lib/build.mjs'
import { report } from './lib/problem.mjs'

// node scripts/unpack-site.mjs FOLDER: puts a runnable copy of the built site there, unless it is there.
try {
  unpackSite(process.argv[2])
} catch (error) {
  report(error)
  process.exitCode = 1
}
