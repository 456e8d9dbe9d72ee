import { makeStyles, tokens } from '@fluentui/react-components'
import { wide } from '../../../components/layout.ts'
import { CandidateList } from './CandidateList.tsx'
import type { Candidates } from './useCandidates.ts'

type Props = Candidates & { title: string; columns: number }

/** Below a deal's row: its candidates, in view however far the table is shifted. */
export function CandidatesRow({ columns, ...candidates }: Props) {
  const styles = useStyles()
  return (
    <tr>
      <td colSpan={columns} className={styles.cell}>
        <div className={styles.content}>
          <CandidateList {...candidates} />
        </div>
      </td>
    </tr>
  )
}

const useStyles = makeStyles({
  cell: {
    padding: 0,
    backgroundColor: tokens.colorNeutralBackground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  content: {
    position: 'sticky',
    insetInlineStart: 0,
    boxSizing: 'border-box',
    maxWidth: '100vw',
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    [wide]: {
      maxWidth: '960px',
      // Where the titles begin: beside the arrow that opened it.
      paddingInlineStart: `calc(${tokens.spacingHorizontalXXXL} + 34px)`,
    },
  },
})
