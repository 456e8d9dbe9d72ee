import type { GraphiQLProps } from 'graphiql'

/** Posts the document in the person's session. The header says that it is their own: docs/decisions/006. */
export const sendDocument: GraphiQLProps['fetcher'] = async params => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', 'x-requested-with': 'graphiql' },
    credentials: 'same-origin',
    body: JSON.stringify(params),
  })
  if (response.status === NOT_AS_JSON) return { errors: [{ message: 'This page does not run subscriptions.' }] }
  return response.json()
}

/** Not Acceptable: the answer would be a stream of events. */
const NOT_AS_JSON = 406
