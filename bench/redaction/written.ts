import type { Planted } from './identities.ts'

export type Range = { start: number; end: number }
export type Plant = Planted & Range
/** A text with what was planted. What is `excused` may go with it. */
export type Written = { text: string; plants: Plant[]; excused: Range[] }

export const written = (text: string): Written => ({ text, plants: [], excused: [] })

/** Fills one slot. The only brackets are the first one and the last one. */
export function sentence(template: string, slot: string, planted: Planted): Written {
  const opened = template.indexOf('[')
  const bare = template.replace('[', '').replace(/\](?=[^\]]*$)/, '')
  const at = bare.indexOf(slot)
  const text = bare.replace(slot, () => planted.text)
  const closed = template.lastIndexOf(']') - 1 + planted.text.length - slot.length
  return {
    text,
    plants: [{ ...planted, start: at, end: at + planted.text.length }],
    excused: opened < 0 ? [] : [{ start: opened, end: closed }],
  }
}

/** Fills all slots of a template, `{last}` for example; nothing when one of them has no form for the person. */
export function filled(template: string, fill: (slot: string) => Planted | undefined): Written | undefined {
  const result = written('')
  let opened = 0
  for (const [token] of template.matchAll(/\{[^}]+\}|[[\]]|[^{[\]]+/g)) {
    const start = result.text.length
    if (token === '[') opened = start
    else if (token === ']') result.excused.push({ start: opened, end: start })
    else if (!token.startsWith('{')) result.text += token
    else {
      const planted = fill(token.slice(1, -1))
      if (!planted) return undefined
      result.text += planted.text
      result.plants.push({ ...planted, start, end: result.text.length })
    }
  }
  return result
}

export function joined(parts: Written[], by: string): Written {
  let text = ''
  const plants: Plant[] = []
  const excused: Range[] = []
  for (const part of parts.filter(({ text }) => text !== '')) {
    if (text !== '') text += by
    const moved = <Of extends Range>(range: Of): Of => ({
      ...range,
      start: range.start + text.length,
      end: range.end + text.length,
    })
    plants.push(...part.plants.map(moved))
    excused.push(...part.excused.map(moved))
    text += part.text
  }
  return { text, plants, excused }
}
