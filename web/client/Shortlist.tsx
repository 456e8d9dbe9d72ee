import { Button, makeStyles } from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import type { Shortlist_content$key } from '../__generated__/Shortlist_content.graphql.ts'
import { sheet } from '../app/public/PublicFrame.tsx'
import { phone, print, row, sectionTitle } from '../components/styles.ts'
import { graphql, useFragment } from '../relay/plain.ts'
import { anchorOf, placeInAddress } from './anchors.ts'
import { CompareTable } from './CompareTable.tsx'
import { ProfileCard } from './ProfileCard.tsx'
import { placed } from './profile/parts.ts'

/** Several profiles: a table to compare them, and below it each of them to be opened. */
export function Shortlist({ content: key }: { content: Shortlist_content$key }) {
  const content = useFragment(fragment, key)
  const { profiles } = content
  const styles = useStyles()
  const [opened, setOpened] = useState<ReadonlySet<number>>(
    () => new Set([placeInAddress()].filter(place => place !== undefined)),
  )
  const areAllOpen = opened.size === profiles.length

  useEffect(() => {
    // The browser looked for the anchor before there was one.
    const place = placeInAddress()
    if (place !== undefined) document.getElementById(anchorOf(place))?.focus()
  }, [])

  const setOpen = (place: number, isOpen: boolean) =>
    setOpened(former => new Set(isOpen ? [...former, place] : [...former].filter(other => other !== place)))

  return (
    <>
      <section className={styles.table} aria-label="Comparison">
        <CompareTable content={content} onShow={place => setOpen(place, true)} />
      </section>
      <div className={styles.bar}>
        <h2 className={styles.title}>Profiles</h2>
        <Button
          appearance="subtle"
          onClick={() => setOpened(new Set(areAllOpen ? [] : profiles.keys()))}
          className={styles.all}
        >
          {areAllOpen ? 'Close all' : 'Open all'}
        </Button>
      </div>
      {placed(profiles).map(({ place, item }) => (
        <ProfileCard
          key={place}
          profile={item}
          place={place}
          toggle={{
            isOpen: opened.has(place),
            onToggle: () => setOpen(place, !opened.has(place)),
          }}
        />
      ))}
    </>
  )
}

const fragment = graphql`
  fragment Shortlist_content on ClientShareContent {
    profiles { ...ProfileCard_profile }
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
