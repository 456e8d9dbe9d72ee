import { answerOn } from '../processes/channel.ts'
import type { PrintQuestions } from './print.ts'
import { openTypesetter } from './typesetter.ts'

/* The program of the printing process, which ends when the server ends. */

process.once('disconnect', () => process.exit())
const typesetter = openTypesetter()
answerOn<PrintQuestions>(process, { print: async document => (await typesetter)(document) })
