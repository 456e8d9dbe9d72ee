import type { Call } from './openapi.ts'

/** What somebody has filled in to try out a call. */
export type Filled = { values: Record<string, string>; body: string; files: Record<string, File> }

type Asked = { url: string; headers: Record<string, string>; body: string | FormData | null }

/** The request of a call, without what says who sends it. Parameters without a value are left out. */
export function requestOf(call: Call, { values, body, files }: Filled): Asked {
  const given = call.parameters.filter(({ name }) => values[name])
  const path = call.path.replace(/\{(\w+)\}/g, (slot, name: string) => encodeURIComponent(values[name] || slot))
  const query = given.filter(parameter => parameter.in === 'query').map(({ name }) => [name, values[name] ?? ''])
  const headers = given.filter(parameter => parameter.in === 'header').map(({ name }) => [name, values[name] ?? ''])
  const url = query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path
  if (call.requestBody?.content['application/json'])
    return { url, headers: Object.fromEntries([...headers, ['content-type', 'application/json']]), body }
  if (!call.requestBody) return { url, headers: Object.fromEntries(headers), body: null }
  const form = new FormData()
  for (const name of formFields(call)) {
    const value = files[name] ?? values[name]
    if (value) form.set(name, value)
  }
  return { url, headers: Object.fromEntries(headers), body: form }
}

/** The names of the fields of a form that is sent with a file. */
export function formFields(call: Call): string[] {
  return Object.keys(call.requestBody?.content['multipart/form-data']?.schema?.properties ?? {})
}

export const isFile = (call: Call, name: string) =>
  call.requestBody?.content['multipart/form-data']?.schema?.properties?.[name]?.format === 'binary'

/** The same request for a shell, with a token. */
export function curlOf(call: Call, filled: Filled): string {
  const { url, headers, body } = requestOf(call, filled)
  const isPublic = call.security?.length === 0
  const lines = [
    `curl -s ${call.method === 'GET' ? '' : `-X ${call.method} `}"$TALENTDESK_URL${url}"`,
    ...(isPublic ? [] : ['-H "authorization: Bearer $TALENTDESK_TOKEN"']),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name.toLowerCase()}: ${value}`)}`),
    ...(typeof body === 'string' ? [`-d ${quoted(body)}`] : []),
    ...(body instanceof FormData ? [...body].map(part) : []),
  ]
  return lines.join(' \\\n  ')
}

const part = ([name, value]: [string, FormDataEntryValue]) =>
  `-F ${quoted(`${name}=${typeof value === 'string' ? value : `@${value.name}`}`)}`

/** In single quotes, which a shell takes as they are. */
export const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
