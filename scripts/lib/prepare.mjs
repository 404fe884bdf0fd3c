import { buildCms, buildSite, isCmsBuilt, isSiteBuilt } from './build.mjs'
import { checkDisk } from './checks.mjs'
import { install, isInstalled } from './install.mjs'
import { cms, root } from './paths.mjs'

/** Installs and builds what is missing or stale; what is fresh is left alone. */
export async function prepare({ children, steps, site = true, cmsServer = true, admin = true }) {
  const packages = [[root, 'site'], [cms, 'content service']].filter(([folder]) => !isInstalled(folder))
  checkDisk(packages.length > 0 ? 3 : 0.5)

  // One installation mostly waits for the network while the other one compiles.
  await Promise.all(packages.map(([folder, name]) => steps.run(`Install packages: ${name}`, () => install(folder, name, children))))

  if (cmsServer && !isCmsBuilt({ admin })) await steps.run('Build: content service', () => buildCms(children, { admin }))
  if (site && !isSiteBuilt()) await steps.run('Build: site', () => buildSite(children))
}
