import { Button, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { candidateStatusWords } from '../../components/statuses.ts'
import { caption, column, plainList, row } from '../../components/styles.ts'
import { FormField } from '../../forms/FormField.tsx'
import { Picker, usePicker } from '../../forms/Picker.tsx'
import { useOpenDeals } from '../useOpenDeals.ts'
import type { Act, Other } from './filling.ts'

type Props = {
  dealId: number
  others: readonly (Other & { act: Act })[]
  onChange: (acts: Readonly<Record<string, Act>>) => void
}

/** The fields for the decisions about the other candidates: one for all candidates, and one per candidate. */
export function Others({ dealId, others, onChange }: Props) {
  const styles = useStyles()
  // A deal may have hundreds of applicants, so their fields are rendered in pages.
  const [shown, setShown] = useState(PAGE)
  const all = others.every(({ act }) => act === others[0]?.act) ? others[0]?.act : undefined
  const setAll = (act: 'KEEP' | 'REJECT') => onChange(Object.fromEntries(others.map(({ key }) => [key, act])))
  const rest = others.length - shown
  return (
    <div className={styles.root}>
      <FormField label={others.length === 1 ? 'The other candidate' : `All ${others.length} others`}>
        <RadioGroup
          layout="horizontal"
          value={typeof all === 'string' ? all : ''}
          onChange={(_, { value }) => setAll(value === 'REJECT' ? 'REJECT' : 'KEEP')}
        >
          <Radio value="KEEP" label="Keep" />
          <Radio value="REJECT" label="Reject" />
        </RadioGroup>
      </FormField>
      <ul aria-label="Other candidates" className={styles.list}>
        {others.slice(0, shown).map(other => (
          <OtherCandidate
            key={other.key}
            dealId={dealId}
            other={other}
            onChoose={act => onChange({ [other.key]: act })}
          />
        ))}
      </ul>
      {rest > 0 && (
        <Button size="small" className={styles.more} onClick={() => setShown(shown + PAGE)}>
          Show {Math.min(rest, PAGE)} more of {rest}
        </Button>
      )}
    </div>
  )
}

const PAGE = 20

type OneProps = { dealId: number; other: Other & { act: Act }; onChoose: (act: Act) => void }

/** The field that decides about a candidate: keep, reject, or move to the deal that is searched by typing. */
function OtherCandidate({ dealId, other, onChoose }: OneProps) {
  const styles = useStyles()
  const picker = usePicker()
  const { found, nothing } = useOpenDeals(picker.search)
  const id = useId()
  const { name, status, kind, act } = other
  const deals = found.filter(deal => deal.id !== dealId).map(deal => ({ ...deal, name: movesTo(deal.name) }))
  return (
    <li className={styles.other}>
      <span id={id} className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.facts}>
          {kind === 'applications' && 'External · '}
          {status in candidateStatusWords && candidateStatusWords[status as keyof typeof candidateStatusWords].label}
        </span>
      </span>
      <Picker
        aria-labelledby={id}
        className={styles.picker}
        picker={picker}
        placeholder="Type a deal to move to"
        value={typeof act === 'object' ? { id: act.id, name: movesTo(act.name) } : { id: IDS[act], name: NAMES[act] }}
        found={picker.search ? deals : [...FIXED, ...deals]}
        nothing={nothing}
        onPick={chosen => {
          if (!chosen) return
          const deal = found.find(each => each.id === chosen.id)
          onChoose(deal ? { id: deal.id, name: deal.name } : chosen.id === IDS.REJECT ? 'REJECT' : 'KEEP')
        }}
      />
    </li>
  )
}

const movesTo = (title: string) => `Move to ${title}`

/** The ids of the choices Keep and Reject in the picker of deals; no deal has these ids. */
const IDS = { KEEP: -1, REJECT: -2 }
const NAMES = { KEEP: 'Keep', REJECT: 'Reject' }
const FIXED = [
  { id: IDS.KEEP, name: NAMES.KEEP },
  { id: IDS.REJECT, name: NAMES.REJECT },
]

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalS, minWidth: 0 },
  list: { ...plainList, ...column, gap: tokens.spacingVerticalS },
  other: { ...row, flexWrap: 'wrap', gap: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalM}`, minWidth: 0 },
  words: { ...column, flexGrow: 1, flexBasis: '160px', minWidth: 0, overflowWrap: 'anywhere' },
  name: { fontWeight: tokens.fontWeightSemibold },
  facts: caption,
  picker: { flexGrow: 1, flexBasis: '240px', minWidth: 0 },
  more: { alignSelf: 'flex-start' },
})
