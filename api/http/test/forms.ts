import { samples } from '../../test/samples.ts'

/* Forms as clients send them to the upload routes, and malicious forms. */

type Fields = Record<string, string | File>

export async function postForm(url: string, fields: Fields) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return answerOf(await fetch(url, { method: 'POST', body: form }))
}

/** Sends a raw body. */
export async function postRaw(url: string, type: string, body: string) {
  return answerOf(await fetch(url, { method: 'POST', headers: { 'content-type': type }, body }))
}

async function answerOf(response: Response) {
  return { status: response.status, body: await response.json() }
}

export function graphqlForm(variables: object, upload: File) {
  const map = JSON.stringify({ f: ['variables.input.file'] })
  return { operations: JSON.stringify({ id: 'hash', variables }), map, f: upload }
}

/** The parts of a form in the given order; values other than files are sent as JSON. */
export function textsOf(parts: Record<string, unknown>): Fields {
  const texts = Object.entries(parts).map(([name, value]) => [
    name,
    value instanceof File ? value : JSON.stringify(value),
  ])
  return Object.fromEntries(texts)
}

export function pdf() {
  return file(samples.pdf(5_000))
}

export function file(bytes: Buffer) {
  return new File([new Uint8Array(bytes)], 'cv.pdf', { type: 'application/pdf' })
}

export function part(name: string, filename: string, bytes: Buffer) {
  return `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n${bytes.toString('latin1')}`
}

export function field(name: string, value: string) {
  return `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
}
