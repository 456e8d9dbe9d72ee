import { Button, Input, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { graphql } from 'react-relay'
import { importances, MOST_REQUIREMENTS } from '../../api/matching/words.ts'
import type { RequirementsQuery } from '../__generated__/RequirementsQuery.graphql.ts'
import { serverMessage } from '../components/ProblemError.ts'
import { caption, column, plainList, row, sectionTitle, small } from '../components/styles.ts'
import { useToast } from '../components/Toasts.tsx'
import { useFetch, useTypedSearch } from '../relay/useFetch.ts'

/** A requirement of a search, as sent to the server. */
export type Requirement = {
  kind: RequirementsQuery['response']['requirementSuggestions'][number]['kind']
  label: string
  importance: keyof typeof importances
}

type Props = { requirements: readonly Requirement[]; onChange: (requirements: Requirement[]) => void }

/** The requirements of a search. A click changes the importance; a requirement is added by typing, or removed. */
export function Requirements({ requirements, onChange }: Props) {
  const styles = useStyles()
  const heading = useId()
  const list = useRef<HTMLUListElement>(null)
  const replace = (at: number, ...others: Requirement[]) => onChange(requirements.toSpliced(at, 1, ...others))
  function remove(at: number) {
    replace(at)
    // The focused button is removed, so the focus moves to the next requirement, or else to the previous one.
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('li > button:first-child') ?? [])]
    ;(buttons[at + 1] ?? buttons[at - 1])?.focus()
  }
  return (
    <section aria-labelledby={heading} className={styles.root}>
      <h2 id={heading} className={styles.title}>
        Requirements
      </h2>
      <p className={styles.hint}>Click to switch: must have, nice to have, ignored.</p>
      <ul ref={list} className={styles.list}>
        {requirements.map((one, at) => (
          <li key={`${one.kind}:${one.label}`} className={styles.chip} data-importance={one.importance}>
            <button
              type="button"
              className={styles.turn}
              onClick={() => replace(at, { ...one, importance: NEXT[one.importance] })}
            >
              <span className={mergeClasses(one.importance === 'IGNORED' && styles.ignored)}>{one.label}</span>
              {': '}
              <span className={styles.importance}>{importances[one.importance]}</span>
            </button>
            <Button
              size="small"
              appearance="transparent"
              icon={<DismissRegular />}
              aria-label={`Remove ${one.label}`}
              className={styles.remove}
              onClick={() => remove(at)}
            />
          </li>
        ))}
      </ul>
      {requirements.length < MOST_REQUIREMENTS && (
        <AddRequirement
          onAdd={added =>
            onChange([...requirements.filter(({ kind, label }) => kind !== added.kind || label !== added.label), added])
          }
        />
      )}
    </section>
  )
}

const NEXT = { MUST: 'WISH', WISH: 'IGNORED', IGNORED: 'MUST' } as const

function AddRequirement({ onAdd }: { onAdd: (added: Requirement) => void }) {
  const styles = useStyles()
  const listId = useId()
  const toast = useToast()
  const [text, setText] = useState('')
  const typed = text.trim()
  const { answer } = useTypedSearch<RequirementsQuery>(query, typed.length < 2 ? null : typed)
  const suggested = typed.length < 2 ? [] : (answer?.requirementSuggestions ?? [])
  const read = useFetch<RequirementsQuery>(query)
  /** Adds the first suggestion. Requests the suggestions again, as Enter may be pressed before they are loaded. */
  async function add() {
    if (typed === '') return
    try {
      const [first] = (await read({ search: typed })).requirementSuggestions
      if (first) onAdd({ ...first, importance: 'MUST' })
      setText('')
    } catch (error) {
      toast({ title: 'Requirement not added', text: serverMessage(error, 'Please try again.'), intent: 'error' })
    }
  }
  return (
    <div className={styles.add}>
      <Input
        size="small"
        aria-label="Add a requirement"
        placeholder="Next.js, 5 years of Go"
        value={text}
        maxLength={80}
        list={listId}
        autoComplete="off"
        className={styles.input}
        onChange={(_, { value }) => setText(value)}
        onKeyDown={onEnter(add)}
      />
      <datalist id={listId}>
        {suggested.map(({ kind, label }) => (
          <option key={`${kind}:${label}`} value={label} />
        ))}
      </datalist>
      <Button size="small" onClick={add}>
        Add requirement
      </Button>
    </div>
  )
}

/** Handles Enter in a field without submitting the form around it. */
const onEnter = (act: () => unknown) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  void act()
}

const query = graphql`
  query RequirementsQuery($search: String!) {
    requirementSuggestions(text: $search) { kind label }
  }
`

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalS, marginBlockEnd: tokens.spacingVerticalXL },
  title: sectionTitle,
  hint: { ...caption, margin: 0 },
  list: { ...row, ...plainList, flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  chip: {
    ...row,
    maxWidth: '100%',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground1,
    '&[data-importance="MUST"]': { backgroundColor: tokens.colorBrandBackground2 },
    '&[data-importance="IGNORED"]': { border: `1px dashed ${tokens.colorNeutralStroke1}` },
  },
  turn: {
    minHeight: '28px',
    paddingInline: tokens.spacingHorizontalM,
    paddingInlineEnd: tokens.spacingHorizontalXS,
    border: 'none',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  ignored: { textDecorationLine: 'line-through', color: tokens.colorNeutralForeground3 },
  importance: { ...small, color: tokens.colorNeutralForeground3 },
  remove: { minWidth: 'auto', borderRadius: tokens.borderRadiusCircular },
  add: { ...row, gap: tokens.spacingHorizontalS, maxWidth: '360px' },
  input: { flexGrow: 1 },
})
