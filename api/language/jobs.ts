import { z } from 'zod'
import commonWordsFile from './commonWords.json' with { type: 'json' }
import functionsFile from './functions.json' with { type: 'json' }
import { list } from './lists.ts'
import nearSkillsFile from './nearSkills.json' with { type: 'json' }
import occupationsFile from './occupations.json' with { type: 'json' }

/* The words of job descriptions, as the data files beside this one have them. */

/** What people work in. Occupations of one field are a little alike. */
const fields = [
  ...['software', 'data', 'infrastructure', 'quality', 'design', 'product', 'operations', 'sales', 'marketing'],
  ...['support', 'hr', 'legal', 'finance', 'engineering', 'health', 'education', 'arts', 'hospitality'],
]

const share = z.number().gt(0).lte(1)

/**
 * What people work as. `titles`: the groups of a title are parted by spaces, the words of a group by '/', and '_' joins
 * the words of a phrase; DEV stands for the `developer` nouns. `signs`: skills and subjects that tell the occupation from
 * others, the most telling first. `near`: how much of this work the people of other occupations could do.
 */
export const occupationFile = z
  .object({
    developer: z.string(),
    occupations: z.array(
      z.object({
        name: z.string(),
        field: z.enum(fields),
        titles: z.array(z.string()),
        signs: list,
        near: z.record(z.string(), share),
      }),
    ),
  })
  .parse(occupationsFile)

/** Skills that are close to one another: somebody with one of a line knows so much of the others. */
export const nearSkillLines = z
  .array(z.tuple([share, z.string().transform(names => names.split(', '))]))
  .parse(nearSkillsFile)

/** Words that stand in every job description and every resume, and so tell nobody from anybody. */
export const commonWordList = list.parse(commonWordsFile)

/**
 * The business functions that are no area of a talent, by the target area's name: `titles` of their people, `names` of the
 * function, and the `work` that only its people speak of. `makers` build things for a function without belonging to it;
 * `doing` stands before the name of a function that somebody had in hand, `past` before one that they come from.
 */
export const functionWords = z
  .object({
    functions: z.record(
      z.enum(['SALES', 'OPERATIONS', 'FINANCE', 'HR', 'LEGAL', 'CUSTOMER_SUCCESS']),
      z.object({ titles: list, names: list, work: list }),
    ),
    ...{ makers: list, doing: list, past: list },
  })
  .parse(functionsFile)
