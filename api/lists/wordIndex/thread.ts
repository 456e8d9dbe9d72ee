import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { answerOn } from '../../processes/channel.ts'
import { portOf } from '../../processes/thread.ts'
import type { Asked } from './messages.ts'
import { openTable } from './table.ts'

/* The program of the thread that holds the word indexes. */

const { databaseUrl } = z.object({ databaseUrl: z.string() }).parse(workerData)
if (!parentPort) throw new Error('The program of a thread was run by itself')
const tables = { Talent: openTable(databaseUrl, 'Talent'), Deal: openTable(databaseUrl, 'Deal') }

answerOn<Asked>(portOf(parentPort), { find: wanted => tables[wanted.model].find(wanted) })
