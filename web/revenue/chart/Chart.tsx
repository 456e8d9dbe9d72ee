import { HorizontalBarChartWithAxis, ResponsiveContainer, VerticalStackedBarChart } from '@fluentui/react-charts'
import { makeStyles, tokens } from '@fluentui/react-components'
import { caption, forcedColors, print, row } from '../../components/styles.ts'
import { type Bar, type ChartProps, chartHeight, LEGEND } from './chart.ts'

/** A bar chart, drawn by Fluent's library. A click or Enter on a bar opens the records behind the bar. */
export function Chart(props: ChartProps) {
  const { title, unit, shape, bars } = props
  const styles = useStyles()
  const names = bars[0]?.parts.map(({ name }) => name) ?? []
  return (
    <div className={styles.chart} ref={hearKeys}>
      <ul className={styles.legend} aria-label={`Colors of ${title}`}>
        <li className={styles.unit}>{unit}</li>
        {names.map((name, at) => (
          <li key={name}>
            <span className={styles.mark} style={{ backgroundColor: colors[at] }} /> {name}
          </li>
        ))}
      </ul>
      <div style={{ height: chartHeight({ shape, bars }) - LEGEND }}>
        {shape === 'columns' ? <Columns {...props} /> : <Bars {...props} />}
      </div>
    </div>
  )
}

function Columns({ title, bars, tick, onOpen }: ChartProps) {
  const byLabel = new Map(bars.map(bar => [bar.label, bar]))
  return (
    <ResponsiveContainer>
      <VerticalStackedBarChart
        chartTitle={title}
        data={bars.map(({ label, parts }) => ({
          xAxisPoint: label,
          chartData: parts.map(({ name, value, words }, at) => ({
            ...{ legend: name, data: value, color: colors[at] ?? '', xAxisCalloutData: label, yAxisCalloutData: words },
          })),
        }))}
        hideLegend
        hideLabels
        calloutProps={callout}
        roundedTicks
        yAxisTickFormat={tick}
        barWidth="auto"
        maxBarWidth={36}
        xAxisInnerPadding={0.4}
        margins={{ top: 12, bottom: 32, left: 56, right: 12 }}
        onBarClick={(_event, bar) => {
          const clicked = byLabel.get(bar.xAxisCalloutData ?? '')
          if (clicked) onOpen(clicked.id)
        }}
      />
    </ResponsiveContainer>
  )
}

function Bars({ title, bars, onOpen }: ChartProps) {
  return (
    <ResponsiveContainer>
      <HorizontalBarChartWithAxis
        chartTitle={title}
        // The library draws the first bar at the bottom.
        data={toldApart(bars)
          .reverse()
          .flatMap(({ id, label, short, parts }) =>
            parts.map(({ name, value, words }, at) => ({
              ...{ x: value, y: short, legend: name, color: colors[at] ?? '', onClick: () => onOpen(id) },
              ...{ xAxisCalloutData: words, yAxisCalloutData: label },
            })),
          )}
        showYAxisLables
        hideLegend
        hideLabels
        calloutProps={callout}
        xAxisTickCount={4}
        barHeight={16}
        tickFormat="~s"
      />
    </ResponsiveContainer>
  )
}

/** Shortens labels, and adds invisible characters to equal labels, as the library merges bars with equal labels. */
function toldApart(bars: Bar[]) {
  const seen = new Map<string, number>()
  return bars.map(bar => {
    const short = bar.label.length > LONGEST ? `${bar.label.slice(0, LONGEST - 1).trimEnd()}…` : bar.label
    const before = seen.get(short) ?? 0
    seen.set(short, before + 1)
    return { ...bar, short: short + '\u200b'.repeat(before) }
  })
}

const LONGEST = 18

/** Makes Enter click the focused bar, as the library handles only clicks. */
function hearKeys(chart: HTMLDivElement) {
  const click = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof SVGElement)) return
    // Without preventDefault, the same key press would also activate the element that gets the focus.
    event.preventDefault()
    event.target.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  chart.addEventListener('keydown', click)
  return () => chart.removeEventListener('keydown', click)
}

/** The style of the value in a callout, whose default colour is that of the bar, which is too light for text. */
const callout = { color: tokens.colorNeutralForeground1 }

/** The colours of a bar's parts, beginning at the axis. The variables are set by the styles below. */
const colors = ['var(--part-first)', 'var(--part-second)']

const useStyles = makeStyles({
  chart: {
    '--part-first': tokens.colorNeutralStroke1,
    '--part-second': tokens.colorBrandBackground,
    [forcedColors]: { '--part-first': 'GrayText', '--part-second': 'Highlight' },
    minWidth: 0,
    // An outline, as light parts would otherwise have no visible edge.
    '& rect[fill], & path[fill^=var]': { stroke: tokens.colorNeutralStrokeAccessible, strokeWidth: '0.5px' },
    // Removes Fluent's hidden focus sentinels, which would get the focus when Tab leaves the chart.
    '& [data-tabster-dummy]': { display: 'none' },
    [print]: { breakInside: 'avoid' },
  },
  legend: {
    ...row,
    ...caption,
    gap: tokens.spacingHorizontalM,
    height: `${LEGEND}px`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  unit: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  mark: {
    display: 'inline-block',
    width: '10px',
    height: '10px',
    outline: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
    forcedColorAdjust: 'none',
  },
})
