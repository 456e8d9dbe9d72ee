import http from 'node:http'
import { deflateSync } from 'node:zlib'
import { bomb, endless, pageOf } from '@talentdesk/reader/test/badFiles'
import { demoPdfs } from '../material.ts'
import { percentile } from '../measure.ts'
import { type Answer, type Product, pause, startProduct } from '../product.ts'
import { arrivingAt, memoryOf, watchMemory } from './usage.ts'

/** 100 people change the same deal at the same time. Meanwhile, other people sign in and read. */
export async function writers() {
  await withProduct(async ({ call, signIn }) => {
    const deal = JSON.parse((await call({ path: '/api/deals' })).body)[0].id
    const quiet = await beside(signIn, async () => pause(2_000))
    let isOver = false
    const written: Answer[] = []
    const write = async (_: unknown, writer: number) => {
      for (let at = writer; !isOver; at++) {
        const status = ['Open', 'Candidate sent', 'Candidate in interview'][at % 3]
        written.push(await call({ method: 'PATCH', path: `/api/deals/${deal}/status`, body: { status } }))
      }
    }
    const all = Promise.all(Array.from({ length: 100 }, write))
    const signIns = beside(signIn, () => pause(8_000))
    const me = await beside(
      () => call({ path: '/api/auth/me' }),
      () => pause(8_000),
    )
    isOver = true
    await all
    report('100 writers on one deal for 8 s', {
      'p95 of sign-in before': p95(quiet),
      'p95 of sign-in': p95(await signIns),
      'p95 of GET /api/auth/me': p95(me),
      writes: counted(written),
    })
  })
}

/** 200 sign-ins at once with different e-mails from one address. */
export async function guessers() {
  await withProduct(async ({ call }) => {
    const read = () => call({ path: '/api/auth/me' })
    const quiet = await beside(read, () => pause(2_000))
    let answers: Answer[] = []
    const meanwhile = await beside(read, async () => {
      const body = (guess: number) => ({ email: `guess-${guess}@example.com`, password: 'guess' })
      const tries = Array.from({ length: 200 }, (_, at) =>
        call({ method: 'POST', path: '/api/auth/login', body: body(at) }),
      )
      answers = await Promise.all(tries)
    })
    report('200 sign-ins with different e-mails at once', {
      'p95 of others before': p95(quiet),
      'p95 of others': p95(meanwhile),
      answers: counted(answers),
    })
  })
}

/** 16 uploads to an unknown link, each of which stalls after 5 MB. */
export async function uploads() {
  await withProduct(async ({ port, pid }) => {
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, arrivingAt(pid()))
    }, 10)
    const stalled = Array.from({ length: 16 }, () => stall(port, '/api/public/deals/unknown/apply'))
    const answers = await Promise.all(stalled)
    clearInterval(watch)
    report('16 uploads that stall, to an unknown link', {
      answers: counted(answers.map(status => ({ status }))),
      'most on the disk': `${most.toFixed(1)} MB`,
    })
  })
}

/** 20 decompression bombs and endless documents at once. */
export async function bombs() {
  const kinds = [bomb(400), bomb(2_000), endless(), manyTexts(), manyPaths()]
  await withProduct(async product => {
    const most = watchMemory(product.pid())
    const begun = performance.now()
    const answers = await Promise.all([...kinds, ...kinds, ...kinds, ...kinds].map(bytes => extract(product, bytes)))
    const [resume] = demoPdfs(1)
    const after = await extract(product, Buffer.from(resume?.bytes ?? []))
    report('20 decompression bombs and endless documents at once', {
      seconds: Math.round((performance.now() - begun) / 1000),
      answers: counted(answers),
      'a resume after them': after.status,
      'most memory': inWords(most()),
    })
  })
}

/** 60 resumes of 9.4 MB at once. */
export async function resumes() {
  const [resume] = demoPdfs(1)
  const bytes = Buffer.alloc(9_400_000, ' ')
  bytes.set(resume?.bytes ?? [])
  await withProduct(async product => {
    const before = memoryOf(product.pid())
    const most = watchMemory(product.pid())
    const answers = await Promise.all(Array.from({ length: 60 }, () => extract(product, bytes)))
    const seen = most()
    await pause(5_000)
    report('60 resumes of 9.4 MB at once', {
      answers: counted(answers),
      'memory before': inWords(before),
      'most memory': inWords(seen),
      '5 s later': inWords(memoryOf(product.pid())),
    })
  })
}

