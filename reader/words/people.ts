import { z } from 'zod'
import contactsFile from './contacts.json' with { type: 'json' }
import { anyOf, list, plainWords, wordSet } from './lists.ts'
import frillsFile from './nameFrills.json' with { type: 'json' }
import namesFile from './names.json' with { type: 'json' }

/* The words of names and contacts, from the data files of this folder. */

/** Words in the form of redaction, without accents. */
const foldedSet = list.transform(words => new Set(words.flatMap(plainWords)))

/**
 * Names that are also words: `ordinary` ones and `months` are in lower case when they are no name; `tools` and `towns` always have a
 * capital. `everyday` words are surnames that in lower case mean something else. `particles` and `suffixes` are parts of
 * names, `endings` are those of their cases, and `firms` have the name of a person among two words of theirs.
 *
 * Words beside a person: `titles`, `askers` ('thanked Cook') and `papers` ('CV of Cook') stand before, `labelled` before a colon,
 * `farewells` on the line above, `relatives` ('Cook, who'), `bodies` ('Cook family') and, at the beginning of a sentence, `verbs`
 * behind, and `pronouns` in brackets. After `prepositions` a capital is a name's, too. In lower case, `companions` ('with') lead to
 * people, the more after `talks` ('spoke with cook'), and `folk` is what is likened to them ('people like cook'). A surname in lower
 * case stands before a sign or one of the `open` words, which are no nouns; before a noun it is none.
 *
 * Words beside a thing: `determiners` before lower case, but not where `comparisons` lead to a rare surname, `articles` before a
 * capital ('ein Wolf'), `locatives` before a town. `adjectives` are surnames that follow a noun ('vino blanco').
 *
 * At the top of a resume, `links` join the parts of a name, `labels` precede it, `degrees` follow it, and `documents` begin lines that
 * are no name.
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
 * `at` and `dot` stand for '@' and '.' in spoken addresses, `leadIn` (parts of regular expressions) introduces an address or a
 * number. `people` are networks for finding people and `networks` what they are called before a handle, `mailers` hand out
 * addresses to anybody, `work` sites show work under a user name. `phone` and `callers` label a phone number, `whose` says whose or where it is, `numbered` and
 * `registered` (those of firms) other numbers. Plain words before a number: `reached` call it a phone,
 * `accounts`, and others beside a `counted`, something else. `social` sites are nobody's own, and `domains` are the top-level domains of own sites.
 * `before` and `behind` are what people add to a name in a handle: 'realdoe', 'doecodes'.
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
 * Additions to a name. `titles` stand before it, those that are names without a dot in `dotted`; `degrees` behind
 * it, those that are names or words in `shortDegrees`, which count in capitals or with dots; `generations` behind it. `remarks`
 * (parts of regular expressions) begin remarks that are no name, and `work` are words of occupations. `particles` belong to the word behind.
 */
export const nameFrills = z
  .object({
    ...{ titles: wordSet, dotted: wordSet, degrees: wordSet, shortDegrees: wordSet, generations: wordSet },
    ...{ remarks: list, work: wordSet, particles: wordSet },
  })
  .parse(frillsFile)
