import type { FastifyInstance } from 'fastify'
import type { PersistedDocuments } from './persistedDocuments.ts'

/** An answer holds for so many milliseconds, however often it is asked for. */
const KEPT = 1_000
const PATIENCE = 5_000

/**
 * Whether this process still answers: the language's own functions can be called, and a document of the public pages,
 * sent the whole way a visitor's request goes, comes back with its data. It needs no database, so a database that is gone
 * does not get the process killed.
 */
export function selfCheck(app: FastifyInstance, documents: PersistedDocuments): () => Promise<boolean> {
  const [id] = [...documents].find(([, { operationName }]) => operationName === 'ProductBrandQuery') ?? []
  const functions = findBuiltIns()
  let last: { at: number; answers: Promise<boolean> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.at > KEPT) {
      const answers = functions.every(canBeCalled) ? askItself(app, { id, variables: {} }) : Promise.resolve(false)
      last = { at: now, answers }
    }
    return last.answers
  }
}

async function askItself(app: FastifyInstance, payload: object): Promise<boolean> {
  let patience: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>(resolve => {
    patience = setTimeout(resolve, PATIENCE, false)
  })
  const answered = app
    .inject({ method: 'POST', url: '/graphql', payload })
    .then(({ statusCode, body }) => statusCode === 200 && typeof JSON.parse(body).data.product.brandName === 'string')
  // Whatever a broken process throws, also later, is the very answer.
  const answers = await Promise.race([answered, tooLate]).catch(() => false)
  clearTimeout(patience)
  return answers
}

type BuiltIn = { holder: object; name: string }

const HOLDERS = [
  ...[Object, Function, Array, String, Number, Boolean, Symbol, RegExp, Date, Error],
  ...[Promise, Map, Set, WeakMap, Buffer, JSON, Math, Reflect],
]

function findBuiltIns(): BuiltIn[] {
  return HOLDERS.flatMap(object => ('prototype' in object ? [object, object.prototype] : [object])).flatMap(holder =>
    Object.entries(Object.getOwnPropertyDescriptors(holder))
      .filter(([, { value }]) => typeof value === 'function')
      .map(([name]) => ({ holder, name })),
  )
}

/** Another function in its place may be a patch; what is none, or has lost its `call`, is damage. */
function canBeCalled({ holder, name }: BuiltIn): boolean {
  const found: unknown = Reflect.get(holder, name)
  return typeof found === 'function' && typeof found.call === 'function' && typeof found.apply === 'function'
}
