import { nameWords } from '@talentdesk/reader/words/people'
import { folded, squeezed } from './fold.ts'
import { abbreviateName, isInitialsOnly, type NameOrder, nameParts } from './nameParts.ts'
import { type Certainty, certaintyOf, partsOf, spellings, stemsOf, UNPARTED } from './parts.ts'
import { skeletonsOf } from './romanised.ts'

/** The identity of a person, which clients must not learn. */
export type Identity = {
  name: string
  /** Undefined means 'UNKNOWN'. */
  nameOrder?: NameOrder
  email: string | null
  phone: string | null
  linkedinUrl: string | null
}

export type Forms = {
  /** The shortened name, which a client may read: 'Jane D.' */
  shown: string
  /** The parts of the given name, which clients may read; empty if only initials are shown. */
  first: Set<string>
  /** All other parts of the name, in every spelling, with their certainty. */
  hidden: Map<string, Certainty>
  /** Stems of the hidden parts, which are the same in all grammatical cases: 'kowalsk' of Kowalska. */
  stems: Map<string, string>
  particles: Set<string>
  initials: Set<string>
  /** The name written as one word, as in addresses: 'janedoe', 'jdoe'. */
  glued: string[]
  /** Names in scripts without spaces between words, as one text. */
  unparted: string[]
  /** The local part of the e-mail and the LinkedIn handle, in lower case. */
  handles: string[]
  /** For a name in another script, the consonants that all spellings in Latin letters share. */
  skeletons: Set<string>
  /** The digits of the phone number; empty if there are too few digits for a number. */
  phone: string
}

