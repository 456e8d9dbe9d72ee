import { withoutDates } from '../text/dates.ts'
import { headingKind } from '../text/headings.ts'
import { namesSchool } from '../text/schools.ts'
import { isPlace } from '../text/towns.ts'
import { smallWordsByLanguage } from '../words/common.ts'
import { skills } from '../words/resumes.ts'
import { technologiesIn, technologyNamed } from '../words/technologies.ts'
import { namesBySpaces } from './chips.ts'
import { isGroupLabel, isLevel } from './skillLines.ts'

/** The length of experience after a skill: 'Java - Experience - 24 months'. */
const lengthOfUse =
  /\s{0,9}[-–:,(]\s{0,9}\bexpe?ri?e?nce\b\s{0,9}[-–:]\s{0,9}(?:less than\s{1,9})?\d{1,4}\s{0,9}(?:\+\s{0,9})?(?:years?|yrs?|months?)(?:\s{1,9}months?)?\)?/gi

/** The items of a list: 'Git' and 'Docker' for 'Tools: Git, Docker (advanced)'. */
export function itemsIn(text: string): string[] {
  const [, label = ''] = /^([^:,]{2,45}):\s*(?!\/\/)/.exec(text) ?? []
  const list = text
    .replace(/^[^:,]{2,45}:\s*(?!\/\/)/, '')
    .replace(announced, '')
    .replace(lengthOfUse, '')
  if (label !== '' && isLevel(list)) return partsOf(label).filter(part => isSkill(part))
  if (list.trim() === '') return []
  const named = technologyNamed(label)
  return [...(named ? [label] : []), ...itemsOfList(list)]
}

/** The skills of a line that is one item: 'Hardware Management and Troubleshooting'. */
export function wholeItem(text: string): string[] {
  const item = tidy(text)
  const known = item.split(joint).map(tidy)
  if (known.length > 1 && known.every(half => technologyNamed(half) !== undefined)) return known
  return isLong(item)
    ? namesInSentence(item)
    : toolsIn(
        item
          .replace(/\([^)]*\)?/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      ).filter(part => isSkill(part))
}

const isLong = (item: string) => item.split(' ').length > 7

/** The technologies of a sentence, and the names in its brackets: 'Runs a cluster of servers (Proxmox VE)'. */
function namesInSentence(text: string): string[] {
  const bracketed = [...text.matchAll(/\(([^()]{2,60})\)/g)].flatMap(([, inner = '']) =>
    inner.split(/\s{0,9}[,/;]\s{0,9}/),
  )
  const names = bracketed.filter(name => isProperName(name) && !humanLanguages.test(name) && isSkill(name))
  const known = technologiesIn(text)
  return [...known, ...names.filter(name => !known.includes(technologyNamed(name) ?? name))]
}

/** The beginning of a sentence before a list: 'Worked with tools such as'. */
const announced = /^.{0,90}?\b(?:including|such as)\s{0,3}:?\s{1,3}(?=\S+(?: \S+){0,3},)/i

function itemsOfList(list: string): string[] {
  const items = partsOfList(list)
    .map(item => item.replace(/^\p{L}[^:,]{2,40}:\s+/u, ''))
    .flatMap(namesBySpaces)
  if (items.some(item => isLong(item.trim()))) return namesInSentence(list)
  const parts = items.flatMap(item => partsOf(item))
  // Beside human languages, an unknown word is probably another language: 'English, Zulu and Xhosa'.
  const languages = parts.filter(part => humanLanguages.test(part)).length
  const areSpoken = languages * 3 >= Math.max(parts.length, 1) || spoken.test(list)
  return parts.filter(part => isSkill(part) && (!areSpoken || technologyNamed(part) !== undefined))
}

/** The items of a list. 'and' separates the last two of several items, and two known names. */
function partsOfList(list: string): string[] {
  const items = withSlashes(list).split(isSlashed(list) ? /(?<=\s)[/|](?=\s)|[,;]/ : betweenItems)
  const halves = items.flatMap(item => item.split(beforeLast))
  return items.length > 1 || halves.every(half => technologyNamed(tidy(half)) !== undefined) ? halves : items
}

/** The separators of items. The dot in the Catalan word 'pal·liatiu' is no separator. */
const betweenItems = /\s{0,9}(?:[,;•|●▪◦★☆○⬤]|(?<!l)·|·(?!l))\s{0,9}|\s+[–—-]\s+|\s{2,}/u
const beforeLast = /\s(?:and|et|oraz|und)\s+(?=[\p{Lu}.])/u

/** True for a list whose items are separated by slashes with spaces: 'Lex / Minutes / Records'. */
const isSlashed = (list: string) => (list.match(/\s\/\s/g)?.length ?? 0) >= 2

