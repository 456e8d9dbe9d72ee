import { defaultRangeExtractor, useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { Fragment, memo, type ReactElement, type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import { RowSlotContext } from '../components/table/rowSlot.ts'

type Props<Row> = {
  /** A new object for each new set of rows, e.g. after a search. */
  rows: object
  /** The element that scrolls the rows; null for the window. */
  scroller: RefObject<HTMLElement | null> | null
  /** The distance from the top of the scrolled content to the first row, in pixels. */
  margin: number
  count: number
  /** The height of a row in pixels; for cards, an estimate until each card is measured. */
  height: number
  top?: number | undefined
  /** Returns the row at an index; null while the row is loading. */
  row: (index: number) => Row | null
  render: (row: Row) => ReactElement
  skeleton: (index: number) => ReactElement
  /** Renders an empty element in place of the rows out of view. */
  space: (height: number) => ReactElement
  /** Called when other rows come into view. */
  onShow: (shown: VisibleRows) => void
}

/** The first and last index in view, the average height of the rows above, and whether the list is scrolled. */
export type VisibleRows = { from: number; to: number; height: number | undefined; scrolled: boolean }

/** Number of extra rows rendered beyond each edge of the window, so that fast scrolling shows no gaps. */
const OVERSCAN = 10
/** Milliseconds after which the extra rows of a new set are rendered, as the rows in view are rendered first. */
const OVERSCANNED_AFTER = 50

/** Renders only the rows in view, and empty space as high as the other rows. */
export function VirtualRows<Row extends { id: string }>(props: Props<Row>) {
  return props.scroller ? <RowsOfElement {...props} scroller={props.scroller} /> : <RowsOfWindow {...props} />
}

function RowsOfElement<Row extends { id: string }>(props: Props<Row> & { scroller: RefObject<HTMLElement | null> }) {
  const { scroller, top = 0 } = props
  const [options, kept] = useOptions(props)
  const virtual = useVirtualizer<HTMLElement, Element>({
    ...options,
    getScrollElement: () => scroller.current,
    initialOffset: top,
  })
  return <Rows {...props} virtual={virtual} kept={kept} />
}

function RowsOfWindow<Row extends { id: string }>(props: Props<Row>) {
  const [options, kept] = useOptions(props)
  const virtual = useWindowVirtualizer<Element>(options)
  return <Rows {...props} virtual={virtual} kept={kept} />
}

/** The indexes of rows that stay rendered even out of view, by reason. */
type KeptRows = Record<'focus' | 'details', Set<number>>

/** The options of the virtualizer, both for scrolling by an element and by the window. */
function useOptions<Row>({ rows, count, height, margin }: Props<Row>) {
  const [kept] = useState<KeptRows>(() => ({ focus: new Set(), details: new Set() }))
  const shown = useShown(rows)
  const estimateSize = useCallback(() => height, [height])
  const rangeExtractor = useCallback(
    (range: Parameters<typeof defaultRangeExtractor>[0]) => {
      const near = defaultRangeExtractor(shown || range.startIndex > 0 ? range : { ...range, overscan: 0 })
      const far = [...new Set([...kept.focus, ...kept.details])].filter(
        index => index < range.count && !near.includes(index),
      )
      return far.length > 0 ? [...near, ...far].sort((one, other) => one - other) : near
    },
    [kept, shown],
  )
  const initialRect = { width: window.innerWidth, height: window.innerHeight }
  return [{ count, estimateSize, rangeExtractor, scrollMargin: margin, initialRect, overscan: OVERSCAN }, kept] as const
}

/** Whether the rows have been on the screen for `OVERSCANNED_AFTER`. */
function useShown(rows: object): boolean {
  const [shown, setShown] = useState<object>()
  useEffect(() => {
    const timer = setTimeout(() => setShown(rows), OVERSCANNED_AFTER)
    return () => clearTimeout(timer)
  }, [rows])
  return shown === rows
}

type RowsProps<Row> = Props<Row> & {
  virtual: Pick<
    Virtualizer<Element, Element>,
    'getVirtualItems' | 'getTotalSize' | 'resizeItem' | 'range' | 'scrollOffset'
  >
  kept: KeptRows
}

function Rows<Row extends { id: string }>({ virtual, margin, kept, row, render, ...props }: RowsProps<Row>) {
  const { skeleton, space, onShow } = props
  const { startIndex: from = 0, endIndex: to = 0 } = virtual.range ?? {}
  const scrolled = (virtual.scrollOffset ?? 0) > 0
  const items = virtual.getVirtualItems()
  const first = items.find(({ index }) => index === from)
  const height = first && from > 0 ? (first.start - margin) / from : undefined
  useEffect(() => onShow({ from, to, height, scrolled }), [onShow, from, to, height, scrolled])

  const parts: ReactElement[] = []
  let filled = margin
  const fill = (upTo: number) => {
    if (upTo > filled) parts.push(<Fragment key={`to ${upTo}`}>{space(upTo - filled)}</Fragment>)
  }
  for (const { index, start, end } of items) {
    fill(start)
    const record = row(index)
    parts.push(
      record ? (
        <Slot key={record.id} {...{ index, record, render, kept }} resize={virtual.resizeItem} />
      ) : (
        <Fragment key={index}>{skeleton(index)}</Fragment>
      ),
    )
    filled = end
  }
  fill(margin + virtual.getTotalSize())
  return parts
}

type SlotProps<Row> = Pick<Props<Row>, 'render'> & {
  index: number
  record: Row
  kept: KeptRows
  resize: (index: number, height: number) => void
}

/** A row, rerendered only when its record or index changes. */
const Slot = memo(function Slot<Row>({ index, record, render, kept, resize }: SlotProps<Row>) {
  const slot = useMemo(
    () => ({
      index,
      keep: (reason: keyof KeptRows, keeps: boolean) =>
        void (keeps ? kept[reason].add(index) : kept[reason].delete(index)),
      resize: (height: number) => resize(index, height),
    }),
    [index, kept, resize],
  )
  useEffect(() => () => slot.keep('focus', false), [slot])
  return <RowSlotContext value={slot}>{render(record)}</RowSlotContext>
}) as <Row>(props: SlotProps<Row>) => ReactElement
