/** A bar of a chart: its parts from the axis on. `id` is what a click opens. */
export type Bar = { id: string; label: string; parts: BarPart[] }

/** `words` is the value as the table beside the chart writes it. */
export type BarPart = { name: string; value: number; words: string }

/** Columns stand in the order of time, bars lie below each other. A table with the same figures stands beside it. */
export type ChartProps = {
  title: string
  /** The unit of the numbers, such as a currency; shown beside the legend. */
  unit: string
  shape: 'columns' | 'bars'
  bars: Bar[]
  /** Writes a number beside a column. */
  tick: (value: number) => string
  onOpen: (id: string) => void
}

/** Pixels, with its legend. The same before the library is there. */
export const chartHeight = ({ shape, bars }: Pick<ChartProps, 'shape' | 'bars'>) =>
  LEGEND + (shape === 'columns' ? 220 : bars.length * 30 + 50)

export const LEGEND = 24
