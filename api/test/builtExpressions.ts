import { type Attack, slowAttack } from './slowExpressions.ts'

/**
 * Prints the number of regular expressions that reading and matching build from the reader's words, the longest length,
 * and the slow expressions. Runs in a process that uses little memory: V8 discards compiled expressions at garbage
 * collection, and the longest take longer to compile than to attack.
 */
const built = new Map<string, RegExp>()

await import('@talentdesk/reader/words/resumes')
const Compiled = RegExp
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, given: ConstructorParameters<RegExpConstructor>) {
    const expression = new target(...given)
    built.set(String(expression), expression)
    return expression
  },
})
const { openReader } = await import('@talentdesk/reader')
await openReader().read(Buffer.from('No resume'), { what: 'text' }) // Loads the reader's code.
await import('../matching/explain.ts')
globalThis.RegExp = Compiled

const slow: { expression: string; attack: Attack }[] = []
for (const [expression, compiled] of built) {
  const attack = slowAttack(compiled)
  if (attack) slow.push({ expression, attack })
}
const longest = Math.max(...[...built.values()].map(({ source }) => source.length))
console.log(JSON.stringify({ count: built.size, longest, slow }))
