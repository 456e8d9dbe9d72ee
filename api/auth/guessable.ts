import { InvalidInput } from '../problems.ts'
import { foldText } from '../rules/foldedText.ts'
import common from './commonPasswords.json' with { type: 'json' }

/** The future owner of a password. */
type Owner = { email: string; firstName: string; lastName: string }

const GUESSABLE = 'This password is easy to guess. Please choose another one.'

/** Refuses a new password that is easy to guess. `field`: the input field of the password. Throws InvalidInput. */
export function refuseGuessable(password: string, { field, owner }: { field: string; owner: Owner }) {
  if (isGuessable(password, owner)) throw new InvalidInput(GUESSABLE, { [field]: GUESSABLE })
}

export const isGuessable = (password: string, owner: Owner) => isCommon(password) || isOwn(password, owner)

/** The columns of a user that a new password is compared with. */
export const OWNER = { email: true, firstName: true, lastName: true } as const

/** Whether the password is very common, a short piece repeated ('121212'), or a sequence ('654321', 'abcde'). */
export function isCommon(password: string): boolean {
  const plain = password.normalize('NFKC').trim().toLowerCase()
  return commonPasswords.has(plain) || isRepeated(plain) || isRow(plain)
}

const commonPasswords = new Set(common.passwords.split(' '))

/** Whether the text repeats a piece of one to three characters. */
function isRepeated(text: string): boolean {
  const signs = [...text]
  return [1, 2, 3].some(
    size => signs.length > size && signs.length % size === 0 && signs.every((sign, at) => sign === signs[at % size]),
  )
}

function isRow(text: string): boolean {
  const codes = [...text].map(sign => sign.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size === 1 && (steps.has(1) || steps.has(-1))
}

/** Whether the password is the owner's address, its part before the '@', or their names in any order. */
function isOwn(password: string, { email, firstName, lastName }: Owner): boolean {
  const [localPart = ''] = email.split('@')
  const own = [email, localPart, firstName, lastName, firstName + lastName, lastName + firstName]
  const letters = lettersOf(password)
  return letters !== '' && own.map(lettersOf).includes(letters)
}

/** Letters and digits, folded as for searches. */
const lettersOf = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '')
