import type { Variables } from 'relay-runtime'

/** A request body after the GraphQL multipart request specification, or null when the variables hold no file. */
export function multipartBody(id: string | null, variables: Variables): FormData | null {
  const files: { path: string; file: Blob }[] = []
  const plain = withoutFiles(variables, 'variables', files)
  if (files.length === 0) return null
  const form = new FormData()
  form.set('operations', JSON.stringify({ id, variables: plain }))
  form.set('map', JSON.stringify(Object.fromEntries(files.map(({ path }, index) => [index, [path]]))))
  for (const [index, { file }] of files.entries()) form.set(`${index}`, file)
  return form
}

function withoutFiles(value: unknown, path: string, files: { path: string; file: Blob }[]): unknown {
  if (value instanceof Blob) {
    files.push({ path, file: value })
    return null
  }
  if (Array.isArray(value)) return value.map((item, index) => withoutFiles(item, `${path}.${index}`, files))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withoutFiles(item, `${path}.${name}`, files)]),
  )
}
