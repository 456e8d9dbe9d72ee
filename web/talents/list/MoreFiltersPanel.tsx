import {
  Button,
  Checkbox,
  Field,
  Input,
  makeStyles,
  Popover,
  PopoverSurface,
  Select,
  tokens,
} from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import { availabilities, talentStatuses } from '../../../api/talents/words.ts'
import type { MoreFiltersPanelQuery } from '../../__generated__/MoreFiltersPanelQuery.graphql.ts'
import { serverMessage } from '../../components/ProblemError.ts'
import { column, row } from '../../components/styles.ts'
import { useToast } from '../../components/Toasts.tsx'
import type { ListControls, More } from '../../list/listAddress.ts'
import { OwnerSelect } from '../../owners/OwnerSelect.tsx'
import type { Owners } from '../../owners/ownerChoices.ts'
import { useFetch } from '../../relay/useFetch.ts'
import { RateFilter } from './RateFilter.tsx'
import { SkillsFilter } from './SkillsFilter.tsx'

type Props = Omit<ListControls, 'busy'> & {
  /** Sets the texts of further filters; none takes one off. */
  set: (texts: More) => void
  button: HTMLElement | null
  onClose: () => void
}

/** The further filters of the talents, for as long as it is rendered. The list follows each change at once. */
export function MoreFiltersPanel({ address, change, set, button, onClose }: Props) {
  const styles = useStyles()
  const { seniorities, owners } = useChoices()
  const { more, chosen } = address
  const [owner = ''] = more.owner ?? []
  const [free = ''] = more.free ?? []
  const [start = ''] = more.start ?? []
  return (
    <Popover
      open
      trapFocus
      positioning={{ target: button, position: 'below', align: 'start' }}
      onOpenChange={({ target }) => button?.contains(target as Node) || onClose()}
    >
      <PopoverSurface aria-label="More filters" className={styles.surface}>
        <SkillsFilter more={more} set={set} />
        <Boxes
          label="Statuses"
          words={talentStatuses}
          chosen={chosen.status ?? []}
          onChange={status => change({ chosen: { ...chosen, status } })}
        />
        <Boxes
          label="Seniority"
          words={Object.fromEntries(
            [...new Set([...seniorities, ...(more.seniority ?? [])])].map(each => [each, each]),
          )}
          chosen={more.seniority ?? []}
          onChange={texts => set({ seniority: texts })}
        />
        <RateFilter
          label="Rate per hour"
          text={more.hourly?.[0]}
          onChange={text => set({ hourly: text ? [text] : [] })}
        />
        <RateFilter
          label="Rate per month"
          text={more.monthly?.[0]}
          onChange={text => set({ monthly: text ? [text] : [] })}
        />
        <div className={styles.pair}>
          <OwnerSelect owners={owners} chosen={owner} onChoose={value => set({ owner: value ? [value] : [] })} />
          <Field label="Availability">
            <Select value={free} onChange={(_, { value }) => set({ free: value ? [value] : [] })}>
              <option value="">Any</option>
              <option value="yes">{availabilities.yes}</option>
              <option value="no">{availabilities.no}</option>
            </Select>
          </Field>
        </div>
        <div className={styles.pair}>
          <Field label="Can start by">
            <Input
              type="date"
              value={start === 'noted' ? '' : start}
              onChange={(_, { value }) => set({ start: value ? [value] : [] })}
            />
          </Field>
          <Checkbox
            label="Has a start date"
            checked={start === 'noted'}
            onChange={(_, { checked }) => set({ start: checked ? ['noted'] : [] })}
          />
        </div>
        <Checkbox
          label="Rates and starts that cannot be read"
          checked={more.unread !== undefined}
          onChange={(_, { checked }) => set({ unread: checked ? ['yes'] : [] })}
        />
        <div className={styles.foot}>
          <Button
            appearance="subtle"
            onClick={() => {
              change({ more: {}, chosen: { ...chosen, status: [] } })
              onClose()
            }}
          >
            Clear these filters
          </Button>
          <Button appearance="primary" onClick={onClose}>
            Done
          </Button>
        </div>
      </PopoverSurface>
    </Popover>
  )
}

type BoxesProps = {
  label: string
  words: Readonly<Record<string, string>>
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

function Boxes({ label, words, chosen, onChange }: BoxesProps) {
  const styles = useStyles()
  // Of its own, as the address follows a moment later.
  const [ticked, setTicked] = useState(chosen)
  const tick = (key: string, isTicked: boolean) => {
    const next = Object.keys(words).filter(each => (each === key ? isTicked : ticked.includes(each)))
    setTicked(next)
    onChange(next)
  }
  if (Object.keys(words).length === 0) return null
  return (
    <fieldset className={styles.boxes}>
      <legend className={styles.legend}>{label}</legend>
      {Object.entries(words).map(([key, word]) => (
        <Checkbox
          key={key}
          label={word}
          checked={ticked.includes(key)}
          onChange={(_, { checked }) => tick(key, checked === true)}
        />
      ))}
    </fieldset>
  )
}

type Choices = { seniorities: readonly string[]; owners?: Owners }

const NONE: Choices = { seniorities: [] }

/** What there is to choose, fetched when the panel opens. */
function useChoices(): Choices {
  const fetch = useFetch<MoreFiltersPanelQuery>(query)
  const toast = useToast()
  const [choices, setChoices] = useState(NONE)
  useEffect(() => {
    fetch({})
      .then(({ talentSeniorities, ...owners }) => setChoices({ seniorities: talentSeniorities, owners }))
      .catch(error =>
        toast({
          intent: 'error',
          title: 'Failed to load the filters',
          text: serverMessage(error, 'Please try again.'),
        }),
      )
  }, [fetch, toast])
  return choices
}

const query = graphql`
  query MoreFiltersPanelQuery {
    talentSeniorities
    colleagues { databaseId firstName lastName email }
    formerOwners {
      talentCount dealCount
      user { databaseId firstName lastName email }
    }
  }
`

const useStyles = makeStyles({
  surface: {
    ...column,
    gap: tokens.spacingVerticalM,
    boxSizing: 'border-box',
    width: '440px',
    maxWidth: 'calc(100vw - 32px)',
    maxHeight: '80dvh',
    overflowY: 'auto',
  },
  boxes: { ...row, flexWrap: 'wrap', margin: 0, padding: 0, border: 'none' },
  legend: { padding: 0, fontSize: tokens.fontSizeBase300 },
  pair: {
    display: 'grid',
    // No wider than the panel, however long a choice is.
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'end',
    gap: tokens.spacingHorizontalM,
    '& select': { minWidth: 0, width: '100%', textOverflow: 'ellipsis' },
  },
  foot: { ...row, justifyContent: 'space-between' },
})