/** SIGTERM during 200 requests, half of them writes. 20 more requests follow the signal. */
export async function stop() {
  await withProduct(async ({ call, ...product }) => {
    const talent = JSON.parse((await call({ path: '/api/talents' })).body)[0].id
    const keptAlive = new http.Agent({ keepAlive: true, maxSockets: 100 })
    await Promise.all(Array.from({ length: 100 }, () => call({ path: '/healthz', agent: keptAlive })))
    const path = `/api/talents/${talent}/comments`
    const reads = ['/api/talents', '/api/deals', '/api/companies', '/api/auth/me']
    let answered = 0
    const send = async (_: unknown, at: number) => {
      const agent = at % 2 === 0 ? keptAlive : new http.Agent()
      const isWrite = at % 4 < 2
      const wanted = isWrite
        ? { method: 'POST', path, body: { comment: `stop-${at}-` } }
        : { path: reads[(at >> 2) % 4] ?? '/' }
      const answer = await call({ ...wanted, agent })
      answered += 1
      return { ...answer, at, isWrite }
    }
    const sent = Array.from({ length: 200 }, send)
    while (answered < 20) await pause(1)
    const ended = product.stop()
    const late = Array.from({ length: 20 }, (_, at) => send(null, 4 * at + 2))
    const [first, second, end] = [await Promise.all(sent), await Promise.all(late), await ended]
    await product.startAgain()
    const stored = (await call({ path })).body
    const written = first.filter(({ isWrite }) => isWrite)
    const isStored = ({ at }: { at: number }) => stored.includes(`stop-${at}-`)
    report('SIGTERM during 200 requests, and 20 after it', {
      'answers to the 200': counted(first),
      'answers to the 20': counted(second),
      'stored without an answer': written.filter(answer => answer.status !== 201 && isStored(answer)).length,
      'answered but not stored': written.filter(answer => answer.status === 201 && !isStored(answer)).length,
      'ended with': `${end.code} after ${end.seconds.toFixed(1)} s`,
    })
  })
}

async function withProduct(work: (product: Product) => Promise<void>) {
  const product = await startProduct({ PUBLIC_APPLICATIONS_PER_HOUR: '0' })
  try {
    await work(product)
  } finally {
    await product.stop()
    await product.remove()
  }
}

/** Sends a request every 20 ms while `work` runs. Returns all answers. */
async function beside(ask: () => Promise<Answer>, work: () => Promise<unknown>): Promise<Answer[]> {
  let isOver = false
  const answers: Answer[] = []
  const working = work().finally(() => {
    isOver = true
  })
  while (!isOver) {
    answers.push(await ask())
    await pause(20)
  }
  await working
  return answers
}

function extract({ call }: Product, bytes: Buffer): Promise<Answer> {
  const head = '--x\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--x--\r\n')])
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  return call({ method: 'POST', path: '/api/extract-resume', body, headers })
}

/** Sends the head of a form and 5 MB of its file, then stalls. Returns the status received within 15 seconds. */
function stall(port: number, path: string): Promise<number | string> {
  const head = '--x\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n'
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '9000000' }
  return new Promise(resolve => {
    const request = http.request({ host: '127.0.0.1', port, method: 'POST', path, headers, agent: new http.Agent() })
    const end = (answer: number | string) => {
      resolve(answer)
      request.destroy()
    }
    request.once('response', ({ statusCode }) => end(statusCode ?? 0))
    request.on('error', fault => end(fault.message))
    setTimeout(end, 15_000, 'no answer').unref()
    request.write(Buffer.concat([Buffer.from(head), Buffer.alloc(5_000_000, 32)]))
  })
}

/** A page of two million texts, compressed to a few kilobytes. */
const manyTexts = () => packed(`BT /F 9 Tf ${'(a) Tj '.repeat(2_000_000)}ET`)
/** A drawing of two million lines, compressed to a few kilobytes. */
const manyPaths = () => packed('1 2 m 3 4 l S '.repeat(2_000_000))
const packed = (content: string) => pageOf(deflateSync(content), '/Filter/FlateDecode')

const counted = (answers: { status: number | string }[]) => {
  const counts = new Map<number | string, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')
}

const p95 = (answers: Answer[]) =>
  `${percentile(
    answers.map(({ milliseconds }) => milliseconds),
    0.95,
  )} ms`

const inWords = ({ server, all }: { server: number; all: number }) => `${server} MB in the server, ${all} MB in all`

function report(what: string, figures: Record<string, string | number>) {
  console.log(`\n${what}`)
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name}: ${value}`)
}
