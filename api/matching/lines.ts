/** The maximum length of a line: paragraphs of prose are shorter; longer lines lack line breaks, or are not text. */
const LONGEST_LINE = 1_000

/** The maximum number of characters read, counted after Unicode expansion: 'ﷺ' becomes 18 letters. */
const MOST_CHARACTERS = 60_000

/** Breaks lines of more than 1,000 characters: after a sentence, else between words, else anywhere. */
export function cutLines(text: string): string {
  const spelledOut = text.normalize('NFKC')
  const bounded = spelledOut.length > MOST_CHARACTERS ? spelledOut.slice(0, MOST_CHARACTERS) : text
  return bounded
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .flatMap(piecesOf)
    .join('\n')
}

function piecesOf(line: string): string[] {
  const pieces: string[] = []
  let from = 0
  while (line.length - from > LONGEST_LINE) {
    const end = from + endOfPiece(line.slice(from, from + LONGEST_LINE))
    pieces.push(line.slice(from, end))
    from = end
  }
  return [...pieces, line.slice(from)]
}

function endOfPiece(piece: string): number {
  const sentence = Math.max(...['. ', '! ', '? ', '; '].map(end => piece.lastIndexOf(end)))
  const at = sentence > 0 ? sentence : piece.lastIndexOf(' ')
  return at > 0 ? at + 1 : piece.length
}
