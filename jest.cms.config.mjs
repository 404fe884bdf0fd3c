import nextJest from 'next/jest.js'

/** Left to `npm run test:full`: several processes for minutes (`npm run scale` has them too), and what hangs together with little else. */
const FULL_ONLY = [
  'backup-copies',
  'to-postgres',
  'changed-secrets',
  'processes',
  'speed',
  'export',
  'translations',
  'watch',
  's3',
  'sqlite',
  'media',
  'upgrade',
  'bin',
  'checks',
  'door',
  'queue',
  'redirects',
  'matrix',
]

/** @type {import('jest').Config} */
const config = {
  displayName: 'cms',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/tests/cms/**/*.test.ts'],
  globalSetup: '<rootDir>/tests/cms/support/global-setup.ts',
  globalTeardown: '<rootDir>/tests/cms/support/global-teardown.ts',
  testPathIgnorePatterns: process.env.TEST_DEPTH === 'short' ? FULL_ONLY.map((name) => `tests/cms/${name}.test.ts`) : [],
  // A content service is started for each file; the first start on a new database takes some seconds.
  testTimeout: 120_000,
  maxWorkers: 3,
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.imar', '<rootDir>/cms/dist', '<rootDir>/cms/node_modules'],
}

export default nextJest({ dir: './' })(config)
