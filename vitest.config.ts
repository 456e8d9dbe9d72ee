import { defineConfig } from 'vitest/config'
import { relayArtifacts } from './vite.config.ts'

/** What is waited for may take a while on a busy machine; a test that waits for nothing that comes is still ended. */
const patience = { expect: { poll: { timeout: 20_000 } }, testTimeout: 120_000, hookTimeout: 60_000 }

/** Modules hold nothing of a test, so a worker loads them, and starts a browser, once for all its files: docs/decisions/034. */
const shared = { isolate: false }

/** One more than the smallest machine has cores, as each waits now and then for Postgres, a browser or a reading process. */
const maxWorkers = 3

/** In each journey the whole product runs beside a browser. */
const maxJourneys = 2

/** Once more on a build machine, and told of in the report: a browser there may be starved of time. At a desk, never. */
const retry = process.env.CI ? 1 : 0

/** Tests that read hundreds of invented resumes: scripts/test.mjs tells when they run. */
const deep = ['reader/deep/**']

export default defineConfig({
  test: {
    projects: [
      {
        // Vite would choose graphql's other build than Node does for the packages, and there must be only one.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'api',
          include: [
            'api/**/*.test.ts',
            'reader/**/*.test.ts',
            'demo/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: deep,
          globalSetup: ['api/test/globalSetup.ts'],
          maxWorkers,
          ...shared,
          ...patience,
        },
      },
      { test: { name: 'deep', include: deep, maxWorkers, ...shared, ...patience } },
      {
        plugins: [relayArtifacts()],
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'web',
          include: ['web/**/*.test.ts'],
          exclude: ['web/journeys/**'],
          globalSetup: ['web/test/serve.ts', 'api/test/globalSetup.ts'],
          maxWorkers,
          ...shared,
          retry,
          ...patience,
        },
      },
      {
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'journeys',
          include: ['web/journeys/**/*.test.ts'],
          globalSetup: ['api/test/globalSetup.ts'],
          sequence: { groupOrder: 1 }, // After all else.
          maxWorkers: maxJourneys,
          ...shared,
          retry,
          ...patience,
          testTimeout: 180_000,
        },
      },
    ],
  },
})
