/** A part of a multipart form: a field, or a file with its name. */
export type Part = { name: string; filename?: string; type?: string; value: string | Buffer }

/** The headers and body of a multipart form, as a browser or an API client sends it. */
export function form(...parts: Part[]) {
  const boundary = '----rest'
  const chunks = parts.flatMap(({ name, filename, type = 'application/octet-stream', value }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`,
    filename === undefined ? '\r\n\r\n' : `; filename="${filename}"\r\ncontent-type: ${type}\r\n\r\n`,
    value,
    '\r\n',
  ])
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...chunks, `--${boundary}--\r\n`].map(chunk => Buffer.from(chunk))),
  }
}
