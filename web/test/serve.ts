import { execFileSync } from 'node:child_process'
import { unpackBrowser } from './browser.ts'

/** Unpacks the browser, and builds the pages for production if anything has changed. Does not start the API. */
export default async function setUp() {
  await unpackBrowser()
  execFileSync(process.execPath, ['scripts/build.mjs', 'page documents', 'pages'], { stdio: 'inherit' })
}
