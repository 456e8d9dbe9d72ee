import type { Run, Sheet, Word } from './sheet.ts'

export type Align = 'left' | 'right' | 'centre' | 'justify'
export type TextOptions = {
  align?: Align
  /** How far the text stands in, and how much further in from its second line on. */
  indent?: number
  hang?: number
  before?: number
  after?: number
  width?: number
  leading?: number
}

/** A column of text on a sheet: it wraps, goes on on the next page, and remembers how far down it is. */
export class Flow {
  readonly sheet: Sheet
  x: number
  width: number
  y: number
  page: number
  readonly #top: number
  readonly #bottom: number

  constructor(
    sheet: Sheet,
    {
      x,
      width,
      top,
      bottom = 48,
      y,
      page = 0,
    }: { x: number; width: number; top: number; bottom?: number; y?: number; page?: number },
  ) {
    this.sheet = sheet
    this.x = x
    this.width = width
    this.#top = top
    this.#bottom = sheet.height - bottom
    this.y = y ?? top
    this.page = page
  }

  space(points: number) {
    this.y += points
  }

  /** Goes to the next page unless this many points are left on this one. */
  keep(points: number) {
    if (this.y + points <= this.#bottom) return
    this.page += 1
    this.y = this.#top
  }

  /** Another column at the height that this one has reached. */
  beside({ x, width }: { x: number; width: number }): Flow {
    const made = new Flow(this.sheet, { x, width, top: this.#top, bottom: this.sheet.height - this.#bottom })
    made.y = this.y
    made.page = this.page
    return made
  }

  /** Goes on below the lowest of these columns. */
  below(...columns: Flow[]) {
    for (const { page, y } of columns) {
      if (page > this.page) Object.assign(this, { page, y })
      else if (page === this.page) this.y = Math.max(this.y, y)
    }
  }

  /** Writes a paragraph. A text that ends up empty takes no room. */
  text(
    runs: Run[],
    { align = 'left', indent = 0, hang = 0, before = 0, after = 0, width = this.width, leading }: TextOptions = {},
  ) {
    const words = this.sheet.words(runs.filter(({ text }) => text !== ''))
    if (words.length === 0) return
    this.y += before
    const lines = this.#broken(words, {
      first: width - indent,
      others: width - indent - hang,
      canBreak: align === 'justify',
    })
    lines.forEach((line, index) => {
      const size = Math.max(...line.flatMap(word => word.pieces.map(piece => piece.size)))
      const step = leading ?? size * this.sheet.habit.leading
      this.keep(step)
      const inset = indent + (index > 0 ? hang : 0)
      const room = width - inset - lengthOf(line)
      const isLast = index === lines.length - 1
      const extra = align === 'justify' && !isLast && line.length > 1 ? room / (line.length - 1) : 0
      const shift = align === 'right' ? room : align === 'centre' ? room / 2 : 0
      this.sheet.put(line, { page: this.page, x: this.x + inset + shift, y: this.y + step * 0.78, extra })
      this.y += step
    })
    this.y += after
  }

  /** One text at the left edge and one at the right on the same baseline; the left one wraps where both do not fit. */
  split(left: Run[], right: Run[], { indent = 0, before = 0, after = 0 }: TextOptions = {}) {
    if (right.every(({ text }) => text === '')) return this.text(left, { indent, before, after })
    this.y += before
    const step =
      Math.max(...[...left, ...right].map(run => run.size ?? this.sheet.habit.size)) * this.sheet.habit.leading
    this.keep(step)
    const width = this.sheet.widthOf(right)
    const end = this.sheet.words(right)
    this.sheet.put(end, { page: this.page, x: this.x + this.width - width, y: this.y + step * 0.78 })
    if (left.every(({ text }) => text === '')) this.y += step
    else this.text(left, { indent, width: this.width - width - 14, leading: step })
    this.y += after
  }

  /** A sign, and a paragraph that hangs beside it. */
  item(sign: Run, runs: Run[], { indent = 0, hang = 12, after = 0, align = 'left' as Align } = {}) {
    const page = this.page
    const size = this.sheet.habit.size
    this.keep(size * this.sheet.habit.leading)
    const at = { page: this.page, y: this.y }
    const inner = this.beside({ x: this.x + indent + hang, width: this.width - indent - hang })
    inner.text(runs, { align })
    this.sheet.put(this.sheet.words([sign]), {
      page: at.page,
      x: this.x + indent,
      y: (at.page === page ? at.y : this.y) + size * this.sheet.habit.leading * 0.78,
    })
    Object.assign(this, { page: inner.page, y: inner.y + after })
  }

  rule({ thickness = 0.4, before = 0, after = 0, width = this.width, x = this.x, colour = '0 0 0' } = {}) {
    this.y += before
    this.sheet.box({ page: this.page, x, y: this.y, width, height: thickness, colour })
    this.y += thickness + after
  }

  #broken(words: Word[], { first, others, canBreak }: { first: number; others: number; canBreak: boolean }): Word[][] {
    const lines: Word[][] = [[]]
    const left = [...words]
    for (let word = left.shift(); word; word = left.shift()) {
      const line = lines.at(-1) ?? []
      const room = (lines.length === 1 ? first : others) - lengthOf(line)
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
