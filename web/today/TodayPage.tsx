import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle'
import { useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { todayKinds, todayScopes } from '../../api/today/words.ts'
import type { TodayPageQuery } from '../__generated__/TodayPageQuery.graphql.ts'
import type { PageProps } from '../app/definePage.tsx'
import { DialogHost } from '../components/DialogHost.tsx'
import { EmptyState } from '../components/EmptyState.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { caption, column, gutter, phone, plainList, row, sectionTitle } from '../components/styles.ts'
import { TodayRow } from './TodayRow.tsx'
import { useTodayKeys } from './useTodayKeys.ts'

/** The page with the viewer's open items, in groups. Each item has the action that settles it. */
export function TodayPage(props: PageProps<TodayPageQuery>) {
  return (
    <DialogHost>
      <Groups {...props} />
    </DialogHost>
  )
}

function Groups({ queryRef }: PageProps<TodayPageQuery>) {
  const styles = useStyles()
  const { today } = usePreloadedQuery<TodayPageQuery>(query, queryRef)
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [said] = useSearchParams()
  const whole = said.get('all')
  useTodayKeys()
  const hide = (key: string, hidden: boolean) =>
    setGone(before => new Set(hidden ? [...before, key] : [...before].filter(each => each !== key)))
  const groups = today
    .map(({ kind, total, items }) => {
      const left = items.filter(({ key }) => !gone.has(key))
      return { kind, total: total - (items.length - left.length), items: whole === kind ? left : left.slice(0, FEW) }
    })
    .filter(({ items }) => items.length > 0)
  const count = groups.reduce((sum, { total }) => sum + total, 0)
  return (
    <>
      <PageHeader title="Today" fact={count > 0 ? String(count) : ''}>
        <Scopes />
      </PageHeader>
      <div className={styles.page}>
        {groups.length === 0 && <Nothing />}
        {groups.map(
          ({ kind, total, items }) =>
            kind !== '%future added value' && (
              <section key={kind} aria-labelledby={`group-${kind}`} className={styles.group}>
                <h2 id={`group-${kind}`} className={styles.title}>
                  {todayKinds[kind]} <span className={styles.count}>{total}</span>
                </h2>
                <ul className={styles.list}>
                  {items.map(item => (
                    <TodayRow key={item.key} item={item} onHide={hide} />
                  ))}
                </ul>
                {total > items.length && <ShowAll kind={kind} />}
              </section>
            ),
        )}
        {groups.length > 0 && (
          <p className={styles.keys}>
            <kbd>J</kbd> <kbd>K</kbd> next and previous · <kbd>Enter</kbd> open · <kbd>E</kbd> do it · <kbd>O</kbd> more
            actions · <kbd>S</kbd> snooze · <kbd>D</kbd> dismiss
          </p>
        )}
      </div>
    </>
  )
}

const FEW = 20

function Scopes() {
  const [said] = useSearchParams()
  const navigate = useNavigate()
  const current = said.get('of') === 'everybody' ? 'EVERYBODY' : 'MINE'
  return (
    <fieldset aria-label="Whose" className={useStyles().scopes}>
      {(['MINE', 'EVERYBODY'] as const).map(scope => (
        <Button
          key={scope}
          size="small"
          appearance={scope === current ? 'secondary' : 'subtle'}
          aria-pressed={scope === current}
          onClick={() => navigate(scope === 'MINE' ? '/today' : '/today?of=everybody')}
        >
          {todayScopes[scope]}
        </Button>
      ))}
    </fieldset>
  )
}

function ShowAll({ kind }: { kind: string }) {
  const [said, say] = useSearchParams()
  return (
    <Button size="small" appearance="subtle" onClick={() => say({ ...Object.fromEntries(said), all: kind })}>
      Show all
    </Button>
  )
}

function Nothing() {
  return (
    <EmptyState
      icon={<CheckmarkCircleRegular />}
      title="All clear"
      text="Deadlines, interviews, applications and replies appear here."
    />
  )
}

const query = graphql`
  query TodayPageQuery($scope: TodayScope!, $first: Int!, $timeZone: String!) @preloadable {
    today(scope: $scope, first: $first, timeZone: $timeZone) {
      kind total
      items { key ...TodayRow_item }
    }
    # For the sidebar, so that both show the same number.
    todayCount(scope: MINE, timeZone: $timeZone)
  }
`

const useStyles = makeStyles({
  page: {
    ...column,
    ...gutter,
    gap: tokens.spacingVerticalXXL,
    boxSizing: 'border-box',
    maxWidth: '1000px',
    paddingBlockEnd: '64px',
  },
  scopes: { ...row, gap: tokens.spacingHorizontalXS, margin: 0, padding: 0, border: 'none' },
  group: { ...column, gap: tokens.spacingVerticalS, alignItems: 'flex-start' },
  title: sectionTitle,
  count: { ...caption, fontVariantNumeric: 'tabular-nums' },
  list: { ...plainList, ...column, alignSelf: 'stretch', borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  keys: { ...caption, margin: 0, [phone]: { display: 'none' } },
})
