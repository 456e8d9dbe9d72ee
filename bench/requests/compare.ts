import type { Ask, Work } from './asks.ts'
import type { Contender } from './contender.ts'

/** How many of the different asks of a kind of work are compared. */
const COMPARED = 20

/** Asks everybody the same and compares the content. Throws when an answer differs. */
export async function compareAnswers(contenders: Contender[], { name, same, varied }: Work) {
  const some = [same, ...varied.filter((_, at) => at % Math.ceil(varied.length / COMPARED) === 0)]
  for (const ask of some) {
    const [first, ...others] = await Promise.all(contenders.map(contender => contentFrom(contender, ask)))
    const difference = others.flatMap(content => differencesOf(first, content))[0]
    if (difference) throw new Error(`${name}, ${JSON.stringify(ask)}: different answers ${difference}`)
  }
  return some.length
}

async function contentFrom({ origin, requestOf, contentOf }: Contender, ask: Ask) {
  const { path, ...request } = requestOf(ask)
  const answer = await fetch(`${origin}${path}`, { method: 'POST', ...request })
  return JSON.parse(JSON.stringify(contentOf(await answer.text())), revived)
}

/** Instants are written in more than one way. */
const revived = (name: string, value: unknown) => (name.endsWith('At') ? new Date(String(value)).toISOString() : value)

/** Where two answers differ, and how. */
function differencesOf(one: unknown, other: unknown, path = 'at'): string[] {
  if (one === other) return []
  if (!one || !other || typeof one !== 'object' || typeof other !== 'object') {
    return [`${path}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`]
  }
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].flatMap(name => differencesOf(Object(one)[name], Object(other)[name], `${path}.${name}`))
}
