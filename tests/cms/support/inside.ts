import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { ContentService } from './service'

const cms = path.resolve(__dirname, '../../../cms')
const MARK = 'RESULT '

/**
 * Runs one expression within a second content service, beside the given one and on its database, that answers no requests and
 * does nothing of itself, and gives its value: for what a timer does, and nobody can call.
 */
export async function runInside(service: ContentService, expression: string): Promise<unknown> {
  const program = `
    const { createStrapi } = require('@strapi/strapi')
    createStrapi({ appDir: process.cwd(), distDir: './dist' }).load().then(async (strapi) => {
      const value = await (${expression})
      console.log('${MARK}' + JSON.stringify(value ?? null))
      await strapi.destroy()
      process.exit()
    })`
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program], {
    cwd: cms,
    env: { ...service.environment, CMS_BACKGROUND: 'false', PATH: process.env.PATH, NODE_ENV: 'production' },
  })
  const line = stdout.split('\n').find((text) => text.startsWith(MARK))
  if (!line) throw new Error(`No result:\n${stdout}`)
  return JSON.parse(line.slice(MARK.length))
}
