/** A document as blocks in reading order. All texts are plain; nothing in them is markup. */
export type PrintedDocument = {
  /** The title in the metadata and in the reader's window. The metadata has nothing else of the document. */
  title: string
  letterhead: Letterhead
  blocks: Block[]
}

/** The head and foot of each page. */
export type Letterhead = {
  name: string
  /** '#rrggbb', for lines and grounds. */
  color: string
  /** '#rrggbb', for texts: dark enough to be read on white. */
  ink: string
  /** PNG or JPEG, beside the name. */
  logo?: Uint8Array | null
  footer?: string | null
}

export type Block =
  /** The level of sections is the one below the last title's. */
  | { kind: 'title'; text: string; level: 1 | 2; note?: string }
  | { kind: 'section'; text: string }
  | { kind: 'paragraph'; text: string; isQuiet?: true }
  /** A personal note to the reader. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; facts: Fact[] }
  /** Short words in a row. Marked ones have a tick. */
  | { kind: 'chips'; chips: { text: string; isMarked?: boolean }[] }
  | { kind: 'list'; items: { text: string; href?: string }[] }
  | { kind: 'entries'; entries: { title: string; note?: string; text?: string }[] }
  /** `widths` are shares of the width of the page. The first column names the row. */
  | { kind: 'table'; widths: number[]; head: string[]; rows: string[][] }
  /** A new page. `Printed.parts` has the pages of each part; the first part begins with the document. */
  | { kind: 'part' }

/** `isCode` is set for hashes and addresses, in a typeface of equal widths over the whole line. */
export type Fact = { label: string; text: string; isCode?: true }

export type Printed = {
  pdf: Buffer
  /** The pages of each part. */
  parts: number[]
}
