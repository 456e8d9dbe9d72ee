import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark'
import type { CompareTable_content$key } from '../../__generated__/CompareTable_content.graphql.ts'
import type { CompareTable_profile$key } from '../../__generated__/CompareTable_profile.graphql.ts'
import { print } from '../../components/styles.ts'
import { Cell, NameCell, Row, useCellStyles } from '../../components/table/cells.tsx'
import { DataTable } from '../../components/table/DataTable.tsx'
import { Dash, Unseen } from '../../components/texts.tsx'
import { graphql, useFragment } from '../../relay/plain.ts'
import { anchorOf } from './anchors.ts'
import { useGiven } from './answer/useGiven.ts'
import { answers } from './answer/words.ts'
import { indexed } from './profile/parts.ts'

type Props = {
  content: CompareTable_content$key
  /** Opens the profile at this index of the list. */
  onShow: (index: number) => void
}

/** Role, seniority, skills against what the position needs, availability, rate and answer of all profiles. */
export function CompareTable({ content: key, onShow }: Props) {
  const { needs, profiles } = useFragment(fragment, key)
  const styles = useStyles()
  const columns = facts.filter(({ name }) => profiles.some(profile => profile[name].trim()))
  return (
    <div className={styles.root}>
      <DataTable
        label="Comparison"
        columns={[
          ...['Profile', ...columns.map(({ label }) => label), 'Your answer'].map(label => ({ label })),
          ...needs.map(label => ({ label })),
        ]}
      >
        {indexed(profiles).map(({ index, item }) => (
          <ProfileRow
            key={index}
            profile={item}
            needs={needs}
            columns={columns}
            index={index}
            onShow={() => onShow(index)}
          />
        ))}
      </DataTable>
    </div>
  )
}

type RowProps = {
  profile: CompareTable_profile$key
  needs: readonly string[]
  columns: (typeof facts)[number][]
  index: number
  onShow: () => void
}

function ProfileRow({ profile: key, needs, columns, index, onShow }: RowProps) {
  const profile = useFragment(rowFragment, key)
  const given = useGiven(profile)
  const styles = useStyles()
  const cells = useCellStyles()
  if (!profile.isAvailable) {
    return (
      <Row>
        <NameCell>Profile {index + 1}</NameCell>
        <td colSpan={columns.length + needs.length + 1} className={mergeClasses(cells.cell, styles.gone)}>
          No longer available
        </td>
      </Row>
    )
  }
  return (
    <Row>
      <NameCell>
        <Link href={`#${anchorOf(index)}`} onClick={onShow}>
          <bdi>{profile.name}</bdi>
        </Link>
      </NameCell>
      {columns.map(({ name }) => (
        <Cell key={name} quiet>
          {profile[name].trim() || <Dash />}
        </Cell>
      ))}
      <Cell>{given ? answers[given.answer].given : <Dash />}</Cell>
      {needs.map(need => (
        <Cell key={need}>{profile.metNeeds.includes(need) ? <Met /> : <Unmet />}</Cell>
      ))}
    </Row>
  )
}

const Met = () => <Checkmark20Regular className={useStyles().met} aria-label="Yes" />

const Unmet = () => (
  <>
    <span aria-hidden="true">
      <Dash />
    </span>
    <Unseen>Not named</Unseen>
  </>
)

/** Columns that are left out where no profile says anything. */
const facts = [
  { name: 'role', label: 'Role' },
  { name: 'seniority', label: 'Seniority' },
  { name: 'availability', label: 'Availability' },
  { name: 'rate', label: 'Rate' },
] as const

const fragment = graphql`
  fragment CompareTable_content on ClientShareContent {
    needs
    profiles {
      role seniority availability rate
      ...CompareTable_profile
    }
  }
`

const rowFragment = graphql`
  fragment CompareTable_profile on ClientProfile {
    name role seniority availability rate metNeeds isAvailable
    ...useGiven_profile
  }
`

const useStyles = makeStyles({
  root: {
    // What is for screen readers only must scroll along.
    '& > div': { position: 'relative', borderTopStyle: 'none' },
    // Paper does not scroll, and cuts nothing off.
    [print]: {
      fontSize: '11px',
      '& th, & td': { height: 'auto', whiteSpace: 'normal', overflowWrap: 'anywhere', paddingInline: '4px' },
      '& th span': { maxWidth: 'none' },
    },
  },
  gone: { color: tokens.colorNeutralForeground3 },
  met: { verticalAlign: 'middle', color: tokens.colorBrandForeground1 },
})
