import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

const optionsFor = (bytes: Uint8Array) => ({
  data: new Uint8Array(bytes), // A copy, as pdf.js takes ownership of its input.
  isEvalSupported: false,
  disableFontFace: true,
  useSystemFonts: false,
  verbosity: VerbosityLevel.ERRORS,
  standardFontDataUrl: join(folder, 'standard_fonts/'),
  cMapUrl: join(folder, 'cmaps/'),
  cMapPacked: true,
})

/** The options of pdf.js for reading text. `maxImageSize: 0` skips every image before it is decoded. */
export const readingOptions = (bytes: Uint8Array) => ({ ...optionsFor(bytes), maxImageSize: 0 })

/** The options of pdf.js for drawing pages. Images with more pixels than those of office scanners are left out. */
export const drawingOptions = (bytes: Uint8Array) => ({
  ...optionsFor(bytes),
  maxImageSize: mostPixelsOfImage,
  wasmUrl: join(folder, 'wasm/'),
  iccUrl: join(folder, 'iccs/'),
})

/** The maximum number of pixels of an image. An A4 page at 600 pixels per inch has 35 million pixels. */
const mostPixelsOfImage = 40_000_000
