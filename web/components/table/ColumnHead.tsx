import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowDown12Regular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUp12Regular } from '@fluentui/react-icons/svg/arrow-up'
import { Unseen } from '../Unseen.tsx'
import { useCellStyles } from './cells.tsx'

/** A column: its words, and how it is set. */
export type Column = {
  label: string
  /** Nothing to read at the head, for actions; screen readers still hear the label. */
  hideLabel?: boolean
  /** The least width, '180px'. */
  width?: string
  /** Numbers stand at the end. */
  align?: 'start' | 'end'
  /** The last one, for actions: it stays in view while the table scrolls sideways. */
  stays?: boolean
  sort?: { direction: 'ascending' | 'descending' | null; onSort: () => void }
}

/** The head of a column; pressing it sorts, where the column has `sort`. */
export function ColumnHead({ column, first }: { column: Column; first: boolean }) {
  const { label, hideLabel = false, width, align = 'start', stays = false, sort } = column
  const cells = useCellStyles()
  const styles = useStyles()
  const Arrow = sort?.direction === 'descending' ? ArrowDown12Regular : ArrowUp12Regular
  return (
    <th
      scope="col"
      aria-sort={sort ? (sort.direction ?? 'none') : undefined}
      style={{ minWidth: width && `min(${width}, 45vw)`, textAlign: align }}
      className={mergeClasses(
        cells.cell,
        styles.head,
        first && cells.first,
        stays && cells.actions,
        (first || stays) && styles.corner,
      )}
    >
      {sort ? (
        <button type="button" className={styles.sort} onClick={sort.onSort}>
          {label}
          <Arrow className={mergeClasses(styles.arrow, !sort.direction && styles.unsorted)} />
        </button>
      ) : hideLabel ? (
        <Unseen>{label}</Unseen>
      ) : (
        label
      )}
    </th>
  )
}

const useStyles = makeStyles({
  head: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: '36px',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
  },
  corner: { zIndex: 3, backgroundColor: tokens.colorNeutralBackground1 },
  sort: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':hover svg': { opacity: 0.6 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  arrow: { flexShrink: 0 },
  unsorted: { opacity: 0 },
})
