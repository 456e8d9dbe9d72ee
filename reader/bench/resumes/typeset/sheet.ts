import { PDFDocument, PDFName, PDFString } from 'pdf-lib'
import type { Habit } from '../plans.ts'
import { PdfFont } from './fonts.ts'
import { type Face, type Glyph, glyphOf } from './typefaces.ts'

/** A text in a single format. `caps`: small capitals, drawn in two sizes. `tracking`: thousandths of the size. */
export type Run = {
  text: string
  face?: Face
  size?: number
  caps?: boolean
  tracking?: number
  /** Red, green and blue from 0 to 1. */
  colour?: string
  link?: string
}

/** Glyphs without a space between them, in a single format. */
export type Piece = { font: PdfFont; size: number; glyphs: Glyph[]; tracking: number; width: number; run: Run }
export type Word = { pieces: Piece[]; width: number; space: number }

/** A position on a page, measured from its upper left corner. */
type PenPosition = { page: number; x: number; y: number }

/** Pages on which words are drawn at exact positions, as the producer's `habit` says. */
export class Sheet {
  readonly habit: Habit
  readonly width = 595.28
  readonly height = 841.89
  readonly #fonts = new Map<string, PdfFont>()
  readonly #pages: { operators: string[]; links: { url: string; box: number[] }[] }[] = []

  constructor(habit: Habit) {
    this.habit = habit
  }

  get pageCount() {
    return this.#pages.length
  }

  #page(index: number) {
    while (this.#pages.length <= index) this.#pages.push({ operators: [], links: [] })
    return this.#pages[index] ?? { operators: [], links: [] }
  }

