import { withoutAccents } from './lists.ts'
import { remembered } from './remembered.ts'

/**
 * A word of a title without gender and number: 'infirmière' and 'infirmiers' are one word, and so are 'directrice'
 * and 'directeur', 'Köchin' and 'Koch', 'kierowniczka' and 'kierownik'. It is a key, made alike of the titles of data files
 * and of documents, and no word of any language.
 */
export const baseForm = remembered(word => formOf(word.toLowerCase()), 50_000)

/** Shorter words stay as they are: 'das' is no plural of 'da'. */
const SHORTEST = 4

/** The fewest letters before an ending: 'Fischer' has none. */
const BEFORE_ENDING = 2

function formOf(word: string): string {
  const plain = withoutAccents(word.replace(/ée(s?)$/, 'e$1'))
  if (plain.length < SHORTEST) return plain
  const bare = plain
    .replace(germanFeminine, '')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?<=...)(?:[aeio]|(?<!g)y)$/, '') // 'panadería' keeps a vowel that 'panadera' loses: a shop is no person.
  for (const [ending, form] of endings) {
    if (bare.length >= ending.length + BEFORE_ENDING && bare.endsWith(ending))
      return bare.slice(0, -ending.length) + form
  }
  return bare
}

/** The end of a German feminine title: 'Ärztin', 'Köchinnen', 'Leiterin', but neither 'Berlin' nor 'Admin'. */
const germanFeminine = /(?<=er|e?or|eur|ist|ent|ant|arzt|koch|og|at|wirt|walt|ekt|urg|amt|chef|onom)in(?:nen)?$/

/** Replacements for the endings of feminine words without their vowel, and of masculine words with another stem. */
const endings = Object.entries({
  ...{ teur: 'tor', tric: 'tor', teus: 'tor', eus: 'eur', enn: 'en', iv: 'if' }, // French and Italian
  ...{ yczk: 'yk', iczk: 'ik', nic: 'nik', ark: 'arz', erk: 'er', ork: 'or', istk: 'ist', elk: 'el' }, // Polish
  ...{ antk: 'ant', entk: 'ent', aczk: 'acz', unk: 'un' },
  ...{ frau: 'mann', ischer: 'isch', ellter: 'ellt' }, // German
})
