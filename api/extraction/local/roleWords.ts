import { plainWords } from '../sections/headings.ts'
import { compoundTitle, titleNouns } from './titleWords.ts'

/** How much a text looks like the title of a job: the number of its words that titles are made of. */
export function titleScore(text: string): number {
  return plainWords(text).reduce((score, word) => score + (isNoun(word) ? 2 : levels.has(word) ? 1 : 0), 0)
}

/** A text that names what somebody works as, and not the firm, the place or a sentence. */
export function isTitle(text: string): boolean {
  const words = plainWords(text)
  return words.length > 0 && words.length <= 12 && words.some(word => isNoun(word)) && !/[.!?]$/.test(text)
}

/** 'Systems Administrator' ends with a person and 'Inżynier systemów' begins with one, whatever else they hold. */
export function isNamedForWork(text: string): boolean {
  const words = plainWords(text)
  return (
    words.length > 1 && (isNoun(words[0] ?? '') || isNoun(words.at(-1) ?? '')) && !/\b(?:Inc|Ltd|LLC|GmbH)\b/.test(text)
  )
}

/** How much a text looks like the name of an employer. 'Software' and 'Systems' say nothing in the name of a job. */
export function companyScore(text: string): number {
  const words = plainWords(text)
  const marks = isNamedForWork(text) ? 0 : words.filter(word => companyWords.has(word)).length
  return marks * 2 + (legalForm.test(text) ? 3 : 0)
}

/** 'Ltd', 'GmbH' and their like: the name of a firm, or the end of one. */
export const legalForm =
  /(?<![\p{L}.])(?:Inc|Incorporated|Ltd|Limited|LLC|LLP|PLC|Corp|Co|GmbH|mbH|mbB|AG|KG|OHG|SE|e\.V|S\.A|S\.?A\.?S|SARL|S\.L|B\.V|N\.V|Lda|Oy|AB|A\/S|ApS|S\.p\.A|S\.r\.l|Sp\. ?z ?o\. ?o|Pty|Pte)(?![\p{L}])/u

const isNoun = (word: string) => titleNouns.has(word) || compoundTitle.test(word)

const levels = new Set(
  'senior junior sr jr mid intermediate graduate deputy interim global regional assistant lead staff principal software frontend backend fullstack full stack web mobile data product project program marketing sales ux ui'.split(
    ' ',
  ),
)

const companyWords = new Set(
  (
    'inc incorporated ltd limited llc llp gmbh ag corp corporation company plc sa sas sarl bv srl oy ab kk pte spolka group groupe holding holdings bank university universite universidad universitat ' +
    'uniwersytet politechnika institute institut instytut college school szkola ecole lycee academy akademia hospital clinic hopital szpital laboratory laboratories lab labs technologies ' +
    'solutions systems software studio studios agency agence agencja media networks network partners ventures capital foundation fondation fundacja organization organisation association ' +
    'ministry ministere government council consulting services industries international global enterprises airlines insurance telecom pharma energy motors electronics entertainment games restaurant hotel cafe store shop market ' +
    'stadtwerke klinikum krankenhaus sparkasse universitat hochschule agentur verlag werk werke ingenieurburo maschinenbau logistik kanzlei praxis schule gemeinde ministerium verein stiftung ' +
    'ayuntamiento universidad colegio clinica grupo talleres caja banco instituto escuela consejeria fundacion estudio empresa camara ' +
    'universidade camara municipal escola colegio farmacia banco estudio ' +
    'gemeente zorggroep waterschap hogeschool universiteit ziekenhuis basisschool bureau stichting brouwerij ' +
    'mairie clinique cabinet atelier banque groupe ministere chu lycee transports urzad kancelaria apteka spoldzielnia drukarnia zaklad sp'
  ).split(' '),
)
