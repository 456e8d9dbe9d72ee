/** A document as blocks in reading order. All texts are plain, without markup. */
export type PrintedDocument = {
  /** The title in the metadata and in the reader's window. The metadata contains nothing else of the document. */
  title: string
  letterhead: Letterhead
  blocks: Block[]
}

/** The head and foot of each page. */
export type Letterhead = {
  name: string
  /** The colour of lines and backgrounds, as '#rrggbb'. */
  color: string
  /** The colour of texts, as '#rrggbb': dark enough to be readable on white. */
  ink: string
  /** The logo beside the name, as PNG or JPEG. */
  logo?: Uint8Array | null
  footer?: string | null
}

export type Block =
  /** A title. The level of later sections is one below the level of the last title. */
  | { kind: 'title'; text: string; level: 1 | 2; note?: string }
  | { kind: 'section'; text: string }
  | { kind: 'paragraph'; text: string; isQuiet?: true }
  /** A personal note to the reader. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; facts: Fact[] }
  /** Short texts in a row. Marked texts have a tick. */
  | { kind: 'chips'; chips: { text: string; isMarked?: boolean }[] }
  | { kind: 'list'; items: { text: string; href?: string }[] }
  | { kind: 'entries'; entries: { title: string; note?: string; text?: string }[] }
  /** A table. `widths` are shares of the page's width. The first column names the row. */
  | { kind: 'table'; widths: number[]; head: string[]; rows: string[][] }
  /** A page break that begins a new part; the first part begins with the document. `Printed.parts` has their pages. */
  | { kind: 'part' }

/** A label with a text. `isCode` is set for hashes and addresses, printed in a monospaced font on a whole line. */
export type Fact = { label: string; text: string; isCode?: true }

export type Printed = {
  pdf: Buffer
  /** The number of pages of each part. */
  parts: number[]
}
