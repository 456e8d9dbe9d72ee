import { spawn } from 'node:child_process'
import { build } from './build.mjs'

/* `npm run dev`: the API restarts when its files change, and Vite serves changed pages on port 5173. */

build()
const children = [
  ['tsx', ['watch', '--clear-screen=false', 'api/main.ts']],
  ['vite', []],
].map(([name, args]) => spawn(`node_modules/.bin/${name}`, args, { stdio: 'inherit' }))
for (const child of children) {
  child.once('exit', () => {
    for (const other of children) other.kill()
  })
}
