import { datesIn } from '../fields/jobAnchors.ts'
import type { Job } from '../fields/jobs.ts'
import type { Line } from '../lines/lines.ts'
import type { DateRange } from '../text/dates.ts'

/** Confidence of values read by a known template. */
const SURE = 0.97

type Exact = Pick<Job, 'company' | 'title' | 'description' | 'dates' | 'from' | 'place'>

/** Helpers for readers of known templates. */
export const exactly = {
  sure: SURE,
  post: (post: Exact): Job => ({
    ...post,
    others: [],
    confidence: post.title && post.company ? SURE : doubtful,
  }),
  dates(line: Line): DateRange | undefined {
    const dates = datesIn(line)
    return dates.find(date => date.range) ?? dates[0]
  },
}

const doubtful = 0.5
