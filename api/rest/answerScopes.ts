import { z } from 'zod'
import { type Demanded, type DemandedScope, demandedBy } from '../scopes/demanded.ts'

declare module 'zod' {
  interface GlobalMeta {
    /** What an API token must hold to read an answer of this name. */
    scope?: DemandedScope
  }
}

/** What a token must hold to read an answer: the scopes of each named schema in it. Null: no scope opens it. */
export function demandedToRead(answer: z.core.$ZodType): Demanded {
  const { id, scope } = (answer instanceof z.ZodType ? answer.meta() : undefined) ?? {}
  return allOf([id === undefined ? [] : demandedBy(scope), ...partsOf(answer).map(demandedToRead)])
}

/** All of several demands. Null if one of them is. */
export function allOf(demands: readonly Demanded[]): Demanded {
  const known = demands.filter(demand => demand !== null)
  return known.length < demands.length ? null : [...new Set(known.flat())]
}

function partsOf(answer: z.core.$ZodType): z.core.$ZodType[] {
  if (answer instanceof z.ZodArray) return [answer.element]
  if (answer instanceof z.ZodNullable || answer instanceof z.ZodOptional) return [answer.unwrap()]
  if (answer instanceof z.ZodUnion) return [...answer.options]
  if (answer instanceof z.ZodPipe) return [answer.in, answer.out]
  return answer instanceof z.ZodObject ? Object.values(answer.shape) : []
}
