import { z } from 'zod'
import contactsFile from './contacts.json' with { type: 'json' }
import { anyOf, list, plainWords, wordSet } from './lists.ts'
import frillsFile from './nameFrills.json' with { type: 'json' }
import namesFile from './names.json' with { type: 'json' }

/* Words of names and contacts, from the data files of this folder. */

/** A set of words in the form used by redaction, without accents. */
const foldedSet = list.transform(words => new Set(words.flatMap(plainWords)))

/**
 * Names that are also words. `ordinary` words and `months` are written in lower case unless they are a name; `tools`
 * and `towns` always have a capital. `everyday`: surnames with another meaning in lower case. `particles` and
 * `suffixes`: parts of names. `endings`: case endings of names. `firms`: two words of a firm's name, one of which is
 * also a surname.
 *
 * Words that show a person. Before the name: `titles`, `askers` ('thanked Cook'), `papers` ('CV of Cook'), `labelled`
 * (with a colon), `prepositions` (before a capital), and `farewells` on the line above. After the name: `relatives`
 * ('Cook, who'), `bodies` ('Cook family'), `pronouns` in brackets, and `verbs` if the name begins a sentence. Before a
 * name in lower case: `companions` ('with'), even more after `talks` ('spoke with cook'), and `folk` with a comparison
 * ('people like cook'). `open`: words that are not nouns; only such a word or punctuation may follow a surname in lower
 * case.
 *
 * Words that show a thing. `determiners`: before lower case, unless `comparisons` precede a rare surname. `articles`:
 * before a capital ('ein Wolf'). `locatives`: before a town. `adjectives`: surnames that may follow a noun ('vino
 * blanco').
 *
 * At the top of a resume, `links` join the parts of a name, `labels` precede the name, `degrees` follow the name, and
 * `documents` begin lines that are not a name.
 */
export const nameWords = z
  .object({
    ...{ ordinary: wordSet, tools: wordSet, towns: wordSet, months: wordSet, everyday: foldedSet, firms: wordSet },
    ...{ particles: wordSet, suffixes: wordSet, endings: list },
    ...{ titles: wordSet, askers: wordSet, papers: wordSet, labelled: wordSet, farewells: wordSet, relatives: wordSet },
    bodies: wordSet,
    ...{
      talks: wordSet,
      companions: wordSet,
      open: wordSet,
      pronouns: wordSet,
      folk: wordSet,
      adjectives: wordSet,
      verbs: foldedSet,
      prepositions: wordSet,
      determiners: wordSet,
      comparisons: wordSet,
      articles: wordSet,
      locatives: wordSet,
    },
    ...{ links: anyOf, labels: anyOf, degrees: anyOf, documents: anyOf },
  })
  .parse(namesFile)

/**
 * Words of addresses: `at` and `dot` are words for '@' and '.'. `leadIn` (parts of regular expressions) precedes an
 * address or a number. `people`: domains of social networks. `networks`: names of social networks before a user name.
 * `mailers`: domains of public e-mail providers. `work`: sites that show work under a user name. `social`: sites that
 * are never a person's own. `domains`: top-level domains of own sites. `before` and `behind`: additions to a name in a
 * user name ('realdoe', 'doecodes').
 *
 * Words of numbers: `phone`, `callers` and `reached` label a phone number, `whose` is the owner or place of the number.
 * `numbered`, `registered` (of firms) and `accounts` label other numbers, and so do other words with one of `counted`
 * ('code', 'no').
 */
export const contactWords = z
  .object({
    ...{ at: wordSet, dot: wordSet, leadIn: anyOf, people: wordSet, networks: anyOf, mailers: wordSet, work: wordSet },
    ...{
      phone: anyOf,
      callers: anyOf,
      whose: anyOf,
      numbered: anyOf,
      registered: anyOf,
      reached: anyOf,
      counted: wordSet,
      accounts: wordSet,
      social: wordSet,
      domains: anyOf,
    },
    ...{ before: anyOf, behind: anyOf },
  })
  .parse(contactsFile)

/**
 * Additions to a name. Before the name: `titles`, and `dotted` titles, which without a dot may be names. After the
 * name: `degrees`, `generations`, and `shortDegrees`, which may also be names or words and so count only in capitals or
 * with dots. `remarks` (parts of regular expressions) begin remarks that are not names. `work`: words of occupations.
 * `particles` belong to the next word.
 */
export const nameFrills = z
  .object({
    ...{ titles: wordSet, dotted: wordSet, degrees: wordSet, shortDegrees: wordSet, generations: wordSet },
    ...{ remarks: list, work: wordSet, particles: wordSet },
  })
  .parse(frillsFile)
