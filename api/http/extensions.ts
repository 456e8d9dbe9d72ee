import type { Context } from '../context.ts'

/** What is told beside `data` and `errors` of every GraphQL answer. It differs for each request, so it is never cached. */
export const extensionsOf = ({ requestId, told }: Pick<Context, 'requestId' | 'told'>) => ({ requestId, ...told })

/** The JSON of an answer without extensions, with these: without parsing it, as it may be long. */
export function withExtensions(json: string | Buffer, extensions: object): string | Buffer {
  const end = `,"extensions":${JSON.stringify(extensions)}}`
  if (typeof json === 'string') return json.slice(0, -1) + end
  return Buffer.concat([json.subarray(0, -1), Buffer.from(end)])
}
