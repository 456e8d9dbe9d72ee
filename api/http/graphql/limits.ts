import { type ASTNode, type DocumentNode, type ExecutionArgs, Kind } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Context } from '../../context.ts'
import { Problem } from '../../problems.ts'
import { costOf, countNodes, depthOf, scan } from './measure.ts'

/**
 * The limits for documents that clients write themselves; docs/integrators/tokens.md lists them. The pages' own
 * documents are exempt. Every answer reports its cost, even an answer to a page.
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

type KnownDocuments = {
  /** Whether the parser's cache contains the document with this text. */
  isParsed(text: string): boolean
  /** Whether the document is one of the pages' own documents. */
  isOurs(document: DocumentNode): boolean
}

/** Refuses documents over a limit with 400, before any step whose time depends on their size. */
export function documentLimits({ isParsed, isOurs }: KnownDocuments): Plugin<Context> {
  const measured = new WeakSet<DocumentNode>()
  const checkCost = async ({ args }: { args: ExecutionArgs & { contextValue: Context } }) => {
    const cost = costOf(args)
    if (!isOurs(args.document)) check('cost', cost)
    await charge(args.contextValue, cost)
  }
  return {
    onParams({ params: { query } }) {
      if (typeof query !== 'string' || isParsed(query)) return
      check('bytes', Buffer.byteLength(query))
      const { tokens, nesting } = scan(query)
      check('tokens', tokens)
      check('nesting', nesting) // The parser recurses to this depth.
    },
    // Not in onParse: Yoga answers errors of onParse with status 200 when the client accepts application/json.
    onValidate({ params: { documentAST: document } }) {
      if (isOurs(document) || measured.has(document)) return
      check('depth', depthOf(document))
      check('aliases', countNodes(document, hasAlias))
      check('directives', countNodes(document, isDirective))
      measured.add(document)
    },
    onExecute: checkCost,
    onSubscribe: checkCost,
  }
}

/** The number of fields that cost a token one point. */
const FIELDS_OF_POINT = 100

/** Records an operation's cost, and takes its points except the point taken at the request's start. Throws TooMany. */
async function charge({ usage, takePoints }: Context, requested: number) {
  const points = Math.max(1, Math.ceil(requested / FIELDS_OF_POINT))
  usage.cost = { requested, most: LIMITS.cost, points }
  if (points > 1) await takePoints(points - 1)
}

const hasAlias = (node: ASTNode) => node.kind === Kind.FIELD && node.alias !== undefined
const isDirective = ({ kind }: ASTNode) => kind === Kind.DIRECTIVE

function check(limit: keyof typeof LIMITS, found: number) {
  const most = LIMITS[limit]
  if (found <= most) return
  const message = `The document has ${figure(found)} ${UNITS[limit]}; at most ${figure(most)} are allowed.`
  throw new Problem('INVALID_INPUT', message, { limit, most, found, http: { status: 400 } })
}

const figure = (number: number) => number.toLocaleString('en')
