import { type DocumentNode, type ExecutionArgs, parse } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { Problem } from '../problems.ts'
import { costOf, countAliases, countDirectives, depthOf, scan } from './measure.ts'

/**
 * How large a document may be that somebody wrote themselves; docs/integrators.md tells them. The pages' documents and
 * those behind the REST calls are our own and were never parsed here, so they are not measured.
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

/** Refuses documents over a limit with 400, before anything that takes longer the larger they are. */
export function documentLimits(): Plugin {
  const foreign = new WeakSet<DocumentNode>()
  const checkCost = ({ args }: { args: ExecutionArgs }) => {
    if (foreign.has(args.document)) check('cost', costOf(args))
  }
  return {
    onParams({ params: { query } }) {
      if (typeof query !== 'string') return
      check('bytes', Buffer.byteLength(query))
      const { tokens, nesting } = scan(query)
      check('tokens', tokens)
      check('nesting', nesting) // As deep the parser will go.
    },
    onParse({ setParseFn }) {
      setParseFn((text: string) => {
        const document = parse(text)
        foreign.add(document)
        return document
      })
    },
    // Not when it is parsed: Yoga answers what was thrown there with 200 to those who accept application/json.
    onValidate({ params: { documentAST: document } }) {
      if (!foreign.has(document)) return
      check('depth', depthOf(document))
      check('aliases', countAliases(document))
      check('directives', countDirectives(document))
    },
    onExecute: checkCost,
    onSubscribe: checkCost,
  }
}

function check(limit: keyof typeof LIMITS, found: number) {
  const most = LIMITS[limit]
  if (found <= most) return
  const message = `The document has ${figure(found)} ${UNITS[limit]}; at most ${figure(most)} are allowed.`
  throw new Problem('INVALID_INPUT', message, { limit, most, found, http: { status: 400 } })
}

const figure = (number: number) => number.toLocaleString('en')
