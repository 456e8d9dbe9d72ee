import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

/*
 * Writes `x.br` and `x.gz` beside each compressible file of the built pages, so that the server need not compress. The
 * strongest brotli takes a second per megabyte, so large files that few people load (GraphiQL, the PDF reader) are
 * compressed less.
 */

const folder = process.argv[2]
const LEAST_BYTES = 500
const FEW_LOAD_BYTES = 350_000

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && /\.(?:html|m?js|css|svg|json|wasm)$/.test(entry.name))
  .map(entry => path.join(entry.parentPath, entry.name))

await Promise.all(
  files.map(async file => {
    const bytes = readFileSync(file)
    if (bytes.length < LEAST_BYTES) return
    const quality = bytes.length > FEW_LOAD_BYTES ? 9 : 11
    writeFileSync(`${file}.br`, await brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } }))
    writeFileSync(`${file}.gz`, await gzip(bytes, { level: 9 }))
  }),
)
