import { type GraphQLField, type GraphQLNamedType, getNamedType, isLeafType, isObjectType } from 'graphql'
import { z } from 'zod'
import { isWriting } from './bundles.ts'
import type { TokenScope } from './words.ts'

/**
 * The `scope` of a GraphQL type, a field, or a named REST answer: the scopes that an API token needs, all of them
 * together. `every` is open to each token. `inPerson` is closed to tokens by an additional scope in `authScopes`.
 */
export type DemandedScope = TokenScope | readonly TokenScope[] | 'every' | 'inPerson'

/** The scopes that a token needs. `null`: closed to every token, as no scope is declared. */
export type Demanded = readonly TokenScope[] | null

const NOTHING: readonly TokenScope[] = []

/** The declared scopes as a list. */
export function demandedBy(scope: DemandedScope | undefined): Demanded {
  if (scope === undefined) return null
  if (scope === 'every' || scope === 'inPerson') return NOTHING
  return typeof scope === 'string' ? [scope] : scope
}

/** Whether all required scopes only read. False if none is required, as the mutation may then write. */
export const onlyReads = (demanded: Demanded) => demanded !== null && demanded.length > 0 && !demanded.some(isWriting)

const ROOTS = ['Query', 'Mutation', 'Subscription']

/** The scopes of a field, or else the scopes of the field's type. A mutation always has scopes of its own. */
export function demandedByField(parent: string, field: GraphQLField<unknown, unknown>): Demanded {
  const { scope } = optionsOf(field)
  if (scope !== undefined || parent === 'Mutation') return demandedBy(scope)
  const returned = getNamedType(field.type)
  const isRoot = ROOTS.includes(parent)
  // A plain value needs no more than its record.
  if (isLeafType(returned)) return isRoot ? null : NOTHING
  const { scopeWithin } = optionsOf(returned)
  return !isRoot && scopeWithin ? demandedBy(scopeWithin) : demandedByType(returned)
}

/** The scopes of a type, including nodes; a page has the scopes of its rows. */
export function demandedByType(type: GraphQLNamedType | undefined): Demanded {
  if (!type) return null
  const { scope } = optionsOf(type)
  if (scope !== undefined || !isObjectType(type)) return demandedBy(scope)
  const { edges, node } = type.getFields()
  const rows = edges ?? node
  return rows ? demandedByType(getNamedType(rows.type)) : null
}

type Options = { scope?: DemandedScope; scopeWithin?: DemandedScope }

/** Pothos stores the options of a type or field in its extensions. */
const optionsOf = ({ extensions }: { extensions: { pothosOptions?: unknown } }) =>
  (extensions.pothosOptions ?? {}) as Options

declare module 'zod' {
  interface GlobalMeta {
    /** The scope that an API token needs to read an answer with this name. */
    scope?: DemandedScope
  }
}

/** The scopes of a REST answer: the scopes of each named schema in the answer. */
export function demandedByAnswer(answer: z.core.$ZodType): Demanded {
  const { id, scope } = (answer instanceof z.ZodType ? answer.meta() : undefined) ?? {}
  return allOf([id === undefined ? NOTHING : demandedBy(scope), ...partsOf(answer).map(demandedByAnswer)])
}

/** All scopes of several requirements. Null if one of the requirements is closed to every token. */
export function allOf(demands: readonly Demanded[]): Demanded {
  const known = demands.filter(demand => demand !== null)
  return known.length < demands.length ? null : [...new Set(known.flat())]
}

function partsOf(answer: z.core.$ZodType): z.core.$ZodType[] {
  if (answer instanceof z.ZodArray) return [answer.element]
  if (answer instanceof z.ZodNullable || answer instanceof z.ZodOptional) return [answer.unwrap()]
  if (answer instanceof z.ZodUnion) return [...answer.options]
  if (answer instanceof z.ZodPipe) return [answer.in, answer.out]
  if (answer instanceof z.ZodObject) return Object.values(answer.shape)
  // The parts of these kinds are not searched, so a token would need no scope for them.
  if (CONTAINERS.some(kind => answer instanceof kind)) throw new Error('An answer has parts that are not looked into')
  return []
}

const CONTAINERS = [z.ZodRecord, z.ZodTuple, z.ZodLazy, z.ZodMap, z.ZodSet, z.ZodIntersection]
