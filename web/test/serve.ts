import { execFileSync } from 'node:child_process'
import { unpackBrowser } from './browser.ts'

/** Builds the pages as they are shipped, if anything has changed. There is no API behind them. */
export default async function setUp() {
  await unpackBrowser()
  execFileSync(process.execPath, ['scripts/build.mjs', 'page documents', 'pages'], { stdio: 'inherit' })
}
