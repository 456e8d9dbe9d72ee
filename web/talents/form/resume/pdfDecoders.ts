import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url'
import jpeg2000 from 'pdfjs-dist/wasm/openjpeg.wasm?url'

const addresses: Readonly<Record<string, string>> = { 'jbig2.wasm': jbig2, 'openjpeg.wasm': jpeg2000 }

/**
 * Fetches pdf.js's decoders for scanned pictures, whose file names in the build differ from those that pdf.js requests.
 * Without the decoders, a page that was scanned as JPEG 2000 stays white.
 */
export class PdfDecoders {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const address = addresses[filename]
    if (!address) throw new Error(`There is no decoder named ${filename}`)
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`The decoder ${filename} was not loaded: ${answer.status}`)
    return new Uint8Array(await answer.arrayBuffer())
  }
}
