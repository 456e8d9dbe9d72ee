import { Button, Checkbox, type CheckboxProps, makeStyles, tokens } from '@fluentui/react-components'
import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react'
import { gutter, row } from '../../components/styles.ts'
import { type Chosen, createSelection, type Selection } from './createSelection.ts'

const SelectionContext = createContext<Selection | null>(null)

/** Rows below can be chosen, for as long as this stays on the page. */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const [selection] = useState(createSelection)
  return <SelectionContext value={selection}>{children}</SelectionContext>
}

/** The chosen rows; null where rows cannot be chosen. */
export function useSelection(): Selection | null {
  return use(SelectionContext)
}

function useChosen(): readonly Chosen[] {
  const selection = use(SelectionContext)
  const chosen = useSyncExternalStore(selection?.subscribe ?? never, selection?.chosen ?? none)
  return [...chosen.values()]
}

/** The checkbox of a row. It appears when the row is pointed at or focused, and in all rows once one is chosen. */
export function SelectRow({ record }: { record: Chosen }) {
  const selection = use(SelectionContext)
  const subscribe = selection?.subscribe ?? never
  const checked = useSyncExternalStore(subscribe, () => selection?.has(record.id) ?? false)
  const isAny = useSyncExternalStore(subscribe, () => (selection?.chosen().size ?? 0) > 0)
  if (!selection) return null
  return (
    <span data-row-select={isAny ? 'on' : ''}>
      <Checkbox
        aria-label={`Select ${record.name}`}
        checked={checked}
        onChange={(_, data) => selection.set([record], data.checked === true)}
      />
    </span>
  )
}

/** The checkbox in the head of a list: chooses the loaded rows, or none of them. */
export function SelectLoaded({ loaded }: { /** The rows that are loaded. */ loaded: () => readonly Chosen[] }) {
  const selection = use(SelectionContext)
  useChosen()
  if (!selection) return null
  const records = loaded()
  const count = records.filter(({ id }) => selection.has(id)).length
  const checked: CheckboxProps['checked'] = count > 0 && (count === records.length || 'mixed')
  return (
    <span data-select-loaded="">
      <Checkbox
        aria-label={`Select the ${records.length} loaded rows`}
        checked={checked}
        disabled={records.length === 0}
        onChange={() => selection.set(records, checked !== true)}
      />
    </span>
  )
}

type BarProps = {
  one: string
  many: string
  /** What can be done with the chosen ones. */
  children: (chosen: readonly Chosen[], clear: () => void) => ReactNode
}

/** What can be done with the chosen rows; stays in view at the foot of the list. Their number is announced. */
export function SelectionBar({ one, many, children }: BarProps) {
  const selection = use(SelectionContext)
  const chosen = useChosen()
  const styles = useStyles()
  const count = chosen.length
  const clear = () => {
    selection?.clear()
    // The focused button goes away.
    document.querySelector<HTMLElement>('[data-select-loaded] input, [data-row-select] input')?.focus()
  }
  return (
    <div className={count > 0 ? styles.bar : undefined}>
      <span role="status" className={styles.count}>
        {count > 0 && `${count.toLocaleString('en')} ${count === 1 ? one : many} selected`}
      </span>
      {count > 0 && (
        <>
          {children(chosen, clear)}
          <Button appearance="subtle" className={styles.clear} onClick={clear}>
            Clear
          </Button>
        </>
      )}
    </div>
  )
}

const never = () => () => {}
const NONE: ReadonlyMap<number, Chosen> = new Map()
const none = () => NONE

const useStyles = makeStyles({
  bar: {
    ...row,
    ...gutter,
    flexWrap: 'wrap',
    flexShrink: 0,
    gap: tokens.spacingHorizontalS,
    position: 'sticky',
    bottom: 0,
    zIndex: 4,
    paddingBlock: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  clear: { minWidth: 'auto' },
  count: { fontVariantNumeric: 'tabular-nums' },
})
