import { type Contact, linkedinName, shownText } from '../rules/contacts.ts'
import { foldText } from '../rules/foldedText.ts'
import { homeForms, phoneNumbersIn } from './phones.ts'

/* Finds people by a phone number or a LinkedIn name in any spelling: contacts are stored as lines of a text. */

/**
 * The searchable lines of contacts: international numbers with '+' and as dialled in their country, other numbers after
 * '#', and the LinkedIn name. Empty without contacts.
 */
export function contactLines({ phone, linkedinUrl }: Contact, country: string | null): string {
  const numbers = phone ? phoneNumbersIn(phone, country) : []
  const lines = numbers.flatMap(({ international, digits }) =>
    international ? [international, ...homeForms(international)] : [`#${digits}`],
  )
  const name = linkedinUrl ? linkedinName(linkedinUrl) : null
  const all = [...new Set(name ? [...lines, `in/${foldText(name)}`] : lines)]
  return all.length === 0 ? '' : `\n${all.join('\n')}\n`
}

/** The parts of lines that match a searched text; none if the text is neither a number nor an address. */
export function contactsSought(text: string, country: string | null): string[] {
  const name = linkedinName(text) ?? /^\/?in\/([^/?#\s]+)/i.exec(text.trim())?.[1]
  if (name) return [`\nin/${foldText(name)}`]
  if (/^[\p{L}\p{N}_-]{3,}$/u.test(text) && /\p{L}/u.test(text)) return [`\nin/${foldText(text)}\n`]
  return phonesSought(text, country)
}

/** The searched parts of phone numbers. A label may precede the number; other letters are not allowed. */
function phonesSought(text: string, country: string | null): string[] {
  const typed = shownText(text).replace(/^[\p{L}. ]{1,12}:/u, '')
  if (/\p{L}/u.test(typed.replace(/(?:ext\.?|x|#)\s{0,3}\d{1,7}$/i, ''))) return []
  const numbers = phoneNumbersIn(typed, country)
  return numbers.flatMap(({ international, digits }) =>
    international ? [international, ...homeForms(international).map(form => `\n#${form}\n`)] : [digits],
  )
}
