import { Dash } from './Dash.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import type { Tone } from './tones.ts'

/** How well somebody fits, in per cent: standing out from 80, quiet from 60, an outline below; a dash where it is not known. */
export function MatchBadge({ percentage }: { percentage: number | null | undefined }) {
  if (percentage === null || percentage === undefined) return <Dash />
  return <StatusBadge label={`${percentage}%`} tone={toneOf(percentage)} />
}

function toneOf(percentage: number): Tone {
  if (percentage >= 80) return 'teal'
  return percentage >= 60 ? 'grey' : 'outline'
}
