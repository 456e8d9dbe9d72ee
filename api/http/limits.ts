import { type ASTNode, type DocumentNode, type ExecutionArgs, Kind, parse } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from '../context.ts'
import { Problem } from '../problems.ts'
import type { Costs } from './costs.ts'
import type { KnownDocuments } from './knownDocuments.ts'
import { countNodes, depthOf, scan } from './measure.ts'

/**
 * The limits for documents that clients write themselves; docs/integrators/tokens.md lists them. The documents of the pages
 * and of the REST calls are our own, so they are not measured.
 */
export const LIMITS = {
  bytes: 20_000,
  tokens: 2_000,
  nesting: 100,
  depth: 15,
  aliases: 30,
  directives: 30,
  cost: 50_000,
}

const UNITS: Record<keyof typeof LIMITS, string> = {
  bytes: 'bytes',
  tokens: 'tokens',
  nesting: 'levels of nesting',
  depth: 'levels of depth',
  aliases: 'aliases',
  directives: 'directives',
  cost: 'points of cost',
}

/**
 * Refuses documents over a limit with 400, before any step whose time grows with their size. Those that pass, and fit the
 * schema, are known from then on.
 */
export function documentLimits({ known, costOf }: { known: KnownDocuments; costOf: Costs }): Plugin<Context> {
  const foreign = new WeakMap<DocumentNode, string>()
  const checkCost = async ({ args }: { args: ExecutionArgs & { contextValue: Context } }) => {
    const cost = costOf(args)
    const refusal = foreign.has(args.document) ? refusalOfCost(cost) : null
    if (refusal) throw refusal
    await charge(args.contextValue, cost)
  }
  return {
    onParams({ params: { query } }) {
      if (typeof query !== 'string' || known.has(query)) return
      check('bytes', Buffer.byteLength(query))
      const { tokens, nesting } = scan(query)
      check('tokens', tokens)
      check('nesting', nesting) // The parser recurses as deep.
    },
    onParse({ setParseFn }) {
      setParseFn((text: string) => {
        const document = parse(text)
        foreign.set(document, text)
        return document
      })
    },
    // Not in onParse: Yoga answers errors thrown there with 200 when the client accepts application/json.
    onValidate({ params: { documentAST: document } }) {
      const text = foreign.get(document)
      if (text === undefined || known.has(text)) return
      check('depth', depthOf(document))
      check('aliases', countNodes(document, hasAlias))
      check('directives', countNodes(document, isDirective))
      return ({ valid }) => {
        if (valid) known.set(text, document)
      }
    },
    onExecute: checkCost,
    onSubscribe: checkCost,
  }
}

/** The refusal of a client's own document that costs too much with its variables. */
export const refusalOfCost = (cost: number): Problem | null => refusalOver('cost', cost)

/** The fields for which a token gives one point. */
const FIELDS_OF_POINT = 100

/** Tells what an operation costs, and takes the token's points for it; one was taken when the request came. Throws TooMany. */
export async function charge({ told, takePoints }: Context, requested: number) {
  if (told.cost) return
  const points = Math.max(1, Math.ceil(requested / FIELDS_OF_POINT))
  told.cost = { requested, most: LIMITS.cost, points }
  if (points > 1) await takePoints(points - 1)
}

const hasAlias = (node: ASTNode) => node.kind === Kind.FIELD && node.alias !== undefined
const isDirective = ({ kind }: ASTNode) => kind === Kind.DIRECTIVE

function check(limit: keyof typeof LIMITS, found: number) {
  const refusal = refusalOver(limit, found)
  if (refusal) throw refusal
}

function refusalOver(limit: keyof typeof LIMITS, found: number): Problem | null {
  const most = LIMITS[limit]
  if (found <= most) return null
  const message = `The document has ${figure(found)} ${UNITS[limit]}; at most ${figure(most)} are allowed.`
  return new Problem('INVALID_INPUT', message, { limit, most, found, http: { status: 400 } })
}

const figure = (number: number) => number.toLocaleString('en')