/** Collects all forms by which a text may name the person. */
export function formsOf({ name, nameOrder, email, phone, linkedinUrl }: Identity): Forms {
  const known = nameParts(name, nameOrder)
  const [firstWord = '', ...others] = known.words
  const isFirstHidden = isInitialsOnly(known)
  const first = new Set(isFirstHidden ? [] : [...partsOf(firstWord), firstWord].flatMap(spellings))
  const words = others.map(word => folded(word).replace(/[^\p{L}\p{N}'-]/gu, ''))
  const last = words.length - 1
  const isParticle = (word: string, index: number) => index < last && nameWords.particles.has(word)
  // The O of O'Brien may be written as a separate word.
  const heads = words.flatMap(word => /^([a-z]{1,2})'/.exec(word)?.[1] ?? [])
  const particles = new Set([...words.filter(isParticle).flatMap(word => word.replace(/'/g, '').split('-')), ...heads])
  const parts = others.flatMap((word, index) => {
    const plain = words[index] ?? ''
    return isParticle(plain, index) || nameWords.suffixes.has(plain) ? [] : partsOf(word)
  })
  const further = [...known.others, ...(isFirstHidden ? [firstWord, ...givenNamesIn(firstWord)] : [])]
  const hidden = new Map(
    [...parts, ...further.flatMap(partsOf), ...ownSpellings(name, [email, linkedinUrl])].flatMap(part => {
      const certainty = certaintyOf(squeezed(part))
      return spellings(part)
        .filter(spelling => isSignificant(spelling) && !first.has(spelling))
        .map(spelling => [spelling, certainty] as const)
    }),
  )
  const stems = new Map(
    [...hidden].flatMap(([part, certainty]) =>
      certainty === 'rare' || certainty === 'everyday' ? stemsOf(part).map(stem => [stem, part] as const) : [],
    ),
  )
  const forms = {
    shown: abbreviateName(name, nameOrder),
    first,
    hidden,
    stems,
    particles,
    skeletons: others.length > 0 ? skeletonsOf(firstWord, others.at(-1) ?? '') : skeletonsOfOneWord(firstWord),
    phone: (phone ?? '').replace(/\D/g, ''),
  }
  return {
    ...forms,
    initials: new Set([...first, ...hidden.keys(), ...words].map(part => [...part][0] ?? '').filter(Boolean)),
    glued: gluedForms(firstWord, others),
    unparted: UNPARTED.test(name) ? [...unpartedForms(firstWord, others), ...further.filter(isUnpartedName)] : [],
    handles: [...emailHandles(email), ...linkedinHandles(linkedinUrl)].filter(
      handle => handle.length > 2 && !first.has(handle) && !NO_HANDLE.has(certaintyOf(handle)),
    ),
    phone: forms.phone.length < 6 ? '' : forms.phone,
  }
}

/** Kinds of words that are not handles: 'hello' and 'swift' are judged by the rules of names. */
const NO_HANDLE = new Set<Certainty>(['ordinary', 'town', 'tool'])

/** False for a single letter, which identifies nobody, except in scripts where a letter may be a name. */
const isSignificant = (part: string) => [...part].length > 1 || UNPARTED.test(part)

/** The Latin spelling that the person uses for a name in another script: 'minsu' and 'kim' in minsu.kim@… */
function ownSpellings(name: string, addresses: (string | null)[]): string[] {
  if (/\p{sc=Latin}/u.test(name)) return []
  return [...emailHandles(addresses[0] ?? null), ...linkedinHandles(addresses[1] ?? null)].flatMap(handle => {
    const words = handle.split(/[\d._-]/).filter(word => /^[a-z]{3,}$/.test(word))
    return words.filter(word => (words.length > 1 || word.length > 3) && certaintyOf(word) === 'rare')
  })
}

/** Turns 'Doe, Jane' into 'Jane Doe'. */
export function inOrder(name: string): string {
  const [last = '', first = '', ...more] = name.split(',').map(part => part.trim())
  const isTurned =
    last !== '' && first !== '' && more.length === 0 && !nameWords.suffixes.has(folded(first).replace(/\./g, ''))
  return isTurned ? `${first} ${last}` : name.trim()
}

/** The given name in a one-word name, which begins with a family name of one or two characters: 'Minsu'. */
const givenNamesIn = (word: string) =>
  UNPARTED.test(word) ? [1, 2].map(from => [...word].slice(from).join('')).filter(given => [...given].length > 1) : []

/** The skeletons of 김민수 (in one word) are the same as those of 민수 김. */
function skeletonsOfOneWord(word: string): Set<string> {
  const [family = '', ...given] = word
  return UNPARTED.test(word) ? skeletonsOf(given.join(''), family) : new Set()
}

function gluedForms(first: string, others: string[]): string[] {
  const tails = tailsOf(others)
  // 'mariagrazia' in the name Maria Grazia Zaccagnini.
  const heads = others.slice(0, -1).map((_word, to) => others.slice(0, to + 1).join(''))
  const long = [...new Set([...tails, ...others.flatMap(partsOf).flatMap(spellings)])].filter(
    tail => tail.length > 2 || UNPARTED.test(tail),
  )
  const whole = spellings(first).flatMap(one =>
    [...tails, ...heads.flatMap(spellings)].flatMap(tail => [one + tail, tail + one]),
  )
  // Without an initial, 'cooks' of Simon Cook and 'space' of Stefan Pace would be words, and 'does' of Doe a verb.
  const short = initialsOf(first, others)
    .flatMap(initials => long.flatMap(tail => [initials + tail, ...(initials === 's' ? [] : [tail + initials])]))
    .filter(form => certaintyOf(form) === 'rare')
  const isCompound = others.length > 1 || /['’ʼ‐‑–-]/.test(others.at(-1) ?? '')
  const compound = isCompound
    ? tails.filter(tail => !others.some(word => squeezed(word) === tail && !/['’ʼ‐‑–-]/.test(word)))
    : []
  return [...new Set([...whole, ...short, ...compound])].filter(
    form => form.length > 3 || (form.length > 1 && UNPARTED.test(form)),
  )
}

/** Groups of initials before a surname: 'j' for Jane, 'jp' for Jean-Pierre, 'mj' for María José García. */
function initialsOf(first: string, others: string[]): string[] {
  const start = partsOf(first).map(part => [...squeezed(part)][0] ?? '')
  const middle = others.slice(0, -1).map(word => [...squeezed(word)][0] ?? '')
  const rows = [start.slice(0, 1), start, ...middle.map((_letter, to) => [...start, ...middle.slice(0, to + 1)])]
  return [...new Set(rows.map(row => row.join('')))].filter(row => row !== '')
}

/** The ends of a name in one word: 'berg', 'vandenberg', 'mariavandenberg' for Maria van den Berg. */
function tailsOf(others: string[]): string[] {
  const long = others.filter(word => [...squeezed(word)].length > 1)
  const tails = [others, long].flatMap(words => words.map((_word, from) => words.slice(from)))
  return [...new Set(tails.flatMap(words => spellings(words.join(''))))].filter(tail => tail !== '')
}

const isUnpartedName = (word: string) => UNPARTED.test(word) && [...word].length > 1

function unpartedForms(first: string, others: string[]): string[] {
  const parts = [first, ...others].map(squeezed)
  const turned = [...parts.slice(1), ...parts.slice(0, 1)]
  const last = others.at(-1) ?? ''
  const all = ['', ' ', ', '].flatMap(gap => [parts.join(gap), turned.join(gap)])
  return others.length === 0
    ? []
    : [...new Set([...all, ...([...last].length > 1 ? [squeezed(last), [...last].map(squeezed).join(' ')] : [])])]
}

function emailHandles(email: string | null): string[] {
  const local = folded(email ?? '').split('@')[0] ?? ''
  return [...new Set([local, local.split('+')[0] ?? ''])]
}

function linkedinHandles(address: string | null): string[] {
  const text = (address ?? '').trim()
  const path = /linkedin\.com\/(?:in|pub|profile)\/([^/?#\s]+)/i.exec(text)?.[1]
  const bare = path ?? (/^@?[^\s/.]+$/.test(text) ? text.replace(/^@/, '') : '')
  return [...new Set([folded(bare), folded(decoded(bare))])]
}

/** Decodes percent-encoded letters; returns the text unchanged if they are invalid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
