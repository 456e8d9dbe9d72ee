import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Modules that open a database, a browser or a process. A test that imports none of them, itself or by a helper, is pure. */
const DOORS =
  /^(?:pg|fastify|playwright-core|node:child_process|node:http|msw(?:\/.*)?)$|^api\/test\/(?:harness|database|process)\.ts$|^api\/reading\/(?:extraction|pool|processes)\.ts$|^api\/print\/print\.ts$/

const IMPORT = /^(?:import|} from|export .* from)\b[^'\n]*'([^']+)'/gm

/** Paths of the test files in these folders that need nothing but their own modules. They run in `npm run test:quick`. */
export function pureTests(folders: string[]): string[] {
  const files = folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(file => `${folder}/${file.replaceAll(path.sep, '/')}`)
      .filter(file => /\.test\.ts$/.test(file) && !/node_modules|\.deep\.test\.ts$|^reader\/deep\//.test(file)),
  )
  return files.filter(file => !opensDoor(file, new Set()))
}

/** Whether the file, or a helper of tests that it imports, imports a door. */
function opensDoor(file: string, seen: Set<string>): boolean {
  if (seen.has(file)) return false
  seen.add(file)
  return importsOf(file).some(
    target =>
      DOORS.test(target) || (/(?:^|\/)test\//.test(target) && target.endsWith('.ts') && opensDoor(target, seen)),
  )
}

/** Packages by name, files of ours by their path from the root. */
function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']) =>
    name.startsWith('.') ? path.posix.join(path.posix.dirname(file), name) : name,
  )
}
