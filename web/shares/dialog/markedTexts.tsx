import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { forcedColors } from '../../components/styles.ts'
import { Unseen } from '../../components/texts.tsx'
import type { MarkedTexts } from '../../public/client/profile/Text.tsx'
import type { Keep, Mark } from './marks.ts'

type Placed = Mark & { start: number; end: number }

/** Renders texts of the client's page with their removed pieces. Pieces of the note and the lines cannot be shown. */
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

type Props = {
  mark: Mark
  /** The text that the client reads in place of the piece. */
  shown: string
  onKeep: Keep
}

/** A piece that is shown, or struck out with its replacement beside it. A click switches between the two. */
function MarkedPiece({ mark: { key, original, isKept }, shown, onKeep }: Props) {
  const styles = useStyles()
  return (
    <>
      <button
        type="button"
        data-mark={key}
        aria-pressed={isKept}
        aria-label={`Show ${original}`}
        title={isKept ? 'Shown to the client. Click to hide it.' : 'Hidden. Click to show it to the client.'}
        className={mergeClasses(styles.mark, isKept ? styles.kept : styles.removed, !isKept && !shown && styles.alone)}
        onClick={event => {
          // A marked web address is inside a link, which must not be opened.
          event.preventDefault()
          onKeep(key, !isKept)
        }}
      >
        {original}
      </button>
      {!isKept && shown && <> {shown}</>}
    </>
  )
}

/** A removed piece that cannot be shown, struck out beside its replacement. */
function RemovedPiece({ original, shown }: { original: string; shown: string }) {
  const styles = useStyles()
  return (
    <>
      <del
        title="Hidden. The note and the lines never show it."
        className={mergeClasses(styles.piece, styles.removed, !shown && styles.alone)}
      >
        <Unseen>Hidden: </Unseen>
        {original}
      </del>
      {shown && <> {shown}</>}
    </>
  )
}

const piece = {
  padding: `0 ${tokens.spacingHorizontalXXS}`,
  borderRadius: tokens.borderRadiusSmall,
  overflowWrap: 'anywhere',
} as const

const useStyles = makeStyles({
  piece,
  mark: {
    ...piece,
    display: 'inline',
    margin: 0,
    border: 'none',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
    [forcedColors]: { border: '1px solid ButtonText' },
  },
  removed: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    color: tokens.colorStatusDangerForeground1,
    textDecorationLine: 'line-through',
  },
  // Margins replace the spaces that were removed together with a piece without replacement.
  alone: { marginInline: tokens.spacingHorizontalXS },
  kept: { backgroundColor: tokens.colorStatusSuccessBackground1, color: tokens.colorStatusSuccessForeground1 },
})
