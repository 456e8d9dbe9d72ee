import type { Run, Sheet, Word } from './sheet.ts'

export type Align = 'left' | 'right' | 'centre' | 'justify'
type TextOptions = { align?: Align; before?: number; after?: number }

/** The bottom margin of a page, in points. */
const bottom = 48

/** A column of text on a sheet. Wraps text, continues on the next page, and stores the present height. */
export class Flow {
  readonly sheet: Sheet
  readonly x: number
  readonly width: number
  readonly #top: number
  y: number
  page = 0

  constructor(sheet: Sheet, { x, width, top }: { x: number; width: number; top: number }) {
    this.sheet = sheet
    this.x = x
    this.width = width
    this.#top = top
    this.y = top
  }

  space(points: number) {
    this.y += points
  }

  /** Continues on the next page if fewer points are left on the present page. */
  keep(points: number) {
    if (this.y + points <= this.sheet.height - bottom) return
    this.page += 1
    this.y = this.#top
  }

  /** A new column that begins at the present height of this column. */
  beside({ x, width }: { x: number; width: number }): Flow {
    const made = new Flow(this.sheet, { x, width, top: this.#top })
    return Object.assign(made, { y: this.y, page: this.page })
  }

  /** Continues below the longest of these columns. */
  below(...columns: Flow[]) {
    for (const { page, y } of columns) {
      if (page > this.page) Object.assign(this, { page, y })
      else if (page === this.page) this.y = Math.max(this.y, y)
    }
  }

  /** Writes a paragraph. An empty text takes no space. */
  text(runs: Run[], { align = 'left', before = 0, after = 0 }: TextOptions = {}, width = this.width) {
    const words = this.sheet.words(runs.filter(({ text }) => text !== ''))
    if (words.length === 0) return
    this.y += before
    const lines = this.#broken(words, width, align === 'justify')
    for (const [index, line] of lines.entries()) {
      const step = Math.max(...line.flatMap(({ pieces }) => pieces.map(({ size }) => size))) * this.sheet.habit.leading
      this.keep(step)
      const room = width - lengthOf(line)
      const isLast = index === lines.length - 1
      const extra = align === 'justify' && !isLast && line.length > 1 ? room / (line.length - 1) : 0
      const shift = align === 'right' ? room : align === 'centre' ? room / 2 : 0
      this.sheet.put(line, { page: this.page, x: this.x + shift, y: this.y + step * 0.78, extra })
      this.y += step
    }
    this.y += after
  }

  /** Writes texts at the left and the right edge on one baseline. The left text wraps if both texts do not fit. */
  split(left: Run[], right: Run[]) {
    if (right.every(({ text }) => text === '')) return this.text(left)
    const { habit } = this.sheet
    const step = Math.max(...[...left, ...right].map(run => run.size ?? habit.size)) * habit.leading
    this.keep(step)
    const width = this.sheet.widthOf(right)
    const place = { page: this.page, x: this.x + this.width - width, y: this.y + step * 0.78 }
    this.sheet.put(this.sheet.words(right), place)
    if (left.every(({ text }) => text === '')) this.y += step
    else this.text(left, {}, this.width - width - 14)
  }

  /** Writes a bullet, and a paragraph with a hanging indent beside it. */
  item(sign: Run, runs: Run[], { indent = 6, align = 'left' as Align } = {}) {
    const step = this.sheet.habit.size * this.sheet.habit.leading
    this.keep(step)
    const inner = this.beside({ x: this.x + indent + 12, width: this.width - indent - 12 })
    inner.text(runs, { align, after: 0.5 })
    this.sheet.put(this.sheet.words([sign]), { page: this.page, x: this.x + indent, y: this.y + step * 0.78 })
    this.below(inner)
  }

  rule({ thickness = 0.4, before = 0, after = 0 } = {}) {
    this.y += before
    this.sheet.box({ page: this.page, x: this.x, y: this.y, width: this.width, height: thickness })
    this.y += thickness + after
  }

  #broken(words: Word[], width: number, canBreak: boolean): Word[][] {
    const lines: Word[][] = [[]]
    const left = [...words]
    for (let word = left.shift(); word; word = left.shift()) {
      const line = lines.at(-1) ?? []
      const room = width - lengthOf(line)
      const need = word.width + (line.length > 0 ? word.space : 0)
      if (need <= room) {
        line.push(word)
        continue
      }
      const isAlone = line.length === 0
      const end = canBreak && !isAlone ? this.sheet.broken(word, room - word.space) : undefined
      const whole: [Word | undefined, Word | undefined] = isAlone ? [word, undefined] : [undefined, word]
      const [head, rest] = end ?? (isAlone ? this.sheet.cut(word, room) : undefined) ?? whole
      if (head) line.push(head)
      if (rest) left.unshift(rest)
      if (left.length > 0) lines.push([])
    }
    return lines
  }
}

const lengthOf = (line: Word[]) => line.reduce((sum, word, index) => sum + word.width + (index > 0 ? word.space : 0), 0)
