import { answerOn } from '../processes/channel.ts'
import type { Asked } from './print.ts'
import { openTypesetter } from './typesetter.ts'

/* The program of the process that makes PDFs. It ends with the server. */

process.once('disconnect', () => process.exit())
const typesetter = openTypesetter()
answerOn<Asked>(process, { print: async document => (await typesetter)(document) })
