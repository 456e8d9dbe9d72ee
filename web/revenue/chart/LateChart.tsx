import { asSection } from '../../app/asSection.tsx'
import { later } from '../../components/later.tsx'
import { type ChartProps, chartHeight } from './chart.ts'

/** A chart, whose library is loaded after the tables: docs/decisions/029. */
export const LateChart = later<ChartProps>(async () => (await import('./Chart.tsx')).Chart, asSection(chartHeight))
