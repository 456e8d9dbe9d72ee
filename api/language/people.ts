import { z } from 'zod'
import contactsFile from './contacts.json' with { type: 'json' }
import { anyOf, list, wordSet } from './lists.ts'
import namesFile from './names.json' with { type: 'json' }

/* The words with which texts name people and tell how to reach them, as the data files beside this one have them. */

/**
 * Names that are words, too: `ordinary` ones and `months` are written in lower case when they are no name, `proper` ones,
 * places and tools, with a capital anyway. `particles` and `suffixes` are parts of names, `titles` stand before them, and
 * `endings` are those of their cases.
 */
export const nameWords = z
  .object({
    ...{ ordinary: wordSet, proper: wordSet, months: wordSet, particles: wordSet, suffixes: wordSet, titles: wordSet },
    endings: list,
  })
  .parse(namesFile)

/**
 * What stands for '@' and '.' in addresses that are spoken, what leads in to an address or a number (parts of regular
 * expressions), networks that are there to find people, and sites where people show work under a name of theirs.
 */
export const contactWords = z
  .object({ at: wordSet, dot: wordSet, leadIn: anyOf, people: wordSet, work: wordSet })
  .parse(contactsFile)
