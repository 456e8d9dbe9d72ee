import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Modules that open a database, a browser or a process. A pure test imports none of them, not even by a helper. */
const DOORS =
  /^(?:pg|fastify|playwright-core|node:child_process|node:http|msw(?:\/.*)?)$|^api\/test\/(?:harness|database|process)\.ts$|^api\/reading\/(?:extraction|pool|processes)\.ts$|^api\/print\/print\.ts$/

const IMPORT = /^(?:import|} from|export .* from)\b[^'\n]*'([^']+)'/gm

/** Paths of the pure test files in these folders. They run in `npm run test:quick`. */
export function pureTests(folders: string[]): string[] {
  const files = folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(file => `${folder}/${file.replaceAll(path.sep, '/')}`)
      .filter(file => /\.test\.ts$/.test(file) && !/node_modules|\.deep\.test\.ts$|^reader\/deep\//.test(file)),
  )
  return files.filter(file => !opensDoor(file, new Set()))
}

/** Whether the file, or a test helper that it imports, imports one of the `DOORS`. */
function opensDoor(file: string, seen: Set<string>): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  return importsOf(file).some(
    target =>
      DOORS.test(target) || (/(?:^|\/)test\//.test(target) && target.endsWith('.ts') && opensDoor(target, seen)),
  )
}

/** The imports of a file: packages by name, our files by path from the root. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) =>
    name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name,
  )
}