  #font(face: Face): PdfFont {
    const font = this.#fonts.get(face) ?? new PdfFont(this.habit.typeface, face, `F${this.#fonts.size + 1}`)
    this.#fonts.set(face, font)
    return font
  }

  /** The words of these runs. Runs without a space between them form one word. Several spaces make a wider gap. */
  words(runs: Run[]): Word[] {
    const words: Word[] = []
    let spaces = 1
    for (const run of runs) {
      for (const part of run.text.split(/( +)/).filter(part => part !== '')) {
        if (part.startsWith(' ')) {
          spaces += part.length
          continue
        }
        const pieces = this.#pieces(part, run)
        const width = pieces.reduce((sum, piece) => sum + piece.width, 0)
        const open = words.at(-1)
        if (open && spaces === 0) {
          open.pieces.push(...pieces)
          open.width += width
        } else words.push({ pieces, width, space: spaces * this.#spaceOf(pieces) })
        spaces = 0
      }
    }
    return words
  }

  #spaceOf([first]: Piece[]): number {
    return first ? ((first.font.width(glyphOf(' ')) + first.tracking) * first.size) / 1000 : 0
  }

  #pieces(text: string, run: Run): Piece[] {
    const size = run.size ?? this.habit.size
    const font = this.#font(run.face ?? 'roman')
    const drawn =
      this.habit.hasLigatures && !run.caps && !run.tracking ? text.replace(/fi/g, 'ﬁ').replace(/fl/g, 'ﬂ') : text
    const groups = run.caps ? (drawn.match(/\p{Ll}+|\P{Ll}+/gu) ?? []) : [drawn]
    return groups.map(group => {
      const isSmall = run.caps && /^\p{Ll}/u.test(group)
      const letters = isSmall ? group.toLocaleUpperCase() : group
      return this.#piece([...letters].map(glyphOf), { font, size: isSmall ? size * 0.78 : size, run })
    })
  }

  #piece(glyphs: Glyph[], { font, size, run }: { font: PdfFont; size: number; run: Run }): Piece {
    const tracking = run.tracking ?? 0
    const width = glyphs.reduce((sum, glyph, index) => {
      const next = glyphs[index + 1]
      return sum + font.width(glyph) + (next ? font.kerning(glyph, next) : 0) + tracking
    }, 0)
    return { font, size, glyphs, tracking, width: (width * size) / 1000, run }
  }

  /** Hyphenates a word. The first part is at most `room` points wide. Undefined if the word cannot be broken. */
  broken(word: Word, room: number): [Word, Word] | undefined {
    const { hyphen } = this.habit
    const letters = lettersOf(word)
    if (!hyphen || !/^\p{L}{7,}[.,;]?$/u.test(letters)) return undefined
    for (let at = letters.length - 4; at >= 3; at -= 1) {
      if (!/[aeiouyàáâãäåèéêëìíîïòóôõöøùúûüąęó]$/i.test(letters.slice(0, at))) continue
      if (!/^[bcdfghjklmnpqrstvwxzß][aeiouyäöüéèóąę]/i.test(letters.slice(at))) continue
      const parts = this.#parted(word, at, [glyphOf(hyphen)])
      if (parts && parts[0].width <= room) return parts
    }
    return undefined
  }

  /** Cuts a word wider than its column, such as an address, after the last character that fits into `room` points. */
  cut(word: Word, room: number): [Word, Word] | undefined {
    const letters = lettersOf(word)
    const fitting = [...letters].flatMap((_, at) => {
      const parts = this.#parted(word, at + 1)
      return parts && parts[0].width <= room ? [parts] : []
    })
    return fitting.findLast(([head]) => /[-/.@_]$/.test(lettersOf(head))) ?? fitting.at(-1)
  }

  /** Splits a word at a glyph. Undefined for a word of several pieces. `end`: glyphs added to the first part. */
  #parted({ pieces: [piece, ...others], space }: Word, at: number, end: Glyph[] = []): [Word, Word] | undefined {
    if (!piece || others.length > 0) return undefined
    const word = (glyphs: Glyph[]) => {
      const made = this.#piece(glyphs, piece)
      return { pieces: [made], width: made.width, space }
    }
    return [word([...piece.glyphs.slice(0, at), ...end]), word(piece.glyphs.slice(at))]
  }

  widthOf(runs: Run[]): number {
    const words = this.words(runs)
    return words.reduce((sum, word, index) => sum + word.width + (index > 0 ? word.space : 0), 0)
  }

  /** Draws words on a baseline, with `extra` points added to each gap. */
  put(words: Word[], { page, x, y, extra = 0 }: PenPosition & { extra?: number }) {
    const { operators, links } = this.#page(page)
    const bottom = this.height - y
    let at = x
    let open: { piece: Piece; from: number; end: number; items: string[] } | undefined
    const close = () => {
      if (!open) return
      const { piece, from, items } = open
      const paint = piece.run.colour ? `${piece.run.colour} rg` : '0 g'
      operators.push(
        `BT ${paint} /${piece.font.key} ${piece.size.toFixed(3)} Tf 1 0 0 1 ${from.toFixed(3)} ${bottom.toFixed(3)} Tm [${items.join('')}] TJ ET`,
      )
      open = undefined
    }
    words.forEach((word, index) => {
      if (index > 0) at += word.space + extra
      for (const piece of word.pieces) {
        const { font, size, glyphs, tracking, run } = piece
        if (run.link) links.push({ url: run.link, box: [at, bottom - 2, at + piece.width, bottom + size * 0.8] })
        const isSame =
          open && open.piece.font === font && open.piece.size === size && open.piece.run.colour === run.colour
        if (!isSame || this.habit.spaces === 'letters') close()
        if (open && this.habit.spaces === 'glyphs' && open.end < at) {
          const space = glyphOf(' ')
          open.items.push(hex(font.code(space)))
          open.end += (font.width(space) * size) / 1000
        }
        open ??= { piece, from: at, end: at, items: [] }
        const gap = ((open.end - at) * 1000) / size
        if (Math.abs(gap) > 0.5) open.items.push(gap.toFixed(1))
        glyphs.forEach((glyph, place) => {
          if (this.habit.spaces === 'letters') {
            close()
            open = { piece, from: at, end: at, items: [] }
          }
          open?.items.push(hex(font.code(glyph)))
          const next = glyphs[place + 1]
          const kerning = (next ? font.kerning(glyph, next) : 0) + tracking
          if (kerning !== 0 && next) open?.items.push((-kerning).toFixed(0))
          at += ((font.width(glyph) + kerning) * size) / 1000
        })
        if (open) open.end = at
      }
    })
    close()
  }

  /** Draws a rectangle behind everything that has been drawn so far. */
  box({
    page,
    x,
    y,
    width,
    height,
    colour = '0 0 0',
  }: PenPosition & { width: number; height: number; colour?: string }) {
    const numbers = [x, this.height - y - height, width, height].map(value => value.toFixed(2)).join(' ')
    this.#page(page).operators.unshift(`q ${colour} rg ${numbers} re f Q`)
  }

  async save(title: string): Promise<Uint8Array> {
    const document = await PDFDocument.create()
    document.setTitle(title)
    document.setCreationDate(drawnOn)
    document.setModificationDate(drawnOn)
    const fonts = document.context.obj({})
    const { context } = document
    for (const { operators, links } of this.#pages) {
      const page = document.addPage([this.width, this.height])
      page.node.set(PDFName.of('Resources'), context.obj({ Font: fonts }))
      page.node.set(PDFName.of('Contents'), context.register(context.flateStream(operators.join('\n'))))
      for (const { url, box } of links) {
        const action = { Type: 'Action', S: 'URI', URI: PDFString.of(url) }
        page.node.addAnnot(
          context.register(context.obj({ Type: 'Annot', Subtype: 'Link', Rect: box, Border: [0, 0, 0], A: action })),
        )
      }
    }
    for (const font of this.#fonts.values()) fonts.set(PDFName.of(font.key), font.embed(document))
    return document.save()
  }
}

/** A fixed date, so that drawing twice gives the same bytes. */
const drawnOn = new Date('2024-01-01T00:00:00Z')

const hex = (code: number) => `<${code.toString(16).padStart(2, '0')}>`

const lettersOf = ({ pieces }: Word) => pieces.flatMap(({ glyphs }) => glyphs.map(({ means }) => means)).join('')
