import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A position in a file, as in the frames of a stack trace. */
const PLACE = /(file:\/\/[^\s:]+\.js):(\d+):\d+/g

/** The folder of the bundled files. */
const BUNDLE = '/dist/api/'

/** The bundler's comment before each module. */
const MODULE = /^\/\/ (\S+\.[cm]?[jt]s)$/

type Module = { from: number; source: string }

/** The modules of the bundled files. A file is read when the first error with a frame in it is logged. */
const known = new Map<string, Module[]>()

/**
 * Adds the source file to each frame of a bundle. The bundle keeps function names, so no source map is needed: source
 * maps of the whole bundle would take 40 MB.
 */
export function withSources(stack: string): string {
  return stack.replace(PLACE, (place, url: string, line: string) => {
    if (!url.includes(BUNDLE)) return place
    const module = modulesOf(url).findLast(({ from }) => from <= Number(line))
    return module ? `${module.source}, ${place}` : place
  })
}

function modulesOf(url: string): Module[] {
  const modules = known.get(url) ?? readModules(fileURLToPath(url))
  known.set(url, modules)
  return modules
}

function readModules(file: string): Module[] {
  if (!existsSync(file)) return [] // A newer version has been built since the start.
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((text, index) => {
    const source = MODULE.exec(text)?.[1]
    return source ? [{ from: index + 1, source }] : []
  })
}
