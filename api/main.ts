import { parseSettings, warnOfSettings } from './settings.ts'
import { startProduct } from './start/start.ts'
import { printFault } from './start/stop.ts'

try {
  for (const line of warnOfSettings(process.env)) console.warn(line)
  await startProduct(parseSettings(process.env))
} catch (error) {
  printFault(error)
  process.exit(1)
}
