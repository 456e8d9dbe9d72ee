import cluster from 'node:cluster'
import { fileURLToPath } from 'node:url'
import { parseSettings, warnOfSettings } from './settings.ts'
import { printFault } from './start/stop.ts'

/* The program of the main process, and of the web processes that it starts. Each loads only what it needs. */

try {
  const settings = parseSettings(process.env)
  if (cluster.isWorker) await (await import('./start/webProcess.ts')).startWebProcess(settings)
  else {
    for (const line of warnOfSettings(process.env)) console.warn(line)
    await (await import('./start/mainProcess.ts')).startMainProcess(settings, fileURLToPath(import.meta.url))
  }
} catch (error) {
  printFault(error)
  process.exit(1)
}
