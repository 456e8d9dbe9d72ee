import { contactWords } from '@talentdesk/reader/words/people'
import type { Forms } from './identity.ts'
import { occurrencesOf } from './ranges.ts'
import type { Range } from './spans.ts'

const SCHEME = /(?:(?:skype|live|tg|xmpp|sip|threema|matrix):)?[@#]?$/

/** Finds a handle in a text. */
export function handlePlaces(letters: string, handle: string): Range[] {
  const isFree = (letter: string | undefined) => !letter || !/[\p{L}\p{N}]/u.test(letter)
  return occurrencesOf(letters, handle).flatMap(({ start, end }) => {
    // In 'live:.cid' and 'skype:jane', the name of the messenger is part of the handle.
    const scheme = SCHEME.exec(letters.slice(Math.max(0, start - 12), start))?.[0].length ?? 0
    const from = start - scheme
    return isFree(letters[from - 1]) && isFree(letters[end]) ? [{ start: from, end }] : []
  })
}

/**
 * True for a handle made of the name with a number, an initial, or a word that people add if a name is taken. False for
 * the name alone, which is judged better by the rules of names.
 */
export function isOwnHandle(handle: string, forms: Forms): boolean {
  const pieces = handle.split(/[._-]/).filter(piece => piece !== '')
  if (pieces.length > 4 || handle.length > MOST || !holdsName(handle, forms)) return false
  const kinds = pieces.map(piece => kindOf(piece, forms))
  if (kinds.includes('other')) return false
  // 'j.doe' is a name, 'cook.j' is a handle.
  const isTurned = kinds.length === 2 && kinds[1] === 'initial' && forms.hidden.get(pieces[0] ?? '') !== 'rare'
  // 'marsh-led' is a word, 'jane-marsh-dev' is a handle.
  const isAdded = kinds.includes('added') && (!handle.includes('-') || kinds.includes('first'))
  const isMore = isTurned || isAdded || kinds.includes('figures')
  return kinds.includes('glued') || (kinds.includes('name') && isMore)
}

/** A fast first check, as most words contain no part of the name. */
function holdsName(handle: string, { hidden, glued }: Forms): boolean {
  for (const part of hidden.keys()) if (handle.includes(part)) return true
  return glued.includes(handle)
}

/** The maximum length of a handle. */
const MOST = 60

type Kind = 'name' | 'glued' | 'first' | 'initial' | 'figures' | 'added' | 'other'

function kindOf(piece: string, { hidden, first, glued, initials }: Forms): Kind {
  if (hidden.has(piece) || glued.includes(piece)) return 'name'
  if (/^\d{1,4}$/.test(piece)) return 'figures'
  if (initials.has(piece)) return 'initial'
  if (first.has(piece)) return 'first'
  const word = piece.replace(/(?<!\d)\d{1,4}$/, '')
  const isKnown = (part: string) => (part.length > 2 && hidden.has(part)) || glued.includes(part)
  if (word !== piece && isKnown(word) && (hidden.get(word) !== 'ordinary' || /\D(?!19|20)\d{2}$/.test(piece)))
    return 'glued'
  if (ADDED.test(word)) return 'added'
  const [bare, behind] = [word.replace(BEFORE, ''), word.replace(BEHIND, '')]
  // The plural of a name: 'thedoes'.
  const several = bare === word ? '' : bare.replace(/s$/, '')
  const cores = [bare, behind, several, bare.replace(BEHIND, '')].filter(core => core !== word)
  return cores.some(isKnown) ? 'glued' : 'other'
}

const ADDED = new RegExp(`^(?:${contactWords.before}|${contactWords.behind})$`, 'u')
const BEFORE = new RegExp(`^${contactWords.before}`, 'u')
const BEHIND = new RegExp(`${contactWords.behind}$`, 'u')

/** Finds handles of any person after the name of a network: 'Twitter: @foo', 'Discord foo#1234'. */
export function labelledHandles(letters: string): Range[] {
  return [...letters.matchAll(LABELLED)].map(({ 0: whole, 1: handle = '', index }) => ({
    start: index + whole.length - handle.length,
    end: index + whole.length,
  }))
}

const LABELLED = new RegExp(
  `(?<![\\p{L}\\p{N}])${contactWords.networks}(?: (?:id|handle|user|username|name|nick|account))?(?: ?: ?| )(@[\\p{L}\\p{N}._-]{2,40}|(?=[^\\s]{0,40}[_#:]|[a-z]{2,20}[.-]?\\d{2}|(?<=: ?)[^\\s]{0,40}[\\d.-])(?=[^\\s]{0,40}\\p{L})[\\p{L}\\p{N}._#:-]{3,40})(?<![.:])`,
  'gu',
)
