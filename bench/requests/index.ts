/**
 * How the product answers beside PostGraphile and a bare limit that does the same work by hand: `npm run bench`. How
 * that changes from 10,000 to 1,000,000 talents: `npm run bench -- --growth`. The options are told in ratios.ts and
 * growth.ts.
 */
import { hasOption } from '../measure.ts'

await import(hasOption('growth') ? './growth.ts' : './ratios.ts')
