import { Button, makeStyles } from '@fluentui/react-components'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import type { Shortlist_content$key } from '../../__generated__/Shortlist_content.graphql.ts'
import { phone, print, row, sectionTitle } from '../../components/styles.ts'
import { graphql, useFragment } from '../../relay/plain.ts'
import { sheet } from '../PublicFrame.tsx'
import { anchorOf, indexInAddress } from './anchors.ts'
import { CompareTable } from './CompareTable.tsx'
import type { Toggle } from './ProfileCard.tsx'

type Props = {
  content: Shortlist_content$key
  /** The card of the profile at this index. */
  card: (index: number, toggle: Toggle) => ReactNode
}

/** Several profiles: a table to compare them, and below it each of them to be opened. */
export function Shortlist({ content: key, card }: Props) {
  const content = useFragment(fragment, key)
  const profiles = content.profiles.map(profile => profile.key)
  const styles = useStyles()
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(profiles.filter((_, index) => index === indexInAddress())),
  )
  const areAllOpen = profiles.every(profile => opened.has(profile))

  useEffect(() => {
    // The browser looked for the anchor before there was one.
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

const fragment = graphql`
  fragment Shortlist_content on ClientShareContent {
    profiles { key }
    ...CompareTable_content
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
})
