import { firstOf } from '../choose.ts'
import type { FieldValue } from '../evidence.ts'
import type { Line } from '../lines/lines.ts'
import { townAndCountry } from '../text/towns.ts'

/** The person's home: the first place in the lines of contacts that follows a label or is alone. */
export function homeOf(lines: Line[]): { town: FieldValue | undefined; country: FieldValue | undefined } {
  const found = firstOf(lines, line => {
    const pieces = line.cells
      .flatMap(({ text }) => text.split(separator))
      .filter(text => !/@|https?:|www\./i.test(text))
    return firstOf(pieces, piece => {
      const bare = piece.replace(label, '').trim()
      const place =
        townAndCountry(bare) ??
        (bare !== piece.trim() && /^\p{Lu}[\p{L} .'’-]{2,30}$/u.test(bare) ? { town: bare } : undefined)
      return place && { ...place, line }
    })
  })
  const as = (value: string | undefined): FieldValue | undefined =>
    value && found ? { value, from: [found.line], confidence: 0.9 } : undefined
  return { town: as(found?.town), country: as(found?.country) }
}

const separator = /\s*[|•·‖;]\s*|\s+[–—-]\s+|\s{2,}/
const label =
  /^(?:(?:home |current |postal )?address|location|city|based in|lives? in|adresse|anschrift|wohnort|wohnhaft in|domicile|ville|dirección|domicilio|ciudad|localidad|residencia|morada|endereço|cidade|localidade|indirizzo|residenza|città|adres|woonplaats|miejsce zamieszkania|adreça|ciutat)\s*[:–-]?\s+/i
