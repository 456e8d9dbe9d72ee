/**
 * The cost of uploading resumes to the built product over HTTP: `npm run bench:uploads`. Prints these figures and fails
 * if one of them is above its limit: the median time of one-page resumes, the time of the first upload after an idle
 * time, the seconds for a scanned page and a scanned document, and the growth of the product's process by 200 uploads
 * (180 texts, 20 scans). `--idle=130` sets the idle seconds; values above 120 make no difference. `--texts=180
 * --scans=20` set the numbers of uploads, `--only=warm,first,scans,growth` the measured figures.
 */
import { addPicture, picturesOf, scanOf } from '@talentdesk/reader/test/scans'
import { PDFDocument } from 'pdf-lib'
import { demoPdfs, evaluationPdfs } from '../material.ts'
import { option, percentile, quantile } from '../measure.ts'
import { processTree, proportionalMemory, settled } from '../processes.ts'
import { pause, startProduct } from '../product.ts'

/** Limits: `warm` and `first` in milliseconds, `page` and `document` in seconds, `growth` in megabytes. */
const most = { warm: 200, first: 700, page: 8, document: 60, growth: 50 }

const idle = Number(option('idle') ?? 130)
const [texts, scans] = [Number(option('texts') ?? 180), Number(option('scans') ?? 20)]

const single: Uint8Array[] = []
for (const { bytes } of [...demoPdfs(40), ...evaluationPdfs('resumes')]) {
  if ((await PDFDocument.load(bytes)).getPageCount() === 1) single.push(bytes)
}
const scanned = await Promise.all(single.slice(0, 5).map(bytes => scanOf(bytes, { tilt: 1 })))
const long = await longScan(10)

const product = await startProduct()
const wrong: string[] = []
try {
  await settled(() => processTree(product.pid()))
  for (const bytes of take(single, 10)) await upload(bytes)
  const parts = { growth, warm, first, scans: scansOfPages }
  const only = option('only')?.split(',') ?? Object.keys(parts)
  for (const [name, part] of Object.entries(parts)) if (only.includes(name)) await part()
} finally {
  await product.stop()
  await product.remove()
}
for (const message of wrong) console.error(message)
process.exitCode = wrong.length > 0 ? 1 : 0

/** Uploads texts, with the scans evenly spread among them, and measures the growth of memory. */
async function growth() {
  const before = await memory()
  const every = Math.max(1, Math.floor(texts / Math.max(1, scans)))
  const rows = take(single, texts).flatMap((bytes, at) =>
    at % every === 0 && at / every < scans ? [bytes, scanned[(at / every) % scanned.length] as Uint8Array] : [bytes],
  )
  for (const bytes of rows) await upload(bytes)
  // Reading processes for pictures end a minute after the last picture.
  await pause(65_000)
  const after = await memory()
  const grown = Math.round(after.product - before.product)
  console.log(
    `${rows.length} uploads (${texts} texts, ${rows.length - texts} scans): the product's process grew from ${Math.round(before.product)} by ${grown} MB, all processes from ${Math.round(before.all)} by ${Math.round(after.all - before.all)} MB`,
  )
  hold('The growth', grown, most.growth)
}

async function warm() {
  const times: number[] = []
  for (const bytes of take(single, 60)) times.push(await upload(bytes))
  const median = percentile(times, 0.5)
  console.log(`A resume of one page, warm: median ${median} ms, 95 % below ${percentile(times, 0.95)} ms`)
  hold('The warm median', median, most.warm)
}

/** Measures the first resume after an idle time. */
async function first() {
  await pause(idle * 1000)
  const asleep = await upload(take(single, 1)[0] as Uint8Array)
  console.log(`The first file after ${idle} idle seconds: ${Math.round(asleep)} ms`)
  hold('The first file after an idle time', asleep, most.first)
}

async function scansOfPages() {
  const pages: number[] = []
  for (const bytes of scanned) pages.push((await upload(bytes)) / 1000)
  const whole = (await upload(long)) / 1000
  console.log(
    `A scan of one page: median ${quantile(pages, 0.5).toFixed(1)} s, longest ${quantile(pages, 1).toFixed(1)} s; a scan of ten pages: ${whole.toFixed(1)} s`,
  )
  hold('A scanned page', quantile(pages, 1), most.page)
  hold('A scanned document', whole, most.document)
}

function hold(what: string, value: number, limit: number) {
  if (value > limit) wrong.push(`${what} is ${Math.round(value)}, above ${limit}`)
}

/** Uploads a resume. Returns the milliseconds until it was read. */
async function upload(bytes: Uint8Array): Promise<number> {
  const boundary = '----resume'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="resume"; filename="resume.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
  const { status, body, milliseconds } = await product.call({
    method: 'POST',
    path: '/api/extract-resume',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'x-requested-with': 'bench' },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
  if (status !== 200) throw new Error(`A resume was answered ${status}: ${body}`)
  return milliseconds
}

/** Megabytes of the product's main process and of all its processes, measured once they rest. */
async function memory() {
  await settled(() => processTree(product.pid()))
  const all = processTree(product.pid()).map(proportionalMemory)
  return { product: proportionalMemory(product.pid()), all: all.reduce((sum, one) => sum + one, 0) }
}

/** The first `count` items, repeating the list when it is shorter. */
function take<Item>(items: Item[], count: number): Item[] {
  return Array.from({ length: count }, (_, at) => items[at % items.length] as Item)
}

async function longScan(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  for (const bytes of take(single, pages)) {
    const [picture] = await picturesOf(bytes, { tilt: 1 })
    if (picture) await addPicture(document, picture)
  }
  return document.save()
}
