import { type Break, callsOf, type OpenApi, type Operation } from './openapi.ts'
import { schemaComparison, type Writer } from './schemaBreaks.ts'

/** What breaks between two OpenAPI documents. New calls, optional fields and parameters, and further problems break nothing. */
export function openApiBreaks(before: OpenApi, after: OpenApi): Break[] {
  const compare = schemaComparison(before, after)
  const calls = callsOf(after)

  const contents = (
    part: string,
    [was = {}, is = {}]: (Operation['requestBody'] & object)['content'][],
    writer: Writer,
  ) =>
    Object.entries(was).flatMap(([type, { schema }]) => {
      const now = is[type]
      if (!now) return [{ kind: 'MEDIA_TYPE_REMOVED', part: `${part} ${type}` }]
      return compare({ was: schema, is: now.schema, part }, writer)
    })

  const parameters = (line: string, was: Operation, is: Operation) => [
    ...was.parameters.flatMap(({ name, in: place, schema }) => {
      const part = `${line} ${name}`
      const now = is.parameters.find(each => each.name === name && each.in === place)
      if (!now) return [{ kind: 'PARAMETER_REMOVED', part }]
      return compare({ was: schema, is: now.schema, part }, 'integrator')
    }),
    ...is.parameters
      .filter(({ name, required }) => required && !was.parameters.some(each => each.name === name && each.required))
      .map(({ name }) => ({ kind: 'PARAMETER_REQUIRED', part: `${line} ${name}` })),
  ]

  const answers = (line: string, was: Operation, is: Operation) =>
    Object.entries(was.responses)
      .filter(([status]) => status < '400')
      .flatMap(([status, { headers = {}, content }]) => {
        const now = is.responses[status]
        if (!now) return [{ kind: 'ANSWER_REMOVED', part: `${line} ${status}` }]
        const gone = Object.keys(headers).filter(name => !(name in (now.headers ?? {})))
        return [
          ...gone.map(name => ({ kind: 'HEADER_REMOVED', part: `${line} ${name}` })),
          ...contents(line, [content ?? {}, now.content ?? {}], 'product'),
        ]
      })

  return [...callsOf(before)].flatMap(([line, was]) => {
    const is = calls.get(line)
    if (!is) return [{ kind: 'CALL_REMOVED', part: line }]
    return [
      ...(was.operationId === is.operationId ? [] : [{ kind: 'OPERATION_ID_CHANGED', part: line }]),
      ...(demandsMore(was, is) ? [{ kind: 'ACCESS_NARROWED', part: line }] : []),
      ...parameters(line, was, is),
      ...(is.requestBody?.required && !was.requestBody?.required ? [{ kind: 'BODY_REQUIRED', part: line }] : []),
      ...contents(line, [was.requestBody?.content ?? {}, is.requestBody?.content ?? {}], 'integrator'),
      ...answers(line, was, is),
    ]
  })
}

/** Whether somebody who might send a call may no more. Without `security` it is open to every token and session. */
function demandsMore(was: Operation, is: Operation): boolean {
  const waysIn = ({ security }: Operation) => security?.flatMap(way => Object.keys(way)) ?? ['apiToken', 'session']
  const isClosed =
    waysIn(was).length === 0
      ? waysIn(is).length > 0
      : waysIn(is).length > 0 && waysIn(was).some(way => !waysIn(is).includes(way))
  const scopes = was['x-token-scopes']
  return isClosed || (scopes !== undefined && (is['x-token-scopes'] ?? []).some(scope => !scopes.includes(scope)))
}
