/** A document as blocks, in the order of reading. All texts are plain: nothing in them is taken for markup. */
export type PrintedDocument = {
  /** Stands in the metadata and in the window of the reader. It is the only thing there that is ours to choose. */
  title: string
  letterhead: Letterhead
  blocks: Block[]
}

/** What stands on each page. */
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
  /** Words of somebody to the reader. */
  | { kind: 'quote'; text: string }
  | { kind: 'facts'; facts: Fact[] }
  /** Short words, in a row. Those that are marked have a tick before them. */
  | { kind: 'chips'; chips: { text: string; isMarked?: boolean }[] }
  | { kind: 'list'; items: { text: string; href?: string }[] }
  | { kind: 'entries'; entries: { title: string; note?: string; text?: string }[] }
  /** `widths` are shares of the width of the page. The first column names the row. */
  | { kind: 'table'; widths: number[]; head: string[]; rows: string[][] }
  /** A new page. `Printed.parts` tells how many pages each part takes; the first one begins with the document. */
  | { kind: 'part' }

/** `isCode` is set for hashes and addresses, in a typeface of equal widths over the whole line. */
export type Fact = { label: string; text: string; isCode?: true }

export type Printed = {
  pdf: Buffer
  /** The pages of each part. */
  parts: number[]
}
