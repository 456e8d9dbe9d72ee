/** A stretch of time as it is printed, with the place of its text. Years carry the month as a fraction. */
export type DateRange = { text: string; index: number; from: number; to: number; open: boolean; range: boolean }

/** Every date or range of dates in a line, in many forms: 'Mar 2021 – Present', '03/2021-05.2022', 'od 2019', "Jun '14". */
export function findDates(text: string): DateRange[] {
  return [...text.matchAll(rangePattern)].flatMap(match => {
    const found = match[0].trim()
    const { from, to, since } = match.groups ?? {}
    const start = from ? (yearOf(from) ?? (to && yearOf(to))) : undefined
    if (!start || start < 1900 || start > 2100) return []
    const open = to ? openEnd.test(to.trim()) : Boolean(since)
    const end = to && !open ? yearOf(to, start) : undefined
    const index = match.index + match[0].indexOf(found)
    return [{ text: found, index, from: start, to: end ?? start, open, range: open || end !== undefined }]
  })
}

/** The text with its dates cut out, and with the brackets and signs that only held them. */
export function withoutDates(text: string): string {
  let rest = text
  for (const date of findDates(text)) rest = rest.replace(date.text, '\ue000')
  return rest
    .replace(/[([]\s*\ue000[^)\]]*[)\]]/g, ' ')
    .replace(/\ue000/g, '  ')
    .replace(/\(\s*\d+\s+(?:years?|yrs?|ans?|lat|lata|rok|mos|months?|mois|mies)[^)]*\)/gi, ' ')
    .replace(/[([]\s*[)\]]/g, ' ')
    .replace(/^[\s,;:|•·–—\-/@]+|[\s,;:|•·–—\-/@]+$/g, '')
}

/** A text of nothing but dates, months, 'Present' and the signs between them. */
export function isPartOfDate(text: string): boolean {
  return text.trim() !== '' && partPattern.test(text.trim())
}

const months =
  'jan(?:uary|vier|uar|v)?|feb(?:ruary|ruar)?|f[ée]v(?:r(?:ier)?)?|mar(?:ch|s|zec|ca|zo)?|m[äa]rz|apr(?:il)?|avr(?:il)?|may|mai|maj|maja|mayo|june?|juin|juni|july?|juil(?:let)?|juli|aug(?:ust)?|ao[uû]t|sept?(?:ember|embre)?|oct(?:ober|obre)?|okt(?:ober)?|nov(?:ember|embre)?|dec(?:ember)?|d[ée]c(?:embre)?|dez(?:ember)?|' +
  'sty(?:cze[nń]|cznia)?|lut(?:y|ego)?|kwi(?:ecie[nń]|etnia)?|cze(?:rwiec|rwca)?|lip(?:iec|ca)?|sie(?:rpie[nń]|rpnia)?|wrz(?:esie[nń]|e[sś]nia)?|pa[zź](?:dziernika?)?|lis(?:topad|topada)?|gru(?:dzie[nń]|dnia)?|enero|febrero|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const seasons = 'spring|summer|fall|autumn|winter|[ée]t[ée]|printemps|automne|hiver|q[1-4]|h[12]'
const word = `(?:${months}|${seasons})\\.?`
const year = "(?:(?:19|20)\\d{2}|['’]\\d{2})"
const date = `(?:(?:\\d{1,2}(?:st|nd|rd|th|er)?\\s+)?${word}\\s*(?:\\d{1,2},\\s*|of\\s+|,\\s*)?${year}|\\d{1,2}[./-]\\d{1,2}[./-]${year}|\\d{1,2}\\s?[./-]\\s?${year}|(?:19|20)\\d{2}[-./](?:0[1-9]|1[0-2])|${year})`
const now =
  "(?:present|current(?:ly)?|now|today|ongoing|to date|date|aujourd['’]?hui|pr[ée]sent|actuel(?:lement)?|en cours|ce jour|obecnie|teraz|nadal|do dzi[sś]|dzisiaj|heute|jetzt|actualidad|actual|presente)"
const between =
  '\\s*(?:-{1,3}|[–—−→~]|\\bto\\b|\\buntil\\b|\\btill\\b|\\bau\\b|(?<=\\s)à(?=\\s)|\\bdo\\b|\\bbis\\b|\\ba\\b|>)\\s*'
const rangePattern = new RegExp(
  `(?<![\\p{L}\\d/.$€£])(?:(?<since>since|depuis|od|from|de|du|seit|von|desde)\\s+)?(?:(?<from>${date}|${word}(?=${between}${word}\\s*${year}))(?:${between}(?<to>${date}|${now}|\\d{2}(?!\\d)|${word}))?(?:\\s+r\\.)?)(?![\\p{L}\\d%]|[.,]\\d)`,
  'giu',
)
const partPattern = new RegExp(
  `^(?:${date}|${word}|${now}|\\d{4}|[-–—/.,]|\\s|to|au|à|do|since|depuis|od|from|seit|desde)+$`,
  'iu',
)
const openEnd = new RegExp(`^${now}$`, 'iu')

const firstMonths: [RegExp, number][] = [
  [/^(?:jan|sty|ene)/, 0],
  [/^(?:feb|f[ée]v|lut)/, 1],
  [/^(?:mar|m[äa]r)/, 2],
  [/^(?:apr|avr|kwi|abr|spring|printemps)/, 3],
  [/^ma[yij]/, 4],
  [/^(?:june?|juin|juni|cze|summer|[ée]t[ée])/, 5],
  [/^(?:jul|juil|lip)/, 6],
  [/^(?:aug|ao[uû]|sie|ago)/, 7],
  [/^(?:sep|wrz|fall|autumn|automne)/, 8],
  [/^(?:oct|okt|pa[zź])/, 9],
  [/^(?:nov|lis)/, 10],
  [/^(?:dec|d[ée]c|dez|gru|dic|winter|hiver)/, 11],
]

/** '03/2021' is 2021.17; a bare month borrows its year from the other end of the range. */
function yearOf(text: string, start?: number): number | undefined {
  const small = text.toLowerCase().trim()
  const long = small.match(/(?:19|20)\d{2}/)?.[0]
  const short = small.match(/['’](\d{2})$/)?.[1] ?? (start !== undefined ? small.match(/^(\d{2})$/)?.[1] : undefined)
  const whole = long ? Number(long) : short ? Number(short) + (Number(short) > 60 ? 1900 : 2000) : undefined
  if (whole === undefined) return start === undefined ? undefined : Math.floor(start)
  const named = firstMonths.find(([pattern]) => pattern.test(small.replace(/^\d+(?:st|nd|rd|th|er)?\s*/, '')))?.[1]
  const numbered =
    small.match(/(?:^|\d{1,2}[./-])(\d{1,2})\s?[./-]\s?(?:19|20)/)?.[1] ??
    small.match(/^(?:19|20)\d{2}[-./](\d{2})$/)?.[1]
  const month = named ?? (numbered ? Number(numbered) - 1 : 0)
  return whole + Math.min(Math.max(month, 0), 11) / 12
}
