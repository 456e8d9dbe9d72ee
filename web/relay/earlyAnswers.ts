import type { GraphQLResponseWithData, RequestParameters, Variables } from 'relay-runtime'

/** A compiled operation, of which only the id is sent. */
export type Operation = Pick<RequestParameters, 'id'>

/** Answers received before they are requested, by operation and variables. Each is returned only once. */
const answers = new Map<string, GraphQLResponseWithData>()

/** The id of the element in the server's HTML that contains the answer to the page's first query. */
const ELEMENT = 'first-answer'

/** Stores the answer contained in the server's HTML, if there is one. */
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
