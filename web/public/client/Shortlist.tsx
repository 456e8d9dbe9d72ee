import { Button, Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import type { Shortlist_compareTableContent$key } from '../../__generated__/Shortlist_compareTableContent.graphql.ts'
import type { Shortlist_compareTableProfile$key } from '../../__generated__/Shortlist_compareTableProfile.graphql.ts'
import type { Shortlist_content$key } from '../../__generated__/Shortlist_content.graphql.ts'
import { phone, print, row, sectionTitle } from '../../components/styles.ts'
import { Cell, NameCell, Row, useCellStyles } from '../../components/table/cells.tsx'
import { DataTable } from '../../components/table/DataTable.tsx'
import { Dash, Unseen } from '../../components/texts.tsx'
import { graphql, useFragment } from '../../relay/plain.ts'
import { sheet } from '../PublicFrame.tsx'
import { anchorOf, indexInAddress } from './anchors.ts'
import { useGiven } from './answer/useGiven.ts'
import { answers } from './answer/words.ts'
import type { Toggle } from './ProfileCard.tsx'
import { indexed } from './profile/parts.ts'

type Props = {
  content: Shortlist_content$key
  /** Renders the card of the profile at this index. */
  card: (index: number, toggle: Toggle) => ReactNode
}

/** Several profiles: a table that compares them, and below it the profiles, each of which can be opened. */
export function Shortlist({ content: key, card }: Props) {
  const content = useFragment(fragment, key)
  const profiles = content.profiles.map(profile => profile.key)
  const styles = useStyles()
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(profiles.filter((_, index) => index === indexInAddress())),
  )
  const areAllOpen = profiles.every(profile => opened.has(profile))

  useEffect(() => {
    // Focuses the profile of the anchor in the address, which was not rendered when the browser looked for it.
    const index = indexInAddress()
    if (index !== undefined) document.getElementById(anchorOf(index))?.focus()
  }, [])

  const setOpen = (profile: string, isOpen: boolean) =>
    setOpened(former => new Set(isOpen ? [...former, profile] : [...former].filter(other => other !== profile)))

  return (
    <>
      <section className={styles.table} aria-label="Comparison">
        <CompareTable content={content} onShow={index => setOpen(profiles[index] ?? '', true)} />
      </section>
      <div className={styles.bar}>
        <h2 className={styles.title}>Profiles</h2>
        <Button
          appearance="subtle"
          onClick={() => setOpened(new Set(areAllOpen ? [] : profiles))}
          className={styles.all}
        >
          {areAllOpen ? 'Close all' : 'Open all'}
        </Button>
      </div>
      {profiles.map((profile, index) => (
        <Fragment key={profile}>
          {card(index, {
            isOpen: opened.has(profile),
            onToggle: () => setOpen(profile, !opened.has(profile)),
          })}
        </Fragment>
      ))}
    </>
  )
}

type CompareTableProps = {
  content: Shortlist_compareTableContent$key
  /** Opens the profile at this index of the list. */
  onShow: (index: number) => void
}

/** A table of all profiles: role, seniority, skills that the position needs, availability, rate and answer. */
function CompareTable({ content: key, onShow }: CompareTableProps) {
  const { needs, profiles } = useFragment(compareTableFragment, key)
  const styles = useStyles()
  const columns = facts.filter(({ name }) => profiles.some(profile => profile[name].trim()))
  return (
    <div className={styles.compareTable}>
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
  profile: Shortlist_compareTableProfile$key
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

/** The columns that are omitted if they are empty for all profiles. */
const facts = [
  { name: 'role', label: 'Role' },
  { name: 'seniority', label: 'Seniority' },
  { name: 'availability', label: 'Availability' },
  { name: 'rate', label: 'Rate' },
] as const

const fragment = graphql`
  fragment Shortlist_content on ClientShareContent {
    profiles { key }
    ...Shortlist_compareTableContent
  }
`

const compareTableFragment = graphql`
  fragment Shortlist_compareTableContent on ClientShareContent {
    needs
    profiles {
      role seniority availability rate
      ...Shortlist_compareTableProfile
    }
  }
`

const rowFragment = graphql`
  fragment Shortlist_compareTableProfile on ClientProfile {
    name role seniority availability rate metNeeds isAvailable
    ...useGiven_profile
  }
`

const useStyles = makeStyles({
  table: { ...sheet, padding: 0, overflow: 'hidden', [phone]: { ...sheet[phone], paddingInline: 0 } },
  bar: {
    ...row,
    justifyContent: 'space-between',
    [phone]: { paddingInline: '20px', paddingBlockStart: '24px' },
    [print]: { display: 'none' },
  },
  title: sectionTitle,
  all: { flexShrink: 0 },
  compareTable: {
    // Positioned, so that the hidden texts for screen readers scroll with the table.
    '& > div': { position: 'relative', borderTopStyle: 'none' },
    // In print nothing scrolls, so nothing may be cut off.
    [print]: {
      fontSize: '11px',
      '& th, & td': { height: 'auto', whiteSpace: 'normal', overflowWrap: 'anywhere', paddingInline: '4px' },
      '& th span': { maxWidth: 'none' },
    },
  },
  gone: { color: tokens.colorNeutralForeground3 },
  met: { verticalAlign: 'middle', color: tokens.colorBrandForeground1 },
})
