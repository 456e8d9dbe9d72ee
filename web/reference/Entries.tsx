import { makeStyles, mergeClasses, SearchBox, tokens } from '@fluentui/react-components'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useRoutedLink } from '../app/links.tsx'
import { caption, code, column, ellipsis, gutter, narrow, plainList, wide } from '../components/styles.ts'
import { type Entry, type Group, search } from './entries.ts'

type Props = { label: string; groups: readonly Group[]; chosen: string; children: ReactNode }

/** The list at the left and what was chosen beside it; on a narrow screen, one of them. */
export function Entries({ label, groups, chosen, children }: Props) {
  const styles = useStyles()
  const [text, setText] = useState('')
  const found = search(groups, text)
  const isChosen = groups.some(({ entries }) => entries.some(({ id }) => id === chosen))
  return (
    <div className={styles.columns}>
      <nav aria-label={label} className={mergeClasses(styles.list, isChosen && styles.away)}>
        <SearchBox
          aria-label={`Search ${label}`}
          placeholder="Search"
          value={text}
          onChange={(_, { value }) => setText(value)}
          className={styles.search}
        />
        <p role="status" className={styles.none}>
          {found.length === 0 && 'Nothing has all of these words. Try fewer or others.'}
        </p>
        {found.map(({ name, entries }) => (
          <section key={name} aria-label={name}>
            <h2 className={styles.group}>{name}</h2>
            <ul className={styles.entries}>
              {entries.map(entry => (
                <Row key={entry.id} entry={entry} isChosen={entry.id === chosen} />
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div key={chosen} className={mergeClasses(styles.content, !isChosen && styles.before)}>
        {children}
      </div>
    </div>
  )
}

function Row({ entry: { id, label, detail }, isChosen }: { entry: Entry; isChosen: boolean }) {
  const styles = useStyles()
  const row = useRef<HTMLLIElement>(null)
  // A link from elsewhere may lead to one far down the list.
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <li ref={row}>
      <a
        {...useRoutedLink({ hash: id })}
        aria-current={isChosen ? 'location' : undefined}
        className={mergeClasses(styles.entry, isChosen && styles.chosen)}
      >
        <span className={styles.label}>{label}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </a>
    </li>
  )
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    flexGrow: 1,
    minHeight: 0,
    [wide]: { gridTemplateColumns: 'minmax(240px, 320px) minmax(0, 1fr)' },
    [narrow]: { ...column },
  },
  list: {
    ...gutter,
    paddingBlockEnd: tokens.spacingVerticalXXL,
    [wide]: { ...gutter, overflowY: 'auto', borderRight: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  away: { [narrow]: { display: 'none' } },
  before: { [narrow]: { order: -1, paddingBlockEnd: tokens.spacingVerticalL } },
  search: { width: '100%', maxWidth: 'none' },
  none: { margin: 0, color: tokens.colorNeutralForeground3, ':empty': { display: 'none' } },
  group: {
    ...caption,
    margin: 0,
    paddingBlock: `${tokens.spacingVerticalL} ${tokens.spacingVerticalXS}`,
    fontWeight: 600,
  },
  entries: plainList,
  entry: {
    ...column,
    paddingBlock: tokens.spacingVerticalXS,
    [narrow]: { paddingBlock: tokens.spacingVerticalS },
    paddingInline: tokens.spacingHorizontalS,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  chosen: { backgroundColor: tokens.colorNeutralBackground1Selected },
  label: { overflowWrap: 'anywhere' },
  detail: { ...code, ...ellipsis, color: tokens.colorNeutralForeground3 },
  content: {
    ...gutter,
    paddingBlockEnd: tokens.spacingVerticalXXXL,
    minWidth: 0,
    [wide]: { ...gutter, overflowY: 'auto' },
  },
})
