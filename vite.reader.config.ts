import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { occupationsPacked } from './scripts/packedOccupations.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Builds the program of reading processes as one file: it starts in a fifth of the time with half the memory. */
export default defineConfig({
  publicDir: false,
  plugins: [occupationsPacked()],
  // Not bundled: the engine starts its thread from its own file, and the canvas is a binary.
  ssr: { noExternal: true, external: ['tesseract.js', '@napi-rs/canvas'] },
  build: {
    ssr: here('api/reading/program.ts'),
    outDir: here('dist/reader'),
    emptyOutDir: true,
    target: 'node20',
    minify: true,
    rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'reader.js' } },
  },
})
