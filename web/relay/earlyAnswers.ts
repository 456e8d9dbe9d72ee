import type { GraphQLResponseWithData, RequestParameters, Variables } from 'relay-runtime'

/** A compiled operation, of which only the id is sent. */
export type Operation = Pick<RequestParameters, 'id'>

/** Answers that are there before they are asked for, by operation and variables. Each is given out once. */
const answers = new Map<string, GraphQLResponseWithData>()

/** The id of the element in which the server's document brings the answer of its page's first query. */
const ELEMENT = 'first-answer'

/** Takes over the answer that has come with the document, if there is one. */
export function readDocument() {
  const element = document.getElementById(ELEMENT)
  if (!element?.textContent) return
  const { id, variables, answer } = JSON.parse(element.textContent)
  element.remove()
  keepAnswer({ id }, variables, answer)
}

/** Keeps an answer for the next request of the same operation and variables. */
export function keepAnswer(operation: Operation, variables: Variables, answer: GraphQLResponseWithData) {
  answers.set(keyOf(operation, variables), answer)
}

/** The kept answer, which the caller then owns. */
export function takeAnswer(operation: Operation, variables: Variables) {
  const key = keyOf(operation, variables)
  const answer = answers.get(key)
  answers.delete(key)
  return answer
}

const keyOf = ({ id }: Operation, variables: Variables) => `${id} ${JSON.stringify(variables)}`
