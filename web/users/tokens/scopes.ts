import { TOKEN_SCOPES } from '../../../api/scopes/bundles.ts'
import { type TokenAct, type TokenNoun, type TokenScope, tokenNouns } from '../../../api/scopes/words.ts'

const nouns = Object.keys(tokenNouns) as TokenNoun[]

/** What can be granted of a noun. */
export const actsOf = (noun: TokenNoun): readonly TokenAct[] => tokenNouns[noun].acts

/** The nouns to show: all that can be chosen, or those that are. */
export const nounsFor = (chosen: readonly string[], all: boolean) =>
  nouns.filter(noun => all || actsOf(noun).some(act => chosen.includes(`${noun}:${act}`)))

/** The scopes with one more or less. Writing includes reading, so one that writes brings the other, and takes it along. */
export function toggled(chosen: readonly string[], scope: TokenScope): TokenScope[] {
  const [noun] = scope.split(':') as [TokenNoun]
  const isHeld = chosen.includes(scope)
  const goes = isHeld ? (scope.endsWith(':read') ? [scope, `${noun}:write`] : [scope]) : []
  const comes = isHeld ? [] : [scope, `${noun}:read`]
  return inOrder([...chosen, ...comes].filter(each => !goes.includes(each)))
}

/** The scopes with this act on every noun, or on none. */
export function toggledAll(chosen: readonly string[], act: TokenAct, isOn: boolean): TokenScope[] {
  const goes: readonly string[] = isOn ? [] : act === 'read' ? ['read', 'write'] : ['write']
  const comes: readonly string[] = !isOn ? [] : act === 'write' ? ['read', 'write'] : ['read']
  const isAmong = (acts: readonly string[], scope: string) => acts.some(each => scope.endsWith(`:${each}`))
  return TOKEN_SCOPES.filter(scope => (chosen.includes(scope) || isAmong(comes, scope)) && !isAmong(goes, scope))
}

const inOrder = (scopes: readonly string[]) => TOKEN_SCOPES.filter(scope => scopes.includes(scope))
