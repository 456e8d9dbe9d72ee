import { Button, Input, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { type KeyboardEvent, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { MOST_TALENTS } from '../../../api/shares/words.ts'
import type { SharedTalentsQuery } from '../../__generated__/SharedTalentsQuery.graphql.ts'
import { column, plainList, row } from '../../components/styles.ts'
import { Unseen } from '../../components/texts.tsx'
import { errorOf } from '../../forms/FieldRows.tsx'
import { FormField } from '../../forms/FormField.tsx'
import { type Picked, Picker, usePicker } from '../../forms/Picker.tsx'
import { useTypedSearch } from '../../relay/useFetch.ts'
import type { SharedTalent, ShareForm } from './shareForm.ts'

/** The field for the shared talents, with a line about each talent. Several talents can be reordered. */
export function SharedTalents({ form }: { form: ShareForm }) {
  const styles = useStyles()
  const root = useRef<HTMLElement>(null)
  const [said, setSaid] = useState('')
  const { talents } = form.values
  const set = (next: readonly SharedTalent[]) => form.set('talents', next)
  const write = (id: number, line: string) => set(talents.map(each => (each.id === id ? { ...each, line } : each)))

  const move = (from: number, by: number) => {
    const moved = talents[from]
    const to = from + by
    if (!moved || to < 0 || to >= talents.length) return
    set(talents.toSpliced(from, 1).toSpliced(to, 0, moved))
    setSaid(`${moved.name} is number ${to + 1} of ${talents.length}`)
  }
  const remove = (at: number) => {
    set(talents.toSpliced(at, 1))
    setSaid(`${talents[at]?.name} is left out`)
    // The focused button is removed, so the focus moves to the next talent, or else to the field that adds a talent.
    requestAnimationFrame(() => {
      const rows = [...(root.current?.querySelectorAll<HTMLElement>('li input') ?? [])]
      const next = rows[Math.min(at, rows.length - 1)] ?? root.current?.querySelector<HTMLElement>('input')
      next?.focus()
    })
  }

  const several = talents.length > 1
  const problem = talents.some((_, at) => form.errors[`talents.${at}.line`]) ? undefined : errorOf(form, 'talents')
  return (
    <section ref={root} aria-label="Talents" className={styles.root}>
      {talents.length > 0 && (
        <>
          <span>{several ? 'Talents, in the order that the client sees' : 'Talent'}</span>
          <ul className={styles.list}>
            {talents.map(({ id, name, line }, at) => (
              <li key={id} className={styles.item} onKeyDown={event => keyMove(event, by => move(at, by))}>
                <span className={styles.head}>
                  {several && <span className={styles.number}>{at + 1}</span>}
                  <bdi className={styles.name}>{name}</bdi>
                  {several && (
                    <Moves
                      name={name}
                      isFirst={at === 0}
                      isLast={at === talents.length - 1}
                      onMove={by => move(at, by)}
                    />
                  )}
                  <Button
                    size="small"
                    appearance="subtle"
                    icon={<DismissRegular />}
                    aria-label={`Remove ${name}`}
                    onClick={() => remove(at)}
                  />
                </span>
                <FormField error={form.errors[`talents.${at}.line`]}>
                  <Input
                    aria-label={`Why ${name}`}
                    placeholder="Why them (optional)"
                    autoComplete="off"
                    value={line}
                    onChange={(_, { value }) => write(id, value)}
                  />
                </FormField>
              </li>
            ))}
          </ul>
        </>
      )}
      <AddTalent
        chosen={talents}
        error={problem}
        onAdd={({ id, name }) => {
          set([...talents, { id, name, line: '', kept: [] }])
          setSaid(`${name} is number ${talents.length + 1}`)
        }}
      />
      <span role="status">
        <Unseen>{said}</Unseen>
      </span>
    </section>
  )
}

type MovesProps = { name: string; isFirst: boolean; isLast: boolean; onMove: (by: number) => void }

function Moves({ name, isFirst, isLast, onMove }: MovesProps) {
  return (
    <>
      <Button
        size="small"
        appearance="subtle"
        icon={<ArrowUpRegular />}
        aria-label={`Move ${name} up`}
        disabledFocusable={isFirst}
        onClick={() => onMove(-1)}
      />
      <Button
        size="small"
        appearance="subtle"
        icon={<ArrowDownRegular />}
        aria-label={`Move ${name} down`}
        disabledFocusable={isLast}
        onClick={() => onMove(1)}
      />
    </>
  )
}

/** Moves a talent up or down by Alt with an arrow key. */
function keyMove(event: KeyboardEvent, move: (by: number) => void) {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  event.preventDefault()
  move(event.key === 'ArrowUp' ? -1 : 1)
}

type Props = {
  /** The talents already chosen, which are not offered again. */
  chosen: readonly Picked[]
  error: string | undefined
  onAdd: (talent: Picked) => void
}

function AddTalent({ chosen, error, onAdd }: Props) {
  const picker = usePicker()
  const { answer, searching } = useTypedSearch<SharedTalentsQuery>(query, picker.search)
  const isFull = chosen.length >= MOST_TALENTS
  const found =
    answer?.talents.edges.map(({ node }) => ({ id: node.databaseId, name: node.name, more: node.role })) ?? []
  const others = found.filter(({ id }) => chosen.every(each => each.id !== id))
  return (
    <FormField
      label="Add a talent"
      error={error}
      hint={isFull ? `A shortlist holds at most ${MOST_TALENTS} talents.` : `At most ${MOST_TALENTS}.`}
    >
      <Picker
        name="talents"
        disabled={isFull}
        picker={picker}
        value={null}
        found={others}
        nothing={searching ? 'Searching...' : found.length > 0 ? 'Already added' : 'No talent found'}
        onPick={talent => {
          if (talent && !isFull) onAdd(talent)
        }}
      />
    </FormField>
  )
}

const query = graphql`
  query SharedTalentsQuery($search: String!) {
    talents(first: 20, filter: { search: $search }, orderBy: { field: NAME, direction: ASC }) {
      edges {
        node { databaseId name role }
      }
    }
  }
`

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalXS, '& > ul + *': { marginBlockStart: tokens.spacingVerticalS } },
  list: {
    ...plainList,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    '& > li:not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` },
  },
  item: { ...column, gap: tokens.spacingVerticalXXS, padding: tokens.spacingHorizontalS },
  head: { ...row, gap: tokens.spacingHorizontalXS },
  number: { minWidth: '20px', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  name: { flexGrow: 1, minWidth: 0, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
})