/** Replaces separators within brackets, as brackets belong to one item: 'AWS (EC2, S3), Docker' has two items. */
const withSlashes = (list: string) =>
  list.replace(/\([^()]*\)/g, bracketed => bracketed.replace(/[,;•·|●▪◦★☆○⬤]/g, '/'))

function partsOf(item: string): string[] {
  const inner = item.match(/\(([^()]+)\)/)?.[1]
  const outer = tidy(item.replace(/\([^)]*\)?/g, ' '))
  const parts = inner?.split(/\s{0,9}[,/;]\s{0,9}/) ?? []
  const areServices = parts.length > 1 && technologyNamed(outer) !== undefined
  const insides = parts.filter(part => technologyNamed(part) !== undefined || (areServices && isProperName(part)))
  const halves = outer.split(joint).map(tidy)
  const known =
    halves.length > 1 && !technologyNamed(outer) && halves.every(half => technologyNamed(half) !== undefined)
  return [...(known ? halves : toolsIn(outer)), ...insides]
}

/** Matches a word between two known names that is no part of a name: 'HTML y CSS', 'Java sur NetBeans'. */
const joint = new RegExp(`\\s{0,9}[/&]\\s{0,9}|\\s${skills.joints}\\s`, 'iu')

/** The technologies in a phrase about their use: 'Bootstrap para diseño responsivo', 'Versionnage avec Git'. */
function toolsIn(item: string): string[] {
  const isPhrase = /^[^\p{Lu}]*\p{Lu}[^\p{Lu}]*\s\p{Ll}/u.test(item) && joint.test(item)
  const tools = isPhrase && !technologyNamed(item) ? technologiesIn(item) : []
  return tools.length > 0 ? tools : [item]
}

/** True for a proper name, such as 'Lambda' and 'IoT Hub' in 'AWS (Lambda, S3), Azure (IoT Hub, Functions)'. */
const isProperName = (part: string) => /^\p{Lu}/u.test(part) && part.split(' ').length <= 3 && !isLevel(part)

function tidy(item: string) {
  return item
    .replace(/^L\s?A?\s?T\s?E?\s?X$/, 'LaTeX')
    .replace(/\b\d{1,3}\s*%|\b\d{1,2}\s*\/\s*\d{1,2}\b|\b\d+\+?\s*(?:years?|yrs?|ans|lat)\b.*/gi, ' ')
    .replace(proficiency, '')
    .replace(leadIn, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const proficiency = new RegExp(`\\s{0,9}(?:[:–-]\\s{0,9})?(?<!\\p{L})${skills.proficiency}\\s{0,9}(?:level)?$`, 'iu')
const leadIn = new RegExp(`^${skills.leadIns}\\s+|(?:\\s{1,9}etc\\.?|\\.)$`, 'giu')

function isSkill(item: string, isWhole = false) {
  const words = item.split(' ')
  if (item.length > 42 || words.length > 5 || !/\p{L}/u.test(item)) return false
  if (/^\p{L}$/u.test(item) && !/^[CRVD]$/.test(item)) return false
  if (humanLanguages.test(item) && words.length < 4) return false
  if (/\b[A-C][12]$/.test(item) || withoutDates(item) === '') return false
  if (isLevel(item) || /^page \d/i.test(item) || /[@\\]|https?:/.test(item)) return false
  if (technologyNamed(item) !== undefined) return true
  return (
    (isWhole || !isGroupLabel(item)) &&
    headingKind(item) !== 'skills' &&
    !softSkills.test(item) &&
    !isPieceOfText(item) &&
    !namesSchool(item) &&
    !isPlace(item)
  )
}

/** True for a fragment of a sentence or an address: it begins or ends with a small word, or is a contact label. */
function isPieceOfText(item: string): boolean {
  const words = item.toLowerCase().split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const isSmall = (word: string) => smallWords.has(word)
  if (words.length === 1) return isSmall(first) || /^(?:phone|e-?mail|mobile|website|address|etc)$/.test(first)
  return isSmall(last) || (isSmall(first) && /^\p{Ll}/u.test(item))
}

const smallWords = new Set([...Object.values(smallWordsByLanguage).flat(), '&', 'or'])

/** Matches the words for 'mother tongue' in the languages of resumes. */
const spoken =
  /mother[- ]tongue|native|muttersprache|langue maternelle|lengua materna|madrelingua|l[ií]ngua materna|moedertaal|ojczysty|llengua materna/i

const softSkills = new RegExp(`(?<!\\p{L})${skills.soft}(?!\\p{L})`, 'iu')
const humanLanguages = new RegExp(`^${skills.languages}(?!\\p{L})`, 'iu')
