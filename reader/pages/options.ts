import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

const optionsFor = (bytes: Uint8Array) => ({
  data: new Uint8Array(bytes), // A copy, as pdf.js keeps what it is given.
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

/** The options of pdf.js for drawing pages. Images of more pixels than an office's scanner makes are left out. */
export const drawingOptions = (bytes: Uint8Array) => ({
  ...optionsFor(bytes),
  maxImageSize: mostPixelsOfImage,
  wasmUrl: join(folder, 'wasm/'),
  iccUrl: join(folder, 'iccs/'),
})

/** A page of A4 with 600 pixels to an inch has 35 million. */
const mostPixelsOfImage = 40_000_000
