import { plainWords } from '../words/lists.ts'
import { education } from '../words/resumes.ts'

/** True for a text with the name of a school. */
export const namesSchool = (text: string) => schools.test(plain(text))
/** True for a text with the name of a degree. */
export const namesDegree = (text: string) => degrees.test(plain(text))

const plain = (text: string) => plainWords(text).join(' ')
const schools = new RegExp(`\\b${education.schools}\\b`)
const degrees = new RegExp(`\\b${education.degrees}\\b`)
