import { laterSection } from '../../app/laterSection.tsx'
import { type ChartProps, chartHeight } from './chart.ts'

/** The chart, whose library is loaded after the tables: docs/decisions/029. */
export const LateChart = laterSection<ChartProps>(async () => (await import('./Chart.tsx')).Chart, chartHeight)
