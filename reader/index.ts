import type { PictureRequest, Reading, ReadRequest, RecognisedPages } from './types.ts'

export { type Area, areaOf, areas } from './fields/area.ts'
export type { Page } from './pages/layout.ts'
export type { Box, ResumeLine, ResumePage } from './places.ts'
export * from './types.ts'

/** Limits for one document. */
export type ReaderLimits = {
  /** The most pages that are recognised as pictures: a resume is shorter. */
  pictures?: number
  /** Milliseconds for recognising pictures: a page that would likely end later is left out. */
  time?: number
}

/** The service that `openReader` opens. */
export type Reader = ReturnType<typeof openReader>

/**
 * Reads resumes in this process: PDF and Word files, and pictures as PNG, JPEG or WebP. `read` throws the error of the library
 * that opens a broken or locked file, `Refused` for a picture that shows no text, and the reason of the signal. A reading that
 * has numbers of pages in `pictures` shows text there that has yet to be recognised: ask for `pictures`, then again with what
 * was `recognised`. The code is loaded with the first document, so that a process which only asks another one stays small;
 * `close` ends the engine for pictures, which is loaded with the first of them.
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
