/**
 * What several resumes at once cost: `npm run bench:imports`. Hands in 50 resumes of the demo, three at a time as the page does,
 * and prints the seconds until all are kept and until all are read, the time of list requests meanwhile and before, and by how
 * much the product's processes grow. `--resumes=50` sets their number.
 */
import { demoPdfs } from '../material.ts'
import { option, quantile } from '../measure.ts'
import { processTree, proportionalMemory, settled } from '../processes.ts'
import { pause, startProduct } from '../product.ts'

const count = Number(option('resumes') ?? 50)
const headers = { 'x-requested-with': 'graphiql' }
const product = await startProduct()
try {
  await settled(() => processTree(product.pid()))
  const memory = () => processTree(product.pid()).reduce((sum, pid) => sum + proportionalMemory(pid), 0)
  const before = { memory: memory(), list: await lists(() => Promise.resolve(false), 100) }
  const { startResumeImport } = await ask('mutation { startResumeImport(input: {}) { import { databaseId } } }')
  const importId: number = startResumeImport.import.databaseId
  const begun = performance.now()
  let most = 0
  let kept = 0
  const waiting = demoPdfs(count).entries()
  const lane = async () => {
    for (const [position, { bytes }] of waiting) await add({ importId, position, bytes })
  }
  const sending = Promise.all([lane(), lane(), lane()]).then(() => {
    kept = performance.now() - begun
  })
  const goesOn = async () => {
    most = Math.max(most, memory())
    const { resumeImport } = await ask(`{ resumeImport(id: ${importId}) { resumes { status } } }`)
    const states: string[] = resumeImport.resumes.map(({ status }: { status: string }) => status)
    return states.length < count || states.some(status => status === 'WAITING' || status === 'READING')
  }
  const during = await lists(goesOn)
  await sending
  const read = performance.now() - begun
  console.log(`${count} resumes: kept after ${(kept / 1000).toFixed(1)} s, read after ${(read / 1000).toFixed(1)} s`)
  console.log(
    `a list, p50 and p95: ${inWords(before.list)} before, ${inWords(during)} meanwhile (${during.length} requests)`,
  )
  console.log(`memory of all processes: ${before.memory.toFixed(0)} MB before, at most ${most.toFixed(0)} MB`)
} finally {
  await product.stop()
  await product.remove()
}

/** The milliseconds of requests for the list, one after the other. */
async function lists(goesOn: () => Promise<boolean>, atLeast = 0) {
  const times: number[] = []
  do {
    const query = '{ talents(first: 50) { totalCount edges { node { name role techStack } } } }'
    const { milliseconds } = await product.call({ method: 'POST', path: '/graphql', headers, body: { query } })
    times.push(milliseconds)
    await pause(50)
  } while (times.length < atLeast || (await goesOn()))
  return times
}

async function ask(query: string) {
  const { body } = await product.call({ method: 'POST', path: '/graphql', headers, body: { query } })
  const { data, errors } = JSON.parse(body)
  if (!data) throw new Error(errors?.[0]?.message ?? body)
  return data
}

type Sent = { importId: number; position: number; bytes: Uint8Array }

async function add({ importId, position, bytes }: Sent) {
  const query = 'mutation ($input: AddImportedResumeInput!) { addImportedResume(input: $input) { resume { id } } }'
  const form = new FormData()
  form.set('operations', JSON.stringify({ query, variables: { input: { importId, position, file: null } } }))
  form.set('map', JSON.stringify({ 0: ['variables.input.file'] }))
  form.set('0', new Blob([Buffer.from(bytes)], { type: 'application/pdf' }), `resume-${position}.pdf`)
  const sent = new Response(form)
  const type = sent.headers.get('content-type') ?? ''
  const body = Buffer.from(await sent.arrayBuffer())
  const { body: answer } = await product.call({
    ...{ method: 'POST', path: '/graphql', body },
    headers: { ...headers, 'content-type': type },
  })
  if (!JSON.parse(answer).data) throw new Error(answer)
}

function inWords(times: number[]) {
  return `${quantile(times, 0.5).toFixed(0)} and ${quantile(times, 0.95).toFixed(0)} ms`
}
