import { build } from './build.mjs'

/* `npm start`: builds all that is not built yet, then runs the product in this process. */

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node ${process.versions.node} is too old; 20.19 or newer is needed.`)
  process.exit(1)
}
build()
await import('../dist/api/main.js')
