import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        // Vite would choose graphql's other build than Node does for the packages, and there must be only one.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'api',
          include: ['api/**/*.test.ts', 'prisma/**/*.test.ts'],
          globalSetup: ['api/test/globalSetup.ts'],
          expect: { poll: { timeout: 10_000 } }, // What is waited for may take a while on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.ts'],
          exclude: ['web/journeys/**'],
          globalSetup: ['web/test/serve.ts'],
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'journeys',
          include: ['web/journeys/**/*.test.ts'],
          globalSetup: ['api/test/globalSetup.ts'],
          fileParallelism: false,
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
