import { withoutAccents } from './lists.ts'
import { remembered } from './remembered.ts'

/**
 * A word of a title without gender and number. 'infirmière' and 'infirmiers' have the same form, and so have
 * 'directrice' and 'directeur', 'Köchin' and 'Koch', 'kierowniczka' and 'kierownik'. The form is a key, not a word of
 * any language. Forms are made in the same way for titles in data files and in documents.
 */
export const baseForm = remembered(word => formOf(word.toLowerCase()), 50_000)

/** Minimum letters of a word that is changed: 'das' is not a plural of 'da'. */
const SHORTEST = 4

/** Minimum letters before an ending: 'Fischer' has no ending 'ischer'. */
const BEFORE_ENDING = 2

function formOf(word: string): string {
  const plain = withoutAccents(word.replace(/ée(s?)$/, 'e$1'))
  if (plain.length < SHORTEST) return plain
  const bare = plain
    .replace(germanFeminine, '')
    .replace(/(?<=[^s])s$/, '')
    .replace(/(?<=...)(?:[aeio]|(?<!g)y)$/, '') // 'panadería' keeps its 'i', unlike 'panadera': a bakery is no baker.
  for (const [ending, form] of endings) {
    if (bare.length >= ending.length + BEFORE_ENDING && bare.endsWith(ending))
      return bare.slice(0, -ending.length) + form
  }
  return bare
}

/** The ending of German feminine titles: 'Ärztin', 'Köchinnen', 'Leiterin', but neither 'Berlin' nor 'Admin'. */
const germanFeminine = /(?<=er|e?or|eur|ist|ent|ant|arzt|koch|og|at|wirt|walt|ekt|urg|amt|chef|onom)in(?:nen)?$/

/** Replacements for endings of feminine words, without their vowel, and of masculine words with another stem. */
const endings = Object.entries({
  ...{ teur: 'tor', tric: 'tor', teus: 'tor', eus: 'eur', enn: 'en', iv: 'if' }, // French and Italian
  ...{ yczk: 'yk', iczk: 'ik', nic: 'nik', ark: 'arz', erk: 'er', ork: 'or', istk: 'ist', elk: 'el' }, // Polish
  ...{ antk: 'ant', entk: 'ent', aczk: 'acz', unk: 'un' },
  ...{ frau: 'mann', ischer: 'isch', ellter: 'ellt' }, // German
})
