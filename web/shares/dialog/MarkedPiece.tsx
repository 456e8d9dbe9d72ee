import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { forcedColors } from '../../components/styles.ts'
import { Unseen } from '../../components/texts.tsx'
import type { Keep, Mark } from './marks.ts'

type Props = {
  mark: Mark
  /** What the client reads in its place. */
  shown: string
  onKeep: Keep
}

/** A removed piece in its place, struck out, with what stands for it; or one that is kept. A click changes it. */
export function MarkedPiece({ mark: { key, original, isKept }, shown, onKeep }: Props) {
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
          // A marked address is a link.
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

/** A piece that was removed for good, struck out, with what stands for it. */
export function RemovedPiece({ original, shown }: { original: string; shown: string }) {
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
  // With a piece that leaves nothing behind, the spaces around it went, too.
  alone: { marginInline: tokens.spacingHorizontalXS },
  kept: { backgroundColor: tokens.colorStatusSuccessBackground1, color: tokens.colorStatusSuccessForeground1 },
})
