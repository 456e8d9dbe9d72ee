import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, type Ref, useState } from 'react'
import { caption, phone } from '../components/styles.ts'
import { Opener, RowsBehind } from './Figure.tsx'

export type FigureRow = { id: string; label: string; figures: ReactNode[]; behind: () => ReactNode }

type Props = {
  title: string
  heads: string[]
  rows: FigureRow[]
  /** The number of rows shown at first. */
  first?: number
  opened: string | null
  onOpen: (id: string | null) => void
  ref?: Ref<HTMLTableElement>
}

/** A table of figures, with only the first rows at first. The name of a row opens the records behind its figures. */
export function FigureTable({ title, heads, rows, first = FIRST_ROWS, opened, onOpen, ref }: Props) {
  const styles = useStyles()
  const [all, setAll] = useState(false)
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label={title} ref={ref}>
        <thead>
          <tr>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {(all ? rows : rows.slice(0, first)).map(({ id, label, figures, behind }) => {
          const isOpen = opened === id
          return (
            <tbody key={id} data-row={id}>
              <tr>
                <th scope="row">
                  <Opener isOpen={isOpen} onToggle={() => onOpen(isOpen ? null : id)}>
                    <bdi>{label}</bdi>
                  </Opener>
                </th>
                {figures.map((figure, at) => (
                  <td key={heads[at + 1]}>{figure}</td>
                ))}
              </tr>
              {isOpen && (
                <tr>
                  <td colSpan={heads.length} className={styles.behind}>
                    <RowsBehind title={`${title}: ${label}`}>{behind()}</RowsBehind>
                  </td>
                </tr>
              )}
            </tbody>
          )
        })}
      </table>
      {!all && rows.length > first && (
        <Opener isOpen={false} onToggle={() => setAll(true)}>
          Show all {rows.length}
        </Opener>
      )}
    </div>
  )
}

/** The default number of rows shown at first. */
export const FIRST_ROWS = 12

/** The style of a table of figures. */
export const figures = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    textAlign: 'end',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  '& th:first-child': {
    textAlign: 'start',
    fontWeight: tokens.fontWeightRegular,
    whiteSpace: 'normal',
    minWidth: '90px',
  },
  [phone]: { '& th, & td': { paddingInline: tokens.spacingHorizontalXS } },
  '& thead th': { ...caption, fontWeight: tokens.fontWeightRegular },
} as const

const fade = (side: string, colour: string) => `linear-gradient(to ${side}, ${colour}, transparent)`

/** The style of a table's container. A table that is too wide scrolls; a shadow marks an edge with hidden cells. */
export const figuresPlace = {
  position: 'relative',
  minWidth: 0,
  overflowX: 'auto',
  // The first two layers scroll with the content, and cover the shadow of an edge where the table ends.
  backgroundImage: [
    fade('right', `${tokens.colorNeutralBackground1} 40%`),
    fade('left', `${tokens.colorNeutralBackground1} 40%`),
    fade('right', tokens.colorNeutralShadowKey),
    fade('left', tokens.colorNeutralShadowKey),
  ].join(', '),
  backgroundPosition: 'left, right, left, right',
  backgroundSize: '32px 100%, 32px 100%, 10px 100%, 10px 100%',
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
} as const

const useStyles = makeStyles({
  scroller: figuresPlace,
  table: figures,
  behind: { textAlign: 'start' },
})
