import { removeSettings } from './lib/build.mjs'

// The last step of a build: what is carried elsewhere must not hold the secrets of the machine it was built on.
removeSettings()
