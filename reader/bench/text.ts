/** The number of found items, and the number of all items. */
export type Counts = { found: number; of: number }

/** Letters that Unicode does not decompose, with the plain letters that some fonts and capitals print instead. */
const replaced: Record<string, string> = { ß: 'ss', đ: 'd', Đ: 'D', ł: 'l', Ł: 'L', ı: 'i' }
export const withoutSpecialLetters = (text: string) => text.replace(/[ßđĐłŁı]/g, letter => replaced[letter] ?? letter)

const plain = (text: string) => withoutSpecialLetters(text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase()

export const key = (text: string) => plain(text).replace(/[^\p{L}\p{N}]/gu, '')

export const words = (text: string): string[] => plain(text).match(/[\p{L}\p{N}+#]+/gu) ?? []

/** A firm without its legal form and texts in brackets. */
export function comparable(firm: string): string {
  const all = words(firm.replace(/\([^)]*\)/g, ' ').replace(/&/g, ' and '))
  const kept = all.filter(word => !legalForms.has(word))
  return (kept.length > 0 ? kept : all).join('')
}

const forms = 'inc incorporated ltd limited llc llp gmbh ag kg ohg se corp corporation co company plc sa bv nv srl spa'
const legalForms = new Set(`${forms} sl sarl lda`.split(' '))

export const handle = (text: string) =>
  text
    .toLowerCase()
    .replace(/^.*\/in\//, '')
    .replace(/\/+$/, '')

export const site = (text: string) =>
  text
    .toLowerCase()
    .replace(/^https?:\/\/|^www\./g, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '')

export const techKey = (text: string) => plain(text).replace(/[^\p{L}\p{N}+#]/gu, '')

/** The F1 of the words of two texts. */
export function overlap(one: string, other: string): number {
  const [read, label] = [words(one), words(other)]
  if (read.length + label.length === 0) return 1
  const left = [...label]
  const hits = read.filter(word => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return (2 * hits.length) / (read.length + label.length)
}
