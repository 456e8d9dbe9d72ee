import type { Context } from '../context.ts'

/** What is told beside `data` and `errors` of every GraphQL answer. It differs for each request, so it is never cached. */
export const extensionsOf = ({ requestId, told }: Pick<Context, 'requestId' | 'told'>) => ({ requestId, ...told })
