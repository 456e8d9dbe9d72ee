import { z } from 'zod'
import contactsFile from './contacts.json' with { type: 'json' }
import { anyOf, list, plainWords, wordSet } from './lists.ts'
import namesFile from './names.json' with { type: 'json' }

/* The words of names and contacts, from the data files of this folder. */

/** Words in the form of redaction, without accents. */
const foldedSet = list.transform(words => new Set(words.flatMap(plainWords)))

/**
 * Names that are also words: `ordinary` ones and `months` are in lower case when they are no name; `proper` ones,
 * places and tools, always have a capital. `everyday` words are surnames that in lower case mean something else, and
 * `verbs` follow a person at the beginning of a sentence. `particles` and `suffixes` are parts of names, `titles` precede them, and
 * `endings` are those of their cases. At the top of a resume, `links` join the parts of a name, `labels` precede it,
 * `degrees` follow it, and `documents` begin lines that are no name.
 */
export const nameWords = z
  .object({
    ...{ ordinary: wordSet, proper: wordSet, months: wordSet, particles: wordSet, suffixes: wordSet, titles: wordSet },
    ...{ everyday: foldedSet, verbs: foldedSet },
    endings: list,
    ...{ links: anyOf, labels: anyOf, degrees: anyOf, documents: anyOf },
  })
  .parse(namesFile)

/**
 * `at` and `dot` stand for '@' and '.' in spoken addresses, `leadIn` (parts of regular expressions) introduces an
 * address or a number, `people` are networks for finding people, `mailers` hand out
 * addresses to anybody, and `work` sites show work under a user name. `phone`
 * labels a phone number, `social` sites are nobody's own, and `domains` are the top-level domains of own sites.
 */
export const contactWords = z
  .object({
    ...{ at: wordSet, dot: wordSet, leadIn: anyOf, people: wordSet, mailers: wordSet, work: wordSet },
    ...{ phone: anyOf, social: wordSet, domains: anyOf },
  })
  .parse(contactsFile)
