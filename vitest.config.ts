import { configDefaults, defineConfig } from 'vitest/config'
import { pureTests } from './scripts/tests/pure.ts'
import { relayArtifacts } from './vite.config.ts'

/** Waits are long enough for a busy machine; a test that waits for something that never comes is still ended. */
const patience = { expect: { poll: { timeout: 20_000 } }, testTimeout: 120_000, hookTimeout: 60_000 }

/** Modules hold no state of a test, so a worker loads them, and starts a browser, once for all its files: docs/decisions/034. */
const shared = { isolate: false }

/** One more than the smallest machine has cores, as each worker waits now and then for Postgres, a browser or a reading process. */
const maxWorkers = 3

/** Vite would resolve graphql to another build than Node does for the packages, and there must be only one. */
const graphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }

const folders = ['api', 'reader', 'demo', 'scripts', 'bench']
const pure = pureTests([...folders, 'web'])
const deep = ['**/*.deep.test.ts', 'reader/deep/**/*.test.ts']
const exclude = [...configDefaults.exclude, ...deep, ...pure]

export default defineConfig({
  test: {
    tags: [
      {
        name: 'deep',
        description:
          'Unusual conditions, such as a phone, a lost answer, a conflict or a killed process: only in the deep tests',
      },
    ],
    projects: [
      {
        plugins: [relayArtifacts()],
        resolve: graphql,
        test: { name: 'pure', include: pure, maxWorkers, ...shared, ...patience },
      },
      {
        resolve: graphql,
        test: {
          name: 'api',
          include: folders.map(folder => `${folder}/**/*.test.ts`),
          exclude,
          globalSetup: ['api/test/globalSetup.ts'],
          maxWorkers,
          ...shared,
          ...patience,
        },
      },
      {
        plugins: [relayArtifacts()],
        resolve: graphql,
        test: {
          name: 'pages',
          include: ['web/**/*.test.ts'],
          exclude,
          globalSetup: ['web/test/serve.ts', 'api/test/globalSetup.ts'],
          maxWorkers,
          ...shared,
          ...patience,
        },
      },
      {
        plugins: [relayArtifacts()],
        resolve: graphql,
        test: {
          name: 'deep',
          include: deep,
          exclude: configDefaults.exclude,
          globalSetup: ['web/test/serve.ts', 'api/test/globalSetup.ts'],
          maxWorkers: 2,
          ...shared,
          ...patience,
          testTimeout: 600_000,
        },
      },
    ],
  },
})
