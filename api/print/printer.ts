import { answerOn } from '../processes/channel.ts'
import type { PrintQuestions } from './print.ts'
import { openTypesetter } from './typesetter.ts'

/* The printing process, which ends with the server. */

process.once('disconnect', () => process.exit())
const typesetter = openTypesetter()
answerOn<PrintQuestions>(process, { print: async document => (await typesetter)(document) })
