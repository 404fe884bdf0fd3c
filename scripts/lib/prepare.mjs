import { buildCms, buildSite, isCmsBuilt, isSiteBuilt } from './build.mjs'
import { checkDisk } from './checks.mjs'
import { compile, install, isCompiled, isInstalled } from './install.mjs'
import { cms, root } from './paths.mjs'

/**
 * Installs the packages that are missing or stale. With `buildsSite` the site is built as soon as its own are there: meanwhile those of the
 * content service are compiled, which keeps one processor busy, and `meanwhile` is done once those are there too. A build that fails is
 * tried again, and told of, where it is needed.
 */
export async function installPackages({ children, steps, buildsSite = false, meanwhile = async () => {} }) {
  const packages = [
    [root, 'site'],
    [cms, 'content service'],
  ].filter(([folder]) => !isInstalled(folder))
  checkDisk(packages.length > 0 ? 3 : 0.5)

  let building
  // One installation mostly waits for the network while the other one compiles.
  await Promise.all(
    packages.map(async ([folder, name]) => {
      await steps.run(`Install packages: ${name}`, () => install(folder, name, children))
      if (buildsSite && folder === root) building = prepareSite({ children, steps }).catch(() => {})
    }),
  )
  if (!isCompiled(cms)) await steps.run('Compile for this Node: content service', () => compile(cms, 'content service', children))
  await Promise.all([building, meanwhile()])
}

/** Builds the content service unless it is fresh. */
export async function prepareCms({ children, steps, admin = true }) {
  if (!isCmsBuilt({ admin })) await steps.run('Build: content service', () => buildCms(children, { admin }))
}

/** Builds the site unless it is fresh. */
export async function prepareSite({ children, steps }) {
  if (!isSiteBuilt()) await steps.run('Build: site', () => buildSite(children))
}

/** Installs and builds what is missing or stale; what is fresh is left alone. */
export async function prepare({ site = true, cmsServer = true, ...how }) {
  await installPackages({ ...how, buildsSite: site })
  await Promise.all([cmsServer && prepareCms(how), site && prepareSite(how)])
}
