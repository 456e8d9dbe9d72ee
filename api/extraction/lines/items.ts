import type { Line } from './lines.ts'

/** Lines by the item of the list, or the paragraph, that they belong to. A list may have lost its bullets: they are drawings then. */
export function itemsOf(lines: Line[]): Line[][] {
  const bulleted = lines.some(line => line.bullet)
  const right = Math.max(...lines.map(line => line.right))
  const items: Line[][] = []
  for (const line of lines) {
    const before = items.at(-1)?.at(-1)
    const short = before !== undefined && before.right - before.x < (right - before.x) * 0.84
    const fresh = line.bullet || line.gap > 1.9 || (!bulleted && short && /^[\p{Lu}\d]/u.test(line.text))
    if (!before || (fresh && line.page === before.page) || line.bullet) items.push([line])
    else items.at(-1)?.push(line)
  }
  return items
}

/** Lines as one text. */
export function joinLines(lines: Line[]): string {
  return lines.reduce((text, line) => joinTexts(text, line.text), '').trim()
}

/** A hyphen at the end of a line joins the halves of a word. */
export function joinTexts(text: string, next: string): string {
  const halves = /\p{Ll}[-\u2010]$/u.test(text) && /^\p{Ll}/u.test(next)
  return halves ? text.slice(0, -1) + next : text ? `${text} ${next}` : next
}
