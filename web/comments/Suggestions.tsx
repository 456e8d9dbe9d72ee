import { makeStyles, mergeClasses, tokens, usePositioning } from '@fluentui/react-components'
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { graphql } from 'react-relay'
import { foldText } from '../../api/rules/foldedText.ts'
import type { SuggestionsPeopleQuery } from '../__generated__/SuggestionsPeopleQuery.graphql.ts'
import type { SuggestionsRecordsQuery } from '../__generated__/SuggestionsRecordsQuery.graphql.ts'
import { personName } from '../components/format.ts'
import { caption, column, ellipsis, forcedColors } from '../components/styles.ts'
import { Unseen } from '../components/texts.tsx'
import { useFetch, useTypedSearch } from '../relay/useFetch.ts'
import type { TypedMention } from './names.ts'

type Props = {
  id: string
  asked: TypedMention
  /** Called with the id of the marked option, for `aria-activedescendant`. */
  onActive: (id: string | undefined) => void
  onChoose: (name: string, token: string) => void
  onClose: () => void
  /** Called with the list's key handler, which the field calls first; it returns true if the list has used the key. */
  setKeys: (takes: (key: string) => boolean) => void
}

type Option = { token: string; name: string; more: string }

/** Colleagues or records that match the typed text. The field keeps the focus; arrows mark, Enter and Tab choose. */
export function Suggestions({ id, asked, onActive, onChoose, onClose, setKeys }: Props) {
  const styles = useStyles()
  const { containerRef, targetRef } = usePositioning({
    position: 'below',
    align: 'start',
    fallbackPositions: ['above-start'],
    autoSize: true,
  })
  const people = usePeople(asked)
  const records = useRecords(asked)
  const options = asked.sign === '@' ? people : records
  const [marked, setMarked] = useState(0)
  const at = Math.min(marked, Math.max(0, (options?.length ?? 0) - 1))
  const choose = (option: Option | undefined) => option && onChoose(`${asked.sign}${option.name}`, option.token)
  const takes = useEffectEvent((key: string) => {
    if (key === 'Escape') onClose()
    if (!options || options.length === 0) return key === 'Escape'
    if (key === 'ArrowDown') setMarked((at + 1) % options.length)
    if (key === 'ArrowUp') setMarked((at + options.length - 1) % options.length)
    if (key === 'Enter' || key === 'Tab') choose(options[at])
    return ['ArrowDown', 'ArrowUp', 'Enter', 'Tab', 'Escape'].includes(key)
  })
  const active = options?.[at] ? `${id}-${at}` : undefined
  // A layout effect, so that the field refers to the option, which a screen reader announces, as soon as it is marked.
  useLayoutEffect(() => onActive(active), [onActive, active])
  useEffect(() => setKeys(key => takes(key)), [setKeys])
  if (options?.length === 0 && asked.typed.includes(' ')) return null
  return (
    <div
      ref={list => {
        containerRef.current = list
        targetRef.current = list?.parentElement ?? null
      }}
      className={styles.root}
    >
      <Unseen>
        <span role="status">{options && saidOf(options.length)}</span>
      </Unseen>
      <div id={id} role="listbox" aria-label={asked.sign === '@' ? 'Colleagues' : 'Records'} className={styles.list}>
        {options?.map((option, index) => (
          // The field keeps the focus and handles the keys.
          <div
            key={option.token}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={mergeClasses(styles.option, index === at && styles.marked)}
            onPointerMove={() => setMarked(index)}
            onPointerDown={event => {
              event.preventDefault()
              choose(option)
            }}
          >
            <bdi className={styles.name}>{option.name}</bdi>
            <bdi className={styles.more}>{option.more}</bdi>
          </div>
        ))}
      </div>
      {options?.length === 0 && <p className={styles.none}>{asked.typed ? 'Nothing found' : 'Type a name'}</p>}
    </div>
  )
}

const saidOf = (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`)

/** The maximum number of suggestions shown. */
const MOST = 6

/** Colleagues with a word in their name or e-mail that begins with the typed text. Null while the request runs. */
function usePeople({ sign, typed }: TypedMention): Option[] | null {
  const fetch = useFetch<SuggestionsPeopleQuery>(peopleQuery)
  const [colleagues, setColleagues] = useState<SuggestionsPeopleQuery['response']['colleagues'] | null>(null)
  const isAsked = sign === '@'
  useEffect(() => {
    if (!isAsked) return
    let isGone = false
    fetch({}).then(
      ({ colleagues, viewer }) =>
        isGone || setColleagues(colleagues.filter(({ databaseId }) => databaseId !== viewer?.databaseId)),
      () => isGone || setColleagues([]), // After a failure, no names are offered, but the comment can be sent.
    )
    return () => {
      isGone = true
    }
  }, [fetch, isAsked])
  const wanted = foldText(typed)
  return (
    colleagues
      ?.map(user => ({ token: `@[${user.databaseId}]`, name: personName(user), more: user.email }))
      .filter(({ name, more }) => ` ${foldText(name)} ${foldText(more)}`.includes(` ${wanted}`))
      .slice(0, MOST) ?? null
  )
}

/** The best search results of each kind of record. Null while the request runs. */
function useRecords({ sign, typed }: TypedMention): Option[] | null {
  const search = typed.trim()
  const { answer } = useTypedSearch<SuggestionsRecordsQuery>(recordsQuery, sign === '#' && search ? search : null)
  if (!search) return []
  if (!answer) return null
  const { talents, deals, companies } = answer.find
  return [
    ...talents.map(({ databaseId, name, role }) => ({ token: `#[talent:${databaseId}]`, name, more: role })),
    ...deals.map(deal => ({
      ...{ token: `#[deal:${deal.databaseId}]`, name: deal.title },
      more: `Deal${deal.company ? ` · ${deal.company.name}` : ''}`,
    })),
    ...companies.map(({ databaseId, name }) => ({ token: `#[company:${databaseId}]`, name, more: 'Company' })),
  ]
}

const peopleQuery = graphql`
  query SuggestionsPeopleQuery {
    colleagues { databaseId firstName lastName email }
    viewer { databaseId }
  }
`

const recordsQuery = graphql`
  query SuggestionsRecordsQuery($search: String!) {
    find(text: $search, first: 3) {
      talents { databaseId name role }
      deals { databaseId title company { name } }
      companies { databaseId name }
    }
  }
`

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    zIndex: 5,
    width: 'min(100%, 360px)',
    boxSizing: 'border-box',
    padding: tokens.spacingVerticalXS,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    [forcedColors]: { border: '1px solid CanvasText' },
  },
  list: { ...column, ':empty': { display: 'none' } },
  option: {
    ...column,
    minWidth: 0,
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
  },
  marked: {
    backgroundColor: tokens.colorSubtleBackgroundHover,
    [forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
  name: ellipsis,
  more: { ...caption, ...ellipsis },
  none: { ...caption, margin: 0, padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}` },
})
