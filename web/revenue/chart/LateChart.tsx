import { lateSection } from '../../app/lateSection.tsx'
import { type ChartProps, chartHeight } from './chart.ts'

/** A chart, whose library is loaded after the tables: docs/decisions/081. */
export const LateChart = lateSection<ChartProps>(async () => (await import('./Chart.tsx')).Chart, chartHeight)
