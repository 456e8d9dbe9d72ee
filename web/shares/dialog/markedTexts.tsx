import type { ReactNode } from 'react'
import type { MarkedTexts } from '../../public/client/profile/Text.tsx'
import { MarkedPiece, RemovedPiece } from './MarkedPiece.tsx'
import type { Keep, Mark } from './marks.ts'

type Placed = Mark & { start: number; end: number }

/** Puts the removed pieces into the texts of a page. Those of the note and the lines cannot be kept. */
export function markedTexts(marks: readonly Mark[], onKeep?: Keep): MarkedTexts {
  const piece = (mark: Mark, shown = '') =>
    onKeep && mark.path !== 'line' ? (
      <MarkedPiece key={mark.key} mark={mark} shown={shown} onKeep={onKeep} />
    ) : (
      <RemovedPiece key={mark.key} original={mark.original} shown={shown} />
    )
  return {
    has: path => marks.some(mark => mark.path === path || mark.path.startsWith(`${path}.`)),
    text(path, value) {
      const own = marks.filter(mark => mark.path === path)
      const parts: ReactNode[] = []
      let at = 0
      for (const mark of own.filter(isPlaced).sort((one, other) => one.start - other.start)) {
        if (mark.start < at) continue
        parts.push(value.slice(at, mark.start), piece(mark, value.slice(mark.start, mark.end)))
        at = mark.end
      }
      return [...parts, value.slice(at), ...own.filter(mark => !isPlaced(mark)).map(mark => piece(mark))]
    },
    leftOut: path => marks.filter(mark => mark.path === path && !isPlaced(mark)).map(mark => piece(mark)),
  }
}

function isPlaced(mark: Mark): mark is Placed {
  return typeof mark.start === 'number' && typeof mark.end === 'number'
}
