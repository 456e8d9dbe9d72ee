import { findDates } from '@talentdesk/reader/dates'
import { homeForms, type PhoneNumber, phoneNumbersIn } from '../contacts/phones.ts'
import { emailForm, linkedinName, shownText } from '../rules/contacts.ts'
import { foldText } from '../rules/foldedText.ts'

/** Compares a provider's answers, which may be invented, with the resume: phones, dates and addresses by meaning. */
export function openPrinted(text: string) {
  const words = [text, text.replace(HYPHEN_AT_END, '')].map(wordsIn)
  const single = new Set(words.flat())
  const pairs = new Set(words.flatMap(pairsOf))
  const unbroken = text.replace(BREAK_IN_ADDRESS, '')
  const tokens = [...text.split(SEPARATORS), ...unbroken.split(SEPARATORS)]
  const addresses = new Set(tokens.map(bareAddress))

  /** True if each sentence is printed word by word. A long sentence may continue after the foot of a page. */
  function hasText(value: string): boolean {
    return value.split(SENTENCE_ENDS).every(sentence => {
      const sought = wordsIn(sentence)
      const apart = pairsOf(sought).filter(pair => !pairs.has(pair)).length
      return sought.every(word => single.has(word)) && apart <= sought.length / WORDS_OF_A_BREAK
    })
  }

  /** True if a long value, or each number of a short value, is printed. Other words are searched on the pages later. */
  function mayHave(value: string): boolean {
    const sought = wordsIn(value)
    // Pages are searched only for the beginning and end of a long value, with symbols counted as words, too.
    const length = Math.max(sought.length, value.split(/\s+/).length)
    return length >= LONG ? hasText(value) : sought.every(word => !/\p{N}/u.test(word) || single.has(word))
  }

  function hasEmail(email: string): boolean {
    const plain = unbroken.replace(SPELT_AT, '@').replace(SPELT_DOT, '.').replace(/ ?@ ?/g, '@')
    const form = emailForm(email)
    return [...plain.split(EMAIL_SEPARATORS), ...text.split(EMAIL_SEPARATORS)].some(
      token => emailForm(token.replace(/(?<![.'*])[.'*]+$/, '')) === form,
    )
  }

  /** The phone numbers of the value as printed; null if any of them is not printed. */
  function phonesPrinted(phone: string): string[] | null {
    const sought = phoneNumbersIn(phone, null)
    const lines = text.split(/[\n\t]/).filter(line => /(?:\d\D{0,9}){6}/.test(line))
    const printed = lines.flatMap(line => phoneNumbersIn(line, null))
    const found = sought.map(number => printed.find(other => isSameNumber(number, other)))
    return found.length > 0 && found.every(number => number !== undefined) ? found.map(number => number.text) : null
  }

  /** True if the profile is printed: its address, or only its name, unless the name may be a person's. */
  function hasLinkedin(url: string): boolean {
    const name = linkedinName(url)
    if (name === null) return /^(?:[a-z]+\.)?linkedin\./.test(bareAddress(url)) && addresses.has(bareAddress(url))
    return [text, unbroken].some(lines =>
      lines.split('\n').some(line =>
        line.split(SEPARATORS).some(token => {
          if (linkedinName(token) === name) return true
          const [, mark, handle] = /^(@|\/?in\/)?(.*)$/.exec(shownText(token).toLowerCase()) ?? []
          return handle === name && (mark !== undefined || /[-_\d]/.test(name) || /linkedin/i.test(line))
        }),
      ),
    )
  }

  return {
    hasText,
    mayHave,
    hasEmail,
    phonesPrinted,
    hasLinkedin,
    hasAddress: (url: string) => addresses.has(bareAddress(url)),
  }
}

/** The minimum words of a long value, and the number of words within which a page break is usual once. */
const LONG = 8
const WORDS_OF_A_BREAK = 30

const HYPHEN_AT_END = /(?<=\p{L})-\n(?=\p{Ll})/gu
const BREAK_IN_ADDRESS = /\n(?=[@./])|(?<=[@./_-])\n/g
const SENTENCE_ENDS = /\n|(?<=[.!?;]) /
const SEPARATORS = /[\s()<>[\]{},;"'|]+/
const EMAIL_SEPARATORS = /[\s<>()[\]{},;:|\\/"“”„«»?&#]+/u
const SPELT_AT = /\s?[([{]\s?(?:at|@)\s?[)\]}]\s?/gi
const SPELT_DOT = /\s?[([{]\s?(?:dot|\.)\s?[)\]}]\s?/gi

/** The words of a text for comparison: letters folded, numbers whole, a date as its years. */
const wordsIn = (text: string): string[] =>
  foldText(text)
    .split('\n')
    .flatMap(line => datesAsYears(line).match(WORD) ?? [])

const WORD = /\p{N}+(?:[.,]\p{N}+)*|[\p{L}\p{M}+#]+|[%$€£¥]/gu

function datesAsYears(line: string): string {
  return findDates(line).reduceRight(
    (rest, { text, index, from, to }) =>
      `${rest.slice(0, index)} ${from.toFixed(2)} ${to.toFixed(2)} ${rest.slice(index + text.length)}`,
    line,
  )
}

const pairsOf = (words: string[]): string[] => words.slice(1).map((word, before) => `${words[before]} ${word}`)

const bareAddress = (address: string) =>
  shownText(address)
    .toLowerCase()
    .replace(/^(?:[a-z]+:(?!\/))?(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/[/.:]$/, '')

function isSameNumber(one: PhoneNumber, other: PhoneNumber): boolean {
  if (one.international && other.international) return one.international === other.international
  const forms = ({ international, digits }: PhoneNumber) => [digits, ...(international ? homeForms(international) : [])]
  return forms(one).some(form => forms(other).includes(form))
}
