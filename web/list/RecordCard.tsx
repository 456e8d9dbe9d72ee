import { makeStyles, tokens } from '@fluentui/react-components'
import { type ReactNode, use } from 'react'
import { Link } from '../app/links.tsx'
import { caption, column, ellipsis, outdated, plainList } from '../components/styles.ts'
import { RowSlotContext, useKeptFocus, useSlotHeight } from '../components/table/rowSlot.ts'
import { Marked } from './searched/Marked.tsx'

type Props = {
  media: ReactNode
  to: string
  name: string
  line: string
  facts: ReactNode
  actions: ReactNode
  select?: ReactNode
  /** More facts. Controls must lie above the card's link: `position: relative; z-index: 1`. */
  children: ReactNode
}

/** A record as a card on narrow screens, where a table row would not fit. A click anywhere on it follows its link. */
export function RecordCard({ media, to, name, line, facts, actions, select, children }: Props) {
  const card = useCardStyles()
  const styles = useStyles()
  return (
    <Card>
      {media}
      <div className={card.main}>
        <Link to={to} className={styles.name}>
          <bdi>
            <Marked text={name} />
          </bdi>
        </Link>
        <span className={styles.line}>
          <Marked text={line} />
        </span>
        <span className={styles.facts}>{facts}</span>
        {children}
      </div>
      <div className={styles.actions}>
        {actions}
        {select}
      </div>
    </Card>
  )
}

/** The frame of a card. */
export function Card({ children }: { children: ReactNode }) {
  const slot = use(RowSlotContext)
  return (
    <li
      ref={useSlotHeight()}
      className={useCardStyles().root}
      aria-posinset={slot ? slot.index + 1 : undefined}
      {...useKeptFocus()}
    >
      {children}
    </li>
  )
}

/** The styles of a record's card and its skeleton. */
export const useCardStyles = makeStyles({
  list: { ...plainList, borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  busy: outdated,
  root: {
    position: 'relative',
    display: 'flex',
    gap: tokens.spacingHorizontalM,
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalL,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    ':has(a:focus-visible)': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  main: { ...column, flexGrow: 1, minWidth: 0 },
})

const useStyles = makeStyles({
  name: {
    ...ellipsis,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { color: tokens.colorNeutralForeground1 },
    '::after': { content: '""', position: 'absolute', inset: 0 },
  },
  line: ellipsis,
  facts: { ...caption, ...ellipsis, fontVariantNumeric: 'tabular-nums' },
  // The actions must lie above the link that covers the whole card.
  actions: { ...column, alignItems: 'center', position: 'relative', zIndex: 1, marginInlineStart: 'auto' },
})
