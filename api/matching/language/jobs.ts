import { anyOf, list, wordSet } from '@talentdesk/reader/words/lists'
import { z } from 'zod'
import advertisementsFile from './advertisements.json' with { type: 'json' }
import denialsFile from './denials.json' with { type: 'json' }
import functionsFile from './functions.json' with { type: 'json' }
import impliedSkillsFile from './impliedSkills.json' with { type: 'json' }
import nearSkillsFile from './nearSkills.json' with { type: 'json' }
import occupationsFile from './occupations.json' with { type: 'json' }

/* The words of job descriptions, from the data files of this folder. */

/** The fields of work. Occupations of the same field are slightly related. */
const fields = [
  ...['software', 'data', 'infrastructure', 'quality', 'design', 'product', 'operations', 'sales', 'marketing'],
  ...['support', 'hr', 'legal', 'finance', 'engineering', 'health', 'education', 'arts', 'hospitality'],
]

const share = z.number().gt(0).lte(1)

/**
 * The occupations. `titles`: spaces separate the groups of a title, '/' the words of a group, and '_' joins the words
 * of a phrase; DEV stands for the `developer` nouns. `known`: occupations of the folder `occupations` with the same
 * work, by their usual English titles. `signs`: skills and subjects that distinguish the occupation, the most
 * distinctive first. `near`: the share of this work that the people of other occupations could do.
 */
export const occupationFile = z
  .object({
    developer: z.string(),
    occupations: z.array(
      z.object({
        name: z.string(),
        field: z.enum(fields),
        titles: z.array(z.string()),
        known: list.default([]),
        signs: list,
        near: z.record(z.string(), share),
      }),
    ),
  })
  .parse(occupationsFile)

/** Lines of similar skills: a skill counts this share for each other skill of its line that does not include it. */
export const nearSkillLines = z
  .array(z.tuple([share, z.string().transform(names => names.split(', '))]))
  .parse(nearSkillsFile)

/** General skills with the special skills that include them: a special skill proves its general one, not vice versa. */
export const impliedSkills: Record<string, string[]> = z
  .record(
    z.string(),
    z.string().transform(names => names.split(', ')),
  )
  .parse(impliedSkillsFile)

/**
 * Words that mark `wishes` and `demands`, or precede titles of `colleagues`: parts of regular expressions without
 * accents. `labels` precede the title of the position, `ends` follow it in a form, `levelLabels` precede its level.
 * `seeks` precede the wanted person, `experienced` imply a senior level, `history` precedes years of a company's
 * history.
 */
export const advertisementWords = z
  .object({
    ...{ wishes: anyOf, demands: anyOf, colleagues: anyOf, labels: anyOf, ends: anyOf },
    ...{ seeks: anyOf, experienced: anyOf, history: anyOf, levelLabels: anyOf },
  })
  .parse(advertisementsFile)

/**
 * Words that deny a skill, or make one of several skills enough: parts of regular expressions, of plain words.
 *
 * - `no` and `without` precede a denied skill, with only `fillers` between; `not` precedes it with any words between. A
 *   following `notOnly` cancels the denial, and so does a word of `dauntless` with `not` ('not be afraid of').
 *   `portugueseBefore` precede a 'no' that means 'in'.
 * - `insteadOf` precedes a replaced skill, `gone` surrounds it ('§'), `notNeeded` follows a skill that is not needed.
 * - `contrast` ends a denial, and `joints` continue it. `mild` denials make a wish.
 * - Alternatives have `or` between them; or `oneOf` or `examples` before them and `and` between them; or `similar`
 *   after them. Both skills of a `together` pair are meant when a '/' is between them.
 */
export const denials = z
  .object({
    ...{
      no: anyOf,
      without: anyOf,
      not: anyOf,
      notOnly: anyOf,
      dauntless: anyOf,
      insteadOf: anyOf,
      gone: anyOf,
      fillers: anyOf,
      notNeeded: anyOf,
      mild: anyOf,
    },
    ...{
      contrast: anyOf,
      joints: anyOf,
      portugueseBefore: anyOf,
      or: anyOf,
      and: anyOf,
      oneOf: anyOf,
      examples: anyOf,
      similar: anyOf,
    },
    together: wordSet,
  })
  .parse(denialsFile)

/**
 * The business functions that are not also areas of talents, by the name of the target area: `titles` of people in the
 * function, `names` of the function, and `work` that only these people mention. `makers` build things for a function
 * without belonging to it. `doing` precedes a function that a person led, `past` a former one.
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
