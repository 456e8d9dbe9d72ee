import { configDefaults, defineConfig } from 'vitest/config'
import { pureTests } from './scripts/tests/pure.ts'
import { relayArtifacts } from './vite.config.ts'

/** Timeouts are long enough for a busy machine, but end a test that waits forever. */
const patience = { expect: { poll: { timeout: 20_000 } }, testTimeout: 120_000, hookTimeout: 60_000 }

/** Modules contain no state of tests, so a worker loads them, and starts a browser, only once: docs/decisions/034. */
const shared = { isolate: false }

/** Maximum workers: one more than the smallest machine's cores, as workers wait for Postgres, browsers and readers. */
const maxWorkers = 3

/** Makes Vite resolve graphql to the same build as Node does for packages, as there must be only one instance. */
const graphql = { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] }

const folders = ['api', 'reader', 'demo', 'scripts', 'bench', 'web']
const pure = pureTests(folders)
const deep = ['**/*.deep.test.ts', 'reader/deep/**/*.test.ts']
const globalSetup = ['web/test/serve.ts', 'api/test/globalSetup.ts']

export default defineConfig({
  test: {
    tags: [
      {
        name: 'deep',
        description:
          'Further actions of a page, many similar cases, and unusual conditions, such as a phone or a lost answer',
      },
    ],
    projects: [
      {
        plugins: [relayArtifacts()],
        resolve: graphql,
        test: { name: 'pure', include: pure, maxWorkers, ...shared, ...patience },
      },
      {
        plugins: [relayArtifacts()],
        resolve: graphql,
        test: {
          name: 'usual',
          include: folders.map(folder => `${folder}/**/*.test.ts`),
          exclude: [...configDefaults.exclude, ...deep],
          globalSetup,
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
          globalSetup,
          maxWorkers: 2,
          ...shared,
          ...patience,
          testTimeout: 600_000,
        },
      },
    ],
  },
})
