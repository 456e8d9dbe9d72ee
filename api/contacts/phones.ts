import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { MOST_DIGITS, phonePieces } from '../rules/phonePieces.ts'

/*
 * Reads phone numbers. Runs only on the server, as the library with its table of countries is large:
 * docs/decisions/119. The cases are a table in phones.test.ts.
 */

/** A phone number in a text. */
export type PhoneNumber = {
  /** The part of the text with the number, including the extension. */
  text: string
  /** The number with '+' and the country code: '+491701234567'. Null for a national number of an unknown country. */
  international: string | null
  /** The digits as written: '01701234567'. */
  digits: string
  extension: string | null
}

/** Finds the phone numbers in a text. Numbers without a country code are of `country`, such as 'DE' (null: unknown). */
export function phoneNumbersIn(text: string, country: string | null): PhoneNumber[] {
  const home = country !== null && isSupportedCountry(country) ? country : undefined
  return phonePieces(text.slice(0, LONGEST_TEXT)).flatMap(({ dialled, ...piece }) => {
    const international = internationalOf(dialled, home)
    const digits = dialled.replace('+', '')
    return digits.length > MOST_DIGITS && !international ? [] : [{ ...piece, international, digits }]
  })
}

/** The link that dials a number and its extension. */
export const phoneHref = ({ international, digits, extension }: PhoneNumber) =>
  `tel:${international ?? digits}${extension ? `;ext=${extension}` : ''}`

/**
 * The spellings of an international number without '+': with the country code, and as dialled in its country, with and
 * without the national prefix.
 */
export function homeForms(international: string): string[] {
  const number = parsePhoneNumberFromString(international)
  const whole = international.slice(1)
  if (!number) return [whole]
  const { nationalNumber, country } = number
  const national = number.formatNational().replace(/\D/g, '')
  // In some countries, such as Brazil, people may dial a zero that they do not write.
  const behindZero = `0${nationalNumber}`
  const isBehindZero = country && parsePhoneNumberFromString(behindZero, country)?.number === international
  return [...new Set([whole, nationalNumber, national, ...(isBehindZero ? [behindZero] : [])])]
}

/** The maximum number of characters read: a phone field has only a few numbers, but its text may be longer. */
const LONGEST_TEXT = 300

/** The international number; null for a national number of an unknown country, or possibly not of `home`. */
function internationalOf(dialled: string, home: CountryCode | undefined): string | null {
  if (dialled.startsWith('+')) return wholeNumber(dialled)
  if (/^00[1-9]/.test(dialled)) return wholeNumber(`+${dialled.slice(2)}`)
  const own = home && parsePhoneNumberFromString(dialled, home)
  if (own?.isValid() && isCertain(dialled, own)) return own.number
  // In America, '011' precedes the code of a foreign country; elsewhere, the numbers of a city may begin with '011'.
  if (dialled.startsWith('011') && dialled.length > 12) {
    const abroad = parsePhoneNumberFromString(`+${dialled.slice(3)}`)
    if (abroad?.isValid()) return abroad.number
  }
  return null
}

function wholeNumber(dialled: string): string | null {
  if (dialled.length > MOST_DIGITS + 3) return null
  // Until 2019, Mexico's mobile numbers had a 1 after the country code.
  const today = dialled.replace(/^\+521(?=\d{10}$)/, '+52')
  const number = parsePhoneNumberFromString(today)?.number ?? today
  return number.length > MOST_DIGITS + 1 ? null : number
}

/** True if a number certainly belongs to the country: it has the national prefix, or the country has no such prefix. */
function isCertain(dialled: string, number: { nationalNumber: string; formatNational(): string }): boolean {
  const { nationalNumber } = number
  if (dialled !== nationalNumber) return true
  const formatted = number.formatNational()
  return formatted !== nationalNumber && formatted.replace(/\D/g, '') === nationalNumber
}
