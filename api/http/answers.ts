import {
  type DocumentNode,
  type ExecutionResult,
  getNamedType,
  getOperationAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { CACHED } from '../graphql/builder.ts'
import { schema } from '../schema.ts'
import { COUNTED } from '../versions/versions.ts'
import type { Operation } from './operations.ts'

/** Types with columns whose changes are not counted, as they only note the use of a session or token. */
const UNCOUNTED = ['Session', 'ApiToken'] as const

const SHOWN = COUNTED.filter(table => !UNCOUNTED.some(name => name === table))

/** What a resolver may use of its context when its answer is cached: the database, and what never changes for a viewer. */
const UNCHANGING = new Set(['db', 'query', 'versions', 'viewer', 'settings', 'log', 'requestId'])

/** The bytes of all answers, with their keys. */
const MOST = 32_000_000
const LARGEST = 1_000_000

/**
 * Answers of queries, as JSON, each for one viewer and until any record changes (docs/decisions/036). Only where all root
 * fields have the extension `cached`, and only if no resolver has used the clock or anything else that may change.
 */
export function cachedAnswers() {
  const cache = new LRUCache<string, { version: string; json: Buffer }>({
    ...{ maxSize: MOST, maxEntrySize: LARGEST },
    sizeCalculation: ({ json }, key) => json.length + key.length,
  })
  const numbers = new WeakMap<DocumentNode, number>()
  let documents = 0

  /** Null when the answer may not be cached. */
  function keyOf({ document, operationName, variableValues, contextValue }: Operation): string | null {
    const viewer = contextValue?.viewer
    if (!viewer || getOperationAST(document, operationName)?.operation !== 'query') return null
    const known = numbers.get(document)
    const number = known ?? (dependsOnRecordsAlone(document) ? ++documents : NOT_CACHED)
    if (known === undefined) numbers.set(document, number)
    if (number === NOT_CACHED) return null
    const via = 'session' in viewer.via ? 'session' : [...viewer.via.held]
    return JSON.stringify([number, operationName, viewer.id, viewer.role, via, variableValues])
  }

  /** The cached answer, or else the result of executing the operation. */
  return async (operation: Operation, execute: Execute): Promise<Buffer | ExecutionResult> => {
    const key = keyOf(operation)
    const context = operation.contextValue
    if (key === null || !context) return execute(operation)
    const version = (await context.versions.current()).of(SHOWN)
    const known = cache.get(key)
    if (known?.version === version) return known.json
    const watched = watch(context)
    const result = await execute({ ...operation, contextValue: watched.context })
    if (result.errors || watched.hasUsedMore()) return result
    const json = Buffer.from(JSON.stringify(result))
    cache.set(key, { version, json })
    return json
  }
}

type Execute = (operation: Operation) => ExecutionResult | Promise<ExecutionResult>

const NOT_CACHED = 0

function dependsOnRecordsAlone(document: DocumentNode): boolean {
  const types = new TypeInfo(schema)
  let does = true
  const onField = () => {
    const field = types.getFieldDef()
    const isRoot = types.getParentType() === schema.getQueryType()
    if (isRoot && field?.extensions[CACHED] !== true) does = false
    if (field && UNCOUNTED.some(name => name === getNamedType(field.type).name)) does = false
  }
  visit(document, visitWithTypeInfo(types, { Field: onField }))
  return does
}

/** The context, and whether anything of it was used that may change while the records stay the same. */
function watch(context: Context) {
  let hasUsedMore = false
  const watched = new Proxy(context, {
    get(target, name, receiver) {
      if (typeof name === 'string' && !UNCHANGING.has(name)) hasUsedMore = true // Pothos keeps caches under symbols.
      return Reflect.get(target, name, receiver)
    },
  })
  return { context: watched, hasUsedMore: () => hasUsedMore }
}
