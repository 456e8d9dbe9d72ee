import type { FieldValue } from '../evidence.ts'
import { itemsOf, joinLines, type Line } from '../lines/lines.ts'
import type { Section } from '../lines/sections.ts'
import { findDates, withoutDates } from '../text/dates.ts'
import { withoutSigns } from '../text/signs.ts'
import { pointOf } from './periods.ts'

export type Certificate = FieldValue & {
  issuer: string | undefined
  since: string | undefined
  expires: string | undefined
}

/** The certificates in sections of certificates, with their dates. Each item of a section is a certificate. */
export function certificatesOf(sections: Section[]): Certificate[] {
  return sections
    .filter(({ kind }) => kind === 'certificates')
    .flatMap(({ lines }) => itemsOf(lines))
    .flatMap(lines => certificateIn(lines) ?? [])
    .slice(0, mostCertificates)
}

const mostCertificates = 60

function certificateIn(lines: Line[]): Certificate | undefined {
  const text = joinLines(lines)
  const until = expiry.exec(text)
  const ends = until ? findDates(text.slice(until.index + until[0].length))[0] : undefined
  const plain = until ? text.slice(0, until.index) : text
  const since = findDates(plain)[0]
  const [name = '', issuer] = withoutDates(plain)
    .split(/\s*[|•]\s*|\s+[–—-]{1,2}\s+|\s+(?:by|from|von|por|par|da|de)\s+(?=\p{Lu})|,\s+(?=\p{Lu})|\s{2,}/u)
    .map(withoutSigns)
    .filter(piece => piece !== '')
  if (name.length < 3 || name.split(' ').length > 14 || driving.test(text)) return undefined
  return {
    ...{ value: name, issuer, from: lines, confidence: 0.85 },
    since: since && pointOf(since.from, since.months.from),
    expires: ends && pointOf(ends.to, ends.months.to),
  }
}

const expiry =
  /[\s(,;–-]{0,4}(?:valid (?:until|through|till|to)|expir(?:es|y|ing|ation)(?: date)?|exp\.|gültig bis|valable jusqu['’](?:en|au|à)|valid[oa] hasta|válid[oa] até|valid[oa] fino al?|geldig tot|ważn[ya] do)\s*:?\s*/i

/** Driving licences as printed: 'Driving licence B', 'Führerschein Klasse B', 'Prawo jazdy: kat. B'. */
export function licencesOf(lines: Line[]): FieldValue[] {
  const line = lines.find(({ text }) => driving.test(text))
  const [value] = (line && driving.exec(line.text)) ?? []
  return line && value ? [{ value: withoutSigns(value), from: [line], confidence: 0.93 }] : []
}

const classes = String.raw`(?:[\s:,(/&+–-]{0,4}(?:(?:class|klasse|category|categor[ií]a|catégorie|kat\.?|kategori[ai]|cat\.?|tipo|type|e|y|i|und|en|et)\s{0,2})?(?:A[M12]?|BE?|C1?E?|D1?E?|T|L)(?![\p{L}]))*`
const driving = new RegExp(
  String.raw`(?<!\p{L})(?:(?:(?:full|clean|valid|eu|uk)(?: (?:clean|eu|uk))? )?(?:driving|driver['’]?s?) licen[cs]e|führerschein|fahrerlaubnis|permis(?: de conduire| (?=[AB](?!\p{L})))|carnet de conduir|(?:carn[eé]t?|permiso|licencia|carta|carteira) de (?:conducir|condução|habilitação|motorista)|cnh(?!\p{L})|patente(?: di guida| (?=[AB](?!\p{L})))|rijbewijs|prawo jazdy)${classes}`,
  'iu',
)
