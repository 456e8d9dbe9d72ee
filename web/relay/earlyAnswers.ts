import type { GraphQLResponseWithData, RequestParameters, Variables } from 'relay-runtime'

/** A compiled operation. Requests contain only its id. */
export type Operation = Pick<RequestParameters, 'id'>

/** Answers that arrived before the request for them, by operation and variables. Each answer is returned once. */
const answers = new Map<string, GraphQLResponseWithData>()

/** The id of the element in the server's HTML that contains the answer to the page's first query. */
const ELEMENT = 'first-answer'

/** Stores the answer contained in the server's HTML, if any. */
export function readDocument() {
  const element = document.getElementById(ELEMENT)
  if (!element?.textContent) return
  const { id, variables, answer } = JSON.parse(element.textContent)
  element.remove()
  keepAnswer({ id }, variables, answer)
}

/** Stores an answer for the next request of the same operation and variables. */
export function keepAnswer(operation: Operation, variables: Variables, answer: GraphQLResponseWithData) {
  answers.set(keyOf(operation, variables), answer)
}

/** Returns the stored answer and removes it from the store. */
export function takeAnswer(operation: Operation, variables: Variables) {
  const key = keyOf(operation, variables)
  const answer = answers.get(key)
  answers.delete(key)
  return answer
}

const keyOf = ({ id }: Operation, variables: Variables) => `${id} ${JSON.stringify(variables)}`
