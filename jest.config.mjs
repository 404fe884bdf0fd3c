import nextJest from 'next/jest.js'
import { findProgram } from './scripts/lib/browser.mjs'
import { namesFor } from './scripts/lib/process-settings.mjs'

/** Every setting and secret of the site and of the content service. */
const SETTINGS = [...namesFor('site'), ...namesFor('content-service')]

const createJestConfig = nextJest({ dir: './' })

/** In CI it has to be there; elsewhere what needs it is left out without it. */
const hasRedis = process.env.CI === 'true' || findProgram('redis-server') || findProgram('valkey-server')

/** @type {import('jest').Config} */
const config = {
  displayName: 'unit',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
  maxWorkers: 2,
  // No test measures time: on a busy machine one may take long.
  testTimeout: 60_000,
  setupFilesAfterEnv: ['<rootDir>/tests/unit/setup.ts'],
  moduleNameMapper: {
    // Server actions run in the site alone; a page without them posts its forms.
    '/lib/forms/actions$': '<rootDir>/tests/unit/support/actions.ts',
    '^@/(.*)$': '<rootDir>/$1',
    '^swiper/css(/.*)?$': '<rootDir>/tests/unit/empty-style.ts',
  },
  testPathIgnorePatterns: ['/node_modules/', ...(hasRedis ? [] : ['/tests/unit/cluster/(?:changes|shared)'])],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.imar', '<rootDir>/cms/dist', '<rootDir>/test-results'],
}

/** These packages ship modern modules only, which jest must translate; next/jest would leave them alone. */
const translated =
  'feed|next-intl|use-intl|intl-messageformat|@formatjs|icu-minify|swiper|htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities'

export default async function jestConfig() {
  const resolved = await createJestConfig(config)()
  // next/jest reads the developer's .env. Tests run with the defaults, whatever is set there or in the shell.
  for (const name of SETTINGS) Reflect.deleteProperty(process.env, name)
  return {
    ...resolved,
    transformIgnorePatterns: [`/node_modules/(?!(${translated})/)`, '^.+\\.module\\.(css|sass|scss)$'],
  }
}
