import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, preview } from 'vite'
import type { TestProject } from 'vitest/node'
import { unpackBrowser } from './browser.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    webUrl: string
  }
}

/** Builds the application as it is shipped, and serves it to the tests. There is no API behind it. */
export default async function serve(project: TestProject) {
  await unpackBrowser()
  const outDir = await mkdtemp(join(tmpdir(), 'web-'))
  // Under test, Vite would build React for development.
  process.env.NODE_ENV = 'production'
  await build({ logLevel: 'error', build: { outDir, reportCompressedSize: false } })
  const server = await preview({
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, proxy: {} },
  })
  project.provide('webUrl', server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '')
  return async () => {
    await server.close()
    await rm(outDir, { recursive: true })
  }
}
