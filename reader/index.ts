import type { PictureRequest, Reading, ReadRequest, RecognisedPages } from './types.ts'

export { type Area, areaOf, areas } from './fields/area.ts'
export type { Page } from './pages/layout.ts'
export type { Box, ResumeLine, ResumePage } from './places.ts'
export * from './types.ts'

/** Limits for one document. */
export type ReaderLimits = {
  /** Maximum number of picture pages to recognise. A resume has fewer pages. */
  pictures?: number
  /** Milliseconds to recognise pictures. A page that would probably exceed this time is left out. */
  time?: number
}

/** The service that `openReader` opens. */
export type Reader = ReturnType<typeof openReader>

/**
 * Opens a service that reads resumes in this process: PDF and Word files, and pictures as PNG, JPEG or WebP. `read`
 * throws the library's error for a broken or locked file, `Refused` for a picture without readable text, and the reason
 * of the signal. If a reading has page numbers in `pictures`, these pages are not recognised yet: call `read` with
 * `what: 'pictures'`, then again with the returned pages as `recognised`. The code is loaded with the first document,
 * so that a process that only sends requests to another process stays small. `close` stops the engine for pictures,
 * which is started with the first picture.
 */
export function openReader({ pictures = 10, time = 52_000 }: ReaderLimits = {}) {
  let recognition: Promise<Recognition> | undefined

  async function read(bytes: Uint8Array, wanted: ReadRequest & Cancellable): Promise<Reading>
  async function read(bytes: Uint8Array, wanted: PictureRequest & Cancellable): Promise<RecognisedPages>
  async function read(bytes: Uint8Array, { signal, ...wanted }: (ReadRequest | PictureRequest) & Cancellable) {
    signal?.throwIfAborted()
    if (wanted.what !== 'pictures') return (await import('./readResume.ts')).readResume(bytes, { wanted, signal })
    recognition ??= openRecognitionLater({ pictures, time })
    return (await recognition).recognise(bytes, { ...wanted, signal })
  }

  return { read, close: async () => (await recognition)?.close() }
}

type Cancellable = { signal?: AbortSignal | undefined }

type Recognition = Awaited<ReturnType<typeof openRecognitionLater>>

const openRecognitionLater = async (limits: { pictures: number; time: number }) =>
  (await import('./pictures/recognise.ts')).openRecognition(limits)
