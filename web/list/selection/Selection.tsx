import { Button, makeStyles, tokens } from '@fluentui/react-components'
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { gutter, phone, row } from '../../components/styles.ts'
import type { Column } from '../../components/table/DataTable.tsx'
import { createSelection, type SelectedRow, type Selection } from './createSelection.ts'

const SelectionContext = createContext<Selection | null>(null)

/** Lets rows inside it be selected. The selection is lost when it unmounts. */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const [selection] = useState(createSelection)
  return <SelectionContext value={selection}>{children}</SelectionContext>
}

/** The selected rows; null where rows cannot be selected. */
export function useSelection(): Selection | null {
  return use(SelectionContext)
}

function useChosen(): readonly SelectedRow[] {
  const selection = use(SelectionContext)
  const chosen = useSyncExternalStore(selection?.subscribe ?? never, selection?.chosen ?? none)
  return [...chosen.values()]
}

/**
 * The checkbox of a row. It is visible on hover and focus, and in all rows once a row is selected. With Shift, a click
 * or the space bar selects all rows from the last clicked row to this one.
 */
export function SelectRow({ record }: { record: SelectedRow }) {
  const selection = use(SelectionContext)
  const subscribe = selection?.subscribe ?? never
  const checked = useSyncExternalStore(subscribe, () => selection?.has(record.id) ?? false)
  const isAny = useSyncExternalStore(subscribe, () => (selection?.chosen().size ?? 0) > 0)
  if (!selection) return null
  return (
    <span data-row-select={isAny ? 'on' : ''}>
      <Box
        label={`Select ${record.name}`}
        checked={checked}
        onChange={(isChosen, withShift) => selection.click(record, isChosen, withShift)}
      />
    </span>
  )
}

/** The checkbox in the head of a list, which selects or deselects all loaded rows. */
export function SelectLoaded({ loaded }: { /** The rows that are loaded. */ loaded: () => readonly SelectedRow[] }) {
  const selection = use(SelectionContext)
  useChosen()
  useLayoutEffect(() => selection?.list(loaded), [selection, loaded])
  if (!selection) return null
  const records = loaded()
  const count = records.filter(({ id }) => selection.has(id)).length
  const isWhole = count > 0 && count === records.length
  return (
    <span data-select-loaded="">
      <Box
        label={`Select the ${records.length} loaded rows`}
        checked={isWhole}
        mixed={count > 0 && !isWhole}
        disabled={records.length === 0}
        onChange={() => selection.set(records, !isWhole)}
      />
    </span>
  )
}

type BoxProps = {
  label: string
  checked: boolean
  mixed?: boolean
  disabled?: boolean
  onChange: (checked: boolean, withShift: boolean) => void
}

/** The browser's own checkbox. Fluent's checkbox would enlarge the script of the first page, and a list has many. */
function Box({ label, mixed = false, onChange, ...box }: BoxProps) {
  const styles = useStyles()
  const show = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = mixed
    },
    [mixed],
  )
  return (
    <input
      {...box}
      ref={show}
      type="checkbox"
      aria-label={label}
      className={styles.box}
      onMouseDown={keepText}
      // The native event is a click with `shiftKey`, even when the space bar was pressed.
      onChange={({ target, nativeEvent }) => onChange(target.checked, (nativeEvent as PointerEvent).shiftKey)}
    />
  )
}

/** Prevents a click with Shift from selecting text. */
function keepText(event: MouseEvent<HTMLInputElement>) {
  if (!event.shiftKey) return
  event.preventDefault()
  event.currentTarget.focus()
}

type BarProps = {
  one: string
  many: string
  children: (chosen: readonly SelectedRow[], clear: () => void) => ReactNode
}

/** A bar at the foot of the list with the number of selected rows, announced to screen readers, and the actions. */
export function SelectionBar({ one, many, children }: BarProps) {
  const selection = use(SelectionContext)
  const chosen = useChosen()
  const styles = useStyles()
  const count = chosen.length
  const clear = () => {
    selection?.clear()
    // The button with the focus disappears with the bar, so a checkbox gets the focus.
    document.querySelector<HTMLElement>('[data-select-loaded] input, [data-row-select] input')?.focus()
  }
  return (
    <div className={count > 0 ? styles.bar : undefined}>
      <span role="status" className={styles.count}>
        {count > 0 && `${count.toLocaleString('en')} ${count === 1 ? one : many} selected`}
      </span>
      {count > 0 && (
        <>
          <Button appearance="subtle" className={styles.clear} onClick={clear}>
            Clear
          </Button>
          {children(chosen, clear)}
        </>
      )}
    </div>
  )
}

const never = () => () => {}
const NONE: ReadonlyMap<number, SelectedRow> = new Map()
const none = () => NONE

/** Adds the checkbox that selects all loaded rows to the head of the first column. */
export function selectable(columns: readonly Column[], loaded: () => readonly SelectedRow[]): Column[] {
  return columns.map((column, index) =>
    index === 0 ? { ...column, select: <SelectLoaded loaded={loaded} /> } : column,
  )
}

/** The loaded rows of a list. */
export function loadedRows<Row>({ count, row }: { count: number; row: (index: number) => Row | null }): Row[] {
  return Array.from({ length: count }, (_, index) => row(index)).filter(each => each !== null)
}

const useStyles = makeStyles({
  bar: {
    ...row,
    ...gutter,
    flexShrink: 0,
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    position: 'sticky',
    bottom: 0,
    zIndex: 4,
    paddingBlock: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    // Two lines on a phone: the number of rows, and the actions.
    [phone]: {
      gap: tokens.spacingHorizontalXS,
      '& .fui-Button:not([aria-label])': { minWidth: 'auto', paddingInline: tokens.spacingHorizontalSNudge },
      '& .fui-Button:not([aria-label]) .fui-Button__icon': { display: 'none' },
    },
  },
  box: {
    width: '16px',
    height: '16px',
    margin: '8px',
    accentColor: tokens.colorCompoundBrandBackground,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  clear: { flexShrink: 0, minWidth: 'auto' },
  // The number shrinks before the buttons shrink.
  count: { flexShrink: 100, fontVariantNumeric: 'tabular-nums', [phone]: { flexGrow: 1, flexBasis: '60%' } },
})
