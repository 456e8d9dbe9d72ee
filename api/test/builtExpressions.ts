/** Prints the regular expressions that reading and matching build from the words of api/language when they load. */
const built: { source: string; flags: string }[] = []

await import('../language/resumes.ts')
globalThis.RegExp = new Proxy(RegExp, {
  construct(target, given: ConstructorParameters<RegExpConstructor>) {
    const { source, flags } = new target(...given)
    built.push({ source, flags })
    return new target(...given)
  },
})
await Promise.all([import('../extraction/local/readFields.ts'), import('../matching/explain.ts')])
console.log(JSON.stringify(built))

export {}
