import { type DocumentNode, type ExecutionArgs, type GraphQLSchema, Kind, visit } from 'graphql'
import { READS_TEXT } from '../../graphql/builder.ts'
import { costOf, PAGE_SIZES } from './measure.ts'

/** The cost of an operation with its variables. */
export type Costs = (operation: ExecutionArgs) => number

/** The costs of one document, by what they depend on. */
type Known = { sizes: readonly string[]; readsText: boolean; costs: Map<string, number> }

/** A client may ask for pages of any size. */
const MOST_SIZES = 50

/**
 * Works out costs once for each document and the sizes of pages that its variables ask for; of one that reads a text, each time, as its
 * length counts.
 */
export function knownCosts(): Costs {
  const documents = new WeakMap<DocumentNode, Known>()
  return operation => {
    const { document, operationName, variableValues = {}, schema } = operation
    const known = documents.get(document) ?? {
      ...{ sizes: sizesIn(document), readsText: readsText(document, schema), costs: new Map() },
    }
    documents.set(document, known)
    if (known.readsText) return costOf(operation)
    const key = JSON.stringify([operationName, ...known.sizes.map(name => sizeIn(variableValues?.[name]))])
    const cost = known.costs.get(key) ?? costOf(operation)
    if (known.costs.size < MOST_SIZES) known.costs.set(key, cost)
    return cost
  }
}

/** As far as it changes the cost: without a value the document's own default counts, other values than numbers count alike. */
const sizeIn = (value: unknown) => (value === undefined ? 'default' : typeof value === 'number' ? value : null)

/** The variables that say how many rows a page has. */
function sizesIn(document: DocumentNode): string[] {
  const names = new Set<string>()
  visit(document, {
    Argument({ name, value }) {
      if (PAGE_SIZES.includes(name.value) && value.kind === Kind.VARIABLE) names.add(value.name.value)
    },
  })
  return [...names]
}

function readsText(document: DocumentNode, schema: GraphQLSchema): boolean {
  const mutations = schema.getMutationType()?.getFields() ?? {}
  let found = false
  visit(document, {
    Field({ name }) {
      found ||= mutations[name.value]?.extensions[READS_TEXT] !== undefined
    },
  })
  return found
}
