import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { AUTHORITIES, NPMRC } from './lib/base-images.mjs'
import { secretsIn } from './lib/secrets.mjs'

/** What a build was given of this machine, should it have stayed; empty is what the file was laid upon. */
const leftIn = (root) => [NPMRC, AUTHORITIES].map((file) => join(root, file)).filter((file) => existsSync(file) && statSync(file).size > 0)

/** What holds of an image before anything runs. */
export function checkImage(machine, store, image, service) {
  const [uid, gid] = service.owner()
  const { config, history } = store.image(image)
  const secrets = Object.values(machine.secrets).filter((value) => value.length > 15 && !value.includes('@'))
  const told = secrets.filter((secret) => JSON.stringify([config, history]).includes(secret))
  const found = [...secretsIn(service.root, secrets, machine.folder), ...leftIn(service.root)]
  return [
    { what: `${service.name}: runs as`, measured: `${config.User} (${uid}:${gid})`, holds: uid !== 0 && gid !== 0 },
    {
      what: `${service.name}: secrets in the image`,
      measured: found.length + told.length === 0 ? 'none, nor settings' : [...found, ...(told.length > 0 ? ['its description'] : [])].join(', '),
      holds: found.length + told.length === 0,
    },
    { what: `${service.name}: the health check of what does not run`, measured: service.isHealthy() ? 'well' : 'not well', holds: !service.isHealthy() },
  ]
}
