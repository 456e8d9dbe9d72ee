import { nameWords } from '../language/people.ts'
import { folded, squeezed } from './fold.ts'

/** The identity of a person, which a client must not learn. */
export type Identity = { name: string; email: string | null; phone: string | null; linkedinUrl: string | null }

/** When a word means the person: always, by its place in the sentence, or only beside another part. */
export type Certainty = 'rare' | 'ordinary' | 'proper'

export type Forms = {
  /** The shortened name, which a client may read: 'Jane D.' */
  shown: string
  /** The parts of the first word, which are shown anyway. */
  first: Set<string>
  /** The other parts, in each spelling. */
  hidden: Map<string, Certainty>
  particles: Set<string>
  initials: Set<string>
  /** Written as one word, as in addresses: 'janedoe', 'jdoe'. */
  glued: string[]
  /** Names in scripts without spaces between words, as one text. */
  unparted: string[]
  /** Local part of the e-mail, LinkedIn handle: in lower case, as they are written. */
  handles: string[]
  /** The digits of the phone; empty if they are too few for a number. */
  phone: string
}

/** All forms in which the person may be named in a text. */
export function formsOf({ name, email, phone, linkedinUrl }: Identity): Forms {
  const [firstWord = '', ...others] = inOrder(name).split(/\s+/)
  const first = new Set(partsOf(firstWord).flatMap(spellings))
  const words = others.map(word => folded(word).replace(/[^\p{L}\p{N}'-]/gu, ''))
  const last = words.length - 1
  const isParticle = (word: string, index: number) => index < last && nameWords.particles.has(word)
  // The O of O'Brien may stand alone.
  const heads = words.flatMap(word => /^([a-z]{1,2})'/.exec(word)?.[1] ?? [])
  const particles = new Set([...words.filter(isParticle).flatMap(word => word.replace(/'/g, '').split('-')), ...heads])
  const parts = others.flatMap((word, index) => {
    const plain = words[index] ?? ''
    return isParticle(plain, index) || nameWords.suffixes.has(plain) ? [] : partsOf(word)
  })
  const hidden = new Map(
    parts
      .flatMap(spellings)
      .filter(part => [...part].length > 1 && !first.has(part))
      .map(part => [part, certaintyOf(part)]),
  )
  const forms = {
    shown: abbreviateName(inOrder(name)),
    first,
    hidden,
    particles,
    phone: (phone ?? '').replace(/\D/g, ''),
  }
  return {
    ...forms,
    initials: new Set([...first, ...hidden.keys(), ...words].map(part => [...part][0] ?? '').filter(Boolean)),
    glued: gluedForms(firstWord, others),
    unparted: UNPARTED.test(name) ? unpartedForms(firstWord, others) : [],
    handles: [...emailHandles(email), ...linkedinHandles(linkedinUrl)].filter(
      handle => handle.length > 2 && !first.has(handle) && !isWord(handle) && !nameWords.proper.has(handle),
    ),
    phone: forms.phone.length < 6 ? '' : forms.phone,
  }
}

/** 'Doe, Jane' as 'Jane Doe'. */
export function inOrder(name: string): string {
  const [last = '', first = '', ...more] = name.split(',').map(part => part.trim())
  const isTurned =
    last !== '' && first !== '' && more.length === 0 && !nameWords.suffixes.has(folded(first).replace(/\./g, ''))
  return isTurned ? `${first} ${last}` : name.trim()
}

/** 'Anna-Maria' as both of them, "O'Brien" as 'obrien' and 'brien'. */
function partsOf(word: string): string[] {
  return word.split(/[-‐‑–]/).flatMap(part => {
    const pieces = part.split(/['’ʼ]/)
    const tail = pieces.length > 1 && (pieces.at(-1)?.length ?? 0) > 2 ? [pieces.at(-1) ?? ''] : []
    return [pieces.join(''), ...tail].map(piece => piece.replace(/[^\p{L}\p{M}\p{N}]/gu, '')).filter(Boolean)
  })
}

/** 'Müller' is written 'Muller', 'Mueller' and the other way round. */
function spellings(part: string): string[] {
  const plain = squeezed(part)
  const spelled = squeezed(
    part
      .toLowerCase()
      .normalize('NFC')
      .replace(/[äöüåø]/g, letter => UMLAUTS[letter] ?? letter),
  )
  const collapsed = plain.length > 4 ? plain.replace(/ae|oe|ue/g, pair => pair.slice(0, 1)) : plain
  return [...new Set([plain, spelled, collapsed])]
}

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

function certaintyOf(part: string): Certainty {
  if (nameWords.proper.has(part)) return 'proper'
  return isWord(part) || part.length < 3 ? 'ordinary' : 'rare'
}

/** A word that is written in lower case when it is no name. */
const isWord = (part: string) => nameWords.ordinary.has(part) || nameWords.months.has(part)

function gluedForms(first: string, others: string[]): string[] {
  const tails = tailsOf(others)
  const forms = spellings(first).flatMap(one =>
    tails.flatMap(other => [
      one + other,
      other + one,
      ...(other.length > 2 ? [one.slice(0, 1) + other, other + one.slice(0, 1)] : []),
    ]),
  )
  const isCompound = others.length > 1 || /['’ʼ‐‑–-]/.test(others.at(-1) ?? '')
  const compound = isCompound
    ? tails.filter(tail => !others.some(word => squeezed(word) === tail && !/['’ʼ‐‑–-]/.test(word)))
    : []
  return [...new Set([...forms, ...compound])].filter(
    form => form.length > 3 || (form.length === 3 && UNPARTED.test(form)),
  )
}

/** 'Maria van den Berg' ends in 'berg', 'vandenberg' and 'mariavandenberg'; initials may be left out. */
function tailsOf(others: string[]): string[] {
  const long = others.filter(word => [...squeezed(word)].length > 1)
  const tails = [others, long].flatMap(words => words.map((_word, from) => words.slice(from)))
  return [...new Set(tails.flatMap(words => spellings(words.join(''))))].filter(tail => tail !== '')
}

/** Scripts that write a name as one word. */
const UNPARTED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}]/u

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

/** Decodes percent-encoded letters; returns the text itself if they are invalid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The name as clients see it: first name, initial of the last word and a dot; a one-word name stays as it is. */
export function abbreviateName(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  return words.length < 2 ? first : `${first} ${firstLetter(last)}.`
}

function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter().segment(word)
  return first?.segment.toUpperCase() ?? ''
}
