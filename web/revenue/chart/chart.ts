/** A bar of a chart, with its parts beginning at the axis. A click opens the row with this `id`. */
export type Bar = { id: string; label: string; parts: BarPart[] }

/** A part of a bar. `words` is the value in the format of the table beside the chart. */
export type BarPart = { name: string; value: number; words: string }

/** A chart of vertical columns, in the order of time, or of horizontal bars. A table beside it has the same figures. */
export type ChartProps = {
  title: string
  /** The unit of the numbers, such as a currency; shown beside the legend. */
  unit: string
  shape: 'columns' | 'bars'
  bars: Bar[]
  /** Formats a number on the axis. */
  tick: (value: number) => string
  onOpen: (id: string) => void
}

/** The height of a chart with its legend in pixels, reserved while the library is loading. */
export const chartHeight = ({ shape, bars }: Pick<ChartProps, 'shape' | 'bars'>) =>
  LEGEND + (shape === 'columns' ? 220 : bars.length * 30 + 50)

export const LEGEND = 24
