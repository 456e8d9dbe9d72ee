/** A GraphQL document with its variables. */
export type Sent = { query: string; variables?: unknown }

/** Posts the document in the person's session. With this header any document may run: docs/decisions/036. */
export function sendDocument(sent: Sent, signal?: AbortSignal): Promise<Response> {
  return fetch('/graphql', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', 'x-requested-with': 'graphiql' },
    credentials: 'same-origin',
    body: JSON.stringify(sent),
    signal: signal ?? null,
  })
}
