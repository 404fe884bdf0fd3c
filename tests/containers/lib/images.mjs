import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../../../scripts/lib/paths.mjs'
import { makeBaseImages, registryAccess } from './base-images.mjs'

export const SITE = 'imar-site'
export const CONTENT_SERVICE = 'imar-content-service'

/** Builds both images from the container files as they are. Gives what there is to say of them. */
export async function buildImages({ children, steps, store, folder, actionsKey }) {
  mkdirSync(folder, { recursive: true })
  await steps.run('Base images: Debian and Node', () => makeBaseImages(children, store, folder))
  const mounts = registryAccess(folder)
  const key = join(folder, 'actions-key')
  writeFileSync(key, actionsKey, { mode: 0o600 })
  const build = async (image, name, secrets) => {
    const file = inRoot(`deploy/containers/${name}.Dockerfile`)
    const began = Date.now()
    await steps.run(`Image: ${name}`, () => store.build(children, { image, file, context: inRoot(), mounts, secrets, log: join(folder, `${name}.log`) }))
    const { size } = store.image(image)
    return { what: `Image of ${name}`, measured: `${size} unpacked, built in ${Math.round((Date.now() - began) / 1000)} s`, holds: true }
  }
  return [await build(CONTENT_SERVICE, 'content-service', {}), await build(SITE, 'site', { actions_key: key })]
}
