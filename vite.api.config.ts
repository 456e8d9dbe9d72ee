import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import packageJson from './package.json' with { type: 'json' }
import { occupationsPacked } from './scripts/packedOccupations.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const output = path.join(root, 'dist/api')

/** Packages loaded from node_modules: native code, data files, and the S3 client. All others are bundled. */
const external = Object.keys(packageJson.dependencies)

/**
 * Builds the programs of the server, its processes, and the commands that add demo data, check the ledger and reset an
 * account. Not minified, for readable stack traces.
 */
export default defineConfig({
  publicDir: false,
  plugins: [sourcePlaces(), wasmAsFile(), occupationsPacked()],
  define: { 'process.env.NODE_ENV': '"production"' }, // Libraries then skip their checks for development.
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    emitAssets: true,
    outDir: output,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        main: path.join(root, 'api/main.ts'),
        matcher: path.join(root, 'api/matching/search/thread.ts'),
        printer: path.join(root, 'api/print/printer.ts'),
        seed: path.join(root, 'demo/main.ts'),
        ledger: path.join(root, 'api/commands/verifyLedger.ts'),
        admin: path.join(root, 'api/commands/admin.ts'),
      },
      experimental: { attachDebugInfo: 'simple' }, // Adds a comment before each module, which api/sources.ts reads.
      // All files must be in one folder, as `sourcePlaces` relies on it.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})

/** Makes `import.meta` return the folder and file of the source, so that relative paths also work in the bundle. */
function sourcePlaces(): Plugin {
  return {
    name: 'source-places',
    transform: {
      filter: { id: /^(?!.*node_modules).*\.ts$/, code: /import\.meta\.(?:dir|file)name/ },
      handler(code, file) {
        const nameOf = (place: string) =>
          `(import.meta.dirname + ${JSON.stringify(`/${path.relative(output, place)}`)})`
        return {
          code: code
            .replaceAll('import.meta.dirname', nameOf(path.dirname(file)))
            .replaceAll('import.meta.filename', nameOf(file)),
          map: null,
        }
      },
    },
  }
}

/** Writes Prisma's query compiler to a file beside the bundle. As base64 text, it would take three times the memory. */
function wasmAsFile(): Plugin {
  return {
    name: 'wasm-as-file',
    transform: {
      filter: { id: /\.wasm-base64\.mjs$/ },
      handler(code) {
        const [, base64 = ''] = /"([\w+/=]+)"/.exec(code) ?? []
        const fileName = 'queryCompiler.wasm'
        this.emitFile({ type: 'asset', fileName, source: Buffer.from(base64, 'base64') })
        return [
          "import { readFileSync } from 'node:fs'",
          `export const wasm = readFileSync(import.meta.dirname + '/${fileName}')`,
        ].join('\n')
      },
    },
  }
}
