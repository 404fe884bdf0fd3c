import { existsSync, readFileSync } from 'node:fs'
import packageFile from '../package.json'

/** The name of the release that runs, as deploy/install and deploy/update write it beside the server; elsewhere its version. */
export const readRelease = (): string => (existsSync('RELEASE') ? readFileSync('RELEASE', 'utf8').trim() : packageFile.version)
