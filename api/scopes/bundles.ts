import { keysOf } from '../rules/rules.ts'
import { type TokenNoun, type TokenScope, tokenNouns } from './words.ts'

/** All named scopes, noun by noun. */
export const TOKEN_SCOPES: readonly TokenScope[] = keysOf(tokenNouns).flatMap(noun =>
  tokenNouns[noun].acts.map((act): TokenScope => `${noun}:${act}`),
)

/** Whether a scope allows a token to change something. */
export const isWriting = (scope: TokenScope) => scope.endsWith(':write')

type Bundle = 'READ' | 'READ_WRITE'

const BUNDLES: Record<Bundle, ReadonlySet<TokenScope>> = {
  READ: new Set(TOKEN_SCOPES.filter(scope => !isWriting(scope))),
  READ_WRITE: new Set(TOKEN_SCOPES),
}

/**
 * The scopes of a token: the named scopes, or else the scopes of its bundle. Writing a noun includes reading it.
 * Unknown names grant nothing.
 */
export function heldBy({ scope, scopes }: { scope: Bundle; scopes: readonly string[] }): ReadonlySet<TokenScope> {
  if (scopes.length === 0) return BUNDLES[scope]
  return new Set(
    TOKEN_SCOPES.filter(scope => scopes.includes(scope)).flatMap((scope): TokenScope[] =>
      isWriting(scope) ? [`${nounOf(scope)}:read`, scope] : [scope],
    ),
  )
}

const nounOf = (scope: TokenScope) => scope.slice(0, scope.indexOf(':')) as TokenNoun

/** The bundle nearest to a list of named scopes: READ_WRITE if any of the scopes writes, else READ. */
export const bundleOf = (scopes: Iterable<TokenScope>): Bundle => ([...scopes].some(isWriting) ? 'READ_WRITE' : 'READ')

/** Whether a text is the name of a scope. */
export const isTokenScope = (text: string): text is TokenScope => TOKEN_SCOPES.some(scope => scope === text)
