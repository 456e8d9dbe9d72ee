import { domainToUnicode } from 'node:url'
import { contactWords } from '../../language/people.ts'
import { folded, squeezed } from './fold.ts'
import { decoded, type Forms } from './identity.ts'

/** True for a profile on a network that is there to find people. */
export const isContactAddress = (address: string) => contactWords.people.has(siteOf(address))

/** True for the profile of somebody, on whatever site. */
export function isProfileAddress(address: string): boolean {
  return (
    isContactAddress(address) ||
    (contactWords.work.has(siteOf(address)) && /[^/]\/[^/]/.test(address.replace(/^.*?:\/\//, '')))
  )
}

/** True for an address that holds the name, a handle, the e-mail or the phone of the person. */
export function isIdentifyingAddress(address: string, { hidden, glued, handles, phone, first }: Forms): boolean {
  const readable = folded(`${decoded(address)} ${domainToUnicode(hostOf(address))}`)
  const words = readable.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '')
  const whole = squeezed(readable)
  return (
    words.some(word => hidden.has(word) || hidden.has(word.replace(/(?<!\d)\d+$/, ''))) ||
    [...hidden].some(([part, kind]) => kind === 'rare' && words.some(word => holdsPart(word, part))) ||
    glued.some(form => words.includes(form) || (form.length > 5 && whole.includes(form) && !first.has(form))) ||
    handles.some(handle => isIn(whole, words, squeezed(handle))) ||
    (phone !== '' && readable.replace(/\D/g, '').includes(phone.slice(-7)))
  )
}

const isIn = (whole: string, words: string[], handle: string) =>
  handle.length > 4 ? whole.includes(handle) : words.includes(handle)

/** 'doe' begins or ends a word as in 'doedesign'; longer parts may stand anywhere in it. */
const holdsPart = (word: string, part: string) =>
  part.length > 3 ? word.includes(part) : part.length === 3 && (word.startsWith(part) || word.endsWith(part))

const hostOf = (address: string) => {
  const full = address.includes('://') ? address : `https://${address}`
  return URL.canParse(full) ? new URL(full).hostname : ''
}

/** 'uk.linkedin.com' and 'www.linkedin.com' are 'linkedin.com'. */
const siteOf = (address: string) => hostOf(address).split('.').slice(-2).join('.')
