import { once } from 'node:events'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { storeUpload } from '../files/files.ts'
import { readUpload } from '../graphql/scalars.ts'
import { NotAuthenticated } from '../problems.ts'
import { makeApp, startFiles } from '../test/files.ts'
import { samples } from '../test/samples.ts'
import { readGraphqlUpload } from './graphql/upload.ts'
import { restUpload } from './rest/upload.ts'
import { field, file, graphqlForm, part, pdf, postForm, postRaw, textsOf } from './test/forms.ts'

const MB = 1024 * 1024
let files: Awaited<ReturnType<typeof startFiles>>
let app: FastifyInstance
let address: string
const sender = { from: { address: '192.0.2.1' } }
const ended = vi.fn()
/** The operations that the gate was called with, before the rest of the form was read. */
const admitted: unknown[] = []

const post = (path: string, fields: Parameters<typeof postForm>[1]) => postForm(address + path, fields)
const raw = (path: string, type: string, body: string) => postRaw(address + path, type, body)

beforeAll(async () => {
  files = await startFiles()
  app = await makeApp(files, routes => {
    routes.post('/rest', async request => {
      const form = { file: 'resume', kind: 'RESUME', fields: ['email', 'phone'] } as const
      const { fields, upload } = await restUpload(request, { ...form, fields: [...form.fields] }, sender)
      return { fields, file: await storeUpload(files, { uploadedById: null, kind: 'RESUME', upload }).finally(ended) }
    })
    routes.post('/left', async (request, reply) => {
      const { upload } = await restUpload(request, { file: 'resume', kind: 'RESUME', fields: ['email'] }, sender)
      await once(reply.raw, 'close')
      return storeUpload(files, { uploadedById: null, kind: 'RESUME', upload }).finally(ended)
    })
    routes.post('/picture', async request => {
      const { upload } = await restUpload(request, { file: 'profilePicture', kind: 'PICTURE' }, sender)
      return storeUpload(files, { uploadedById: null, kind: 'PICTURE', upload }).finally(ended)
    })
    routes.post('/graphql', async request => {
      const operations = await readGraphqlUpload(request, {
        ...sender,
        admit: asked => {
          admitted.push(asked)
        },
      })
      const { id, variables } = operations as { id: string; variables: { input: { file: unknown; refuse?: boolean } } }
      if (variables.input.refuse) throw new NotAuthenticated()
      const upload = readUpload(variables.input.file)
      return { id, file: await storeUpload(files, { uploadedById: null, kind: 'PORTFOLIO', upload }).finally(ended) }
    })
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.close()
  await files.stop()
})

afterEach(async () => {
  for (const { key } of await files.rows()) await files.storage.remove(key)
  await files.db.storedFile.deleteMany()
  ended.mockClear()
  admitted.length = 0
})

test('REST reads text fields before the file, then the file', async () => {
  const answer = await post('/rest', { email: 'ada@example.com', phone: '1', resume: pdf() })
  expect(answer).toMatchObject({
    status: 200,
    body: { fields: { email: 'ada@example.com', phone: '1' }, file: { name: 'cv.pdf', size: 5_000 } },
  })
  expect(await files.rows()).toHaveLength(1)
})

test('REST accepts text fields after the file, or no text fields', async () => {
  const after = await post('/rest', { resume: pdf(), email: 'ada@example.com' })
  expect(after).toMatchObject({ status: 200, body: { fields: { email: 'ada@example.com' }, file: { size: 5_000 } } })
  expect(await post('/rest', { resume: pdf() })).toMatchObject({ status: 200, body: { fields: {} } })
  const html = await post('/rest', { resume: file(samples.html()) })
  expect(html).toEqual({
    status: 415,
    body: { message: 'Please select a PDF file for resume upload, or a PNG or JPEG picture.' },
  })
})

test('REST reports the real size of a file that is too large, at any position in the form', async () => {
  const large = file(samples.pdf(12.5 * MB))
  const refusal = { status: 413, body: { message: 'File size is 12.5MB. Maximum allowed size is 10MB.' } }
  expect(await post('/rest', { email: 'a', phone: '1', resume: large })).toEqual(refusal)
  expect(await post('/rest', { resume: large, email: 'a' })).toEqual(refusal)
  expect(await files.bytes()).toEqual([])
})

test('REST refuses forms without a file, forms with two files, and bodies that are not forms', async () => {
  const missing = { status: 400, body: { message: 'Please send a file in the field resume.' } }
  expect(await post('/rest', { email: 'a' })).toEqual(missing)
  expect(await post('/rest', { resume: 'text', email: 'a' })).toEqual(missing)
  expect(await post('/rest', { other: pdf() })).toEqual(missing)
  expect(await post('/rest', {})).toMatchObject({ status: 400 })
  const two = await post('/rest', { other: pdf(), resume: pdf() })
  expect(two).toEqual({ status: 400, body: { message: 'Please send one file at a time.' } })
  const long = await post('/rest', { email: 'x'.repeat(100_001), resume: pdf() })
  expect(long).toEqual({ status: 400, body: { message: 'The field email is too long.' } })
  const json = await raw('/rest', 'application/json', '{}')
  expect(json).toEqual({ status: 400, body: { message: 'Please send the file as multipart/form-data.' } })
})

test.each([
  ['no boundary', 'multipart/form-data', 'hello'],
  ['another boundary', 'multipart/form-data; boundary=x', '--y\r\n\r\n--y--'],
  ['no end', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nada'],
  ['nothing', 'multipart/form-data; boundary=x', ''],
])('refuses a malformed form: %s', async (_what, type, body) => {
  expect(await raw('/rest', type, body)).toMatchObject({ status: 400 })
  expect(await raw('/graphql', type, body)).toMatchObject({ status: 400 })
})

test('stores nothing of a file truncated by the end of the form', async () => {
  const start = `--x\r\nContent-Disposition: form-data; name="profilePicture"; filename="a.png"\r\n\r\n`
  const answer = await raw('/picture', 'multipart/form-data; boundary=x', start + 'PNG')
  expect(answer).toMatchObject({ status: 400, body: { message: 'The upload was interrupted. Please try again.' } })
  expect([await files.rows(), await files.bytes()]).toEqual([[], []])
})

test('GraphQL streams the file into its variable', async () => {
  const answer = await post('/graphql', graphqlForm({ input: { file: null } }, pdf()))
  expect(answer).toMatchObject({ status: 200, body: { id: 'hash', file: { kind: 'PORTFOLIO', size: 5_000 } } })
})

test('GraphQL answers a faulty file with the HTTP status of its problem', async () => {
  const html = await post('/graphql', graphqlForm({ input: { file: null } }, file(samples.html())))
  expect(html).toEqual({ status: 415, body: { message: 'Please select a PDF file for portfolio upload.' } })
  const large = await post('/graphql', graphqlForm({ input: { file: null } }, file(samples.pdf(23.4 * MB))))
  expect(large).toEqual({ status: 413, body: { message: 'File size is 23.4MB. Maximum allowed size is 20MB.' } })
})

const asked = { id: 'hash', variables: { input: { file: null, tags: [null], name: 'x' } } }
const unreadable = { status: 400, body: { message: 'The form could not be read. Please send it again.' } }

test.each([
  ['operations and map only', () => ({ operations: asked, map: { f: ['variables.input.file'] } })],
  ['no map', () => ({ operations: asked, f: pdf() })],
  ['the file before the map', () => ({ operations: asked, f: pdf(), map: { f: ['variables.input.file'] } })],
  [
    'another text behind the map',
    () => ({ operations: asked, map: { f: ['variables.input.file'] }, again: {}, f: pdf() }),
  ],
  ['another file than the map names', () => ({ operations: asked, map: { f: ['variables.input.file'] }, g: pdf() })],
  ['an empty map', () => ({ operations: asked, map: {}, f: pdf() })],
])('GraphQL refuses a form that is not operations, map and file in this order: %s', async (_what, form) => {
  expect(await post('/graphql', textsOf(form()))).toEqual(unreadable)
  expect(admitted).toEqual([asked])
})

test('GraphQL calls the gate with the operations, and refuses a form that does not begin with them', async () => {
  const map = { f: ['variables.input.file'] }
  expect(await post('/graphql', textsOf({ map, operations: asked, f: pdf() }))).toEqual(unreadable)
  expect(await post('/graphql', textsOf({ f: pdf(), operations: asked, map }))).toEqual(unreadable)
  for (const operations of ['{', '[]', '7', 'null', JSON.stringify({ id: 'x'.repeat(1_000_001) })])
    expect(await post('/graphql', { operations, map: JSON.stringify(map), f: pdf() })).toEqual(unreadable)
  expect(admitted).toEqual([])
})

test.each([
  ...[
    'hasOwnProperty.call',
    'toString.call',
    'id.replace.call',
    '__proto__.polluted',
    'constructor.prototype.polluted',
  ],
  ...['variables.hasOwnProperty.call', 'variables.__proto__.polluted', 'variables.input.constructor.polluted'],
  ...[
    'variables.input.tags.push',
    'variables.input.tags.length',
    'variables.input.name.replace',
    'variables.input.name',
  ],
  ...['id', 'query', 'variables', 'variables.', 'variables..file', 'variables.input', 'variables.input.none', ''],
  `variables${'.input'.repeat(9)}`,
])('GraphQL refuses a map with any path except a variable of the request: %j', async path => {
  const before = [Object.prototype.hasOwnProperty.call, Object.prototype.toString.call, String.prototype.replace.call]
  expect(await post('/graphql', textsOf({ operations: asked, map: { f: [path] }, f: pdf() }))).toEqual(unreadable)
  const after = [Object.prototype.hasOwnProperty.call, Object.prototype.toString.call, String.prototype.replace.call]
  expect(after.map((value, index) => value === before[index])).toEqual([true, true, true])
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('a refusal reaches a client that closes its connections, even while it is still sending', async () => {
  const head =
    'Host: x\r\nConnection: close\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000000'
  const texts = field('operations', '{"id":"hash","variables":{"input":{"file":null,"refuse":true}}}')
  const socket = connect(Number(new URL(address).port), '127.0.0.1').setEncoding('utf8')
  let answer = ''
  const closed = new Promise(resolve => socket.on('data', text => (answer += text)).on('close', resolve))
  const body = texts + field('map', '{"0":["variables.input.file"]}') + part('0', 'a.pdf', samples.pdf(400_000))
  socket.write(`POST /graphql HTTP/1.1\r\n${head}\r\n\r\n${body}`)
  await expect.poll(() => answer).toContain('401 Unauthorized')
  const rest = 1_000_000 - Buffer.byteLength(body)
  await new Promise<void>((resolve, reject) =>
    socket.write('x'.repeat(rest - 1), fault => (fault ? reject(fault) : resolve())),
  )
  expect(socket.readyState).toBe('open')
  socket.write('x')
  await closed
  expect(socket.errored).toBeNull()
})

test('a completely received file is stored although its client has disconnected', { tags: ['deep'] }, async () => {
  const body = part('resume', 'a.pdf', samples.pdf(3_000)) + field('email', 'ada@example.com') + '--x--\r\n'
  const head = `Host: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${Buffer.byteLength(body)}`
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.write(`POST /left HTTP/1.1\r\n${head}\r\n\r\n${body}`)
  await new Promise(resolve => setTimeout(resolve, 500))
  socket.destroy()
  await expect.poll(() => ended).toHaveBeenCalled()
  expect(await files.rows()).toHaveLength(1)
})

const paths: [string, string][] = [
  ['/picture', part('profilePicture', 'a.png', samples.png(3_000))],
  ['/rest', part('resume', 'a.pdf', samples.pdf(3_000))],
  [
    '/graphql',
    field('operations', '{"id":"hash","variables":{"input":{"file":null}}}') +
      field('map', '{"0":["variables.input.file"]}') +
      part('0', 'a.pdf', samples.pdf(3_000)),
  ],
]

test.each(paths)(
  'stores nothing when the connection drops in the middle of an upload: %s',
  { tags: ['deep'] },
  async (path, body) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n${body}`,
    )
    await new Promise(resolve => setTimeout(resolve, 300))
    socket.destroy()
    if (path !== '/rest') await expect.poll(() => ended).toHaveBeenCalled()
    await new Promise(resolve => setTimeout(resolve, 100))
    expect([await files.rows(), await files.bytes()]).toEqual([[], []])
  },
)
