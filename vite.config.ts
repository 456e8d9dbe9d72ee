import { fileURLToPath } from 'node:url'
import { tokens } from '@fluentui/tokens'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  root: here('web'),
  publicDir: here('web/static'),
  plugins: [relayArtifacts(), fluentTokens(), unusedParts(), react()],
  resolve: {
    alias: [
      { find: /^react-relay$/, replacement: 'react-relay/hooks' },
      { find: /^zod$/, replacement: here('web/forms/zod.ts') },
    ],
  },
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    manifest: true, // The server reads which chunks a page needs (api/http/pages/startDocument.ts).
    target: 'es2023',
    chunkSizeWarningLimit: 900,
    /*
     * With a list of a chunk's dependencies, a browser loads all of them at once. But each chunk that may import the
     * chunk contains this list, so only the chunks of pages have a list, as pages must open fast. Parts within a page
     * have no list, as they are loaded when a user begins to use them. Rarely used pages have no list, either, as all
     * lists are part of the first page.
     */
    modulePreload: {
      resolveDependencies: (chunk, needed) =>
        /(?:(?<!Agency|GraphiQL|Reference|Revenue|Scoreboard|Sessions|Users|Webhooks)Page|staff)-[^/]*$/.test(chunk)
          ? needed
          : needed.filter(name => name.endsWith('.css')),
    },
    rolldownOptions: {
      onLog(level, log, tell) {
        // Hides warnings about directives that React's compiler left in GraphiQL.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log)
      },
      output: {
        // Chunks of packages keep their names, and so stay in the browser's cache, until a package changes.
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'relay',
              test: /node_modules\/(relay-runtime|react-relay|fbjs|invariant)\/(?!.*PaginationFragment|.*LoadMore|.*Refetchable|.*getConnectionState|.*readFragmentInternal|.*useIsOperationNodeActive)/,
            },
            // Code that every page loads first is one file, as small files compress badly.
            { name: 'first', tags: ['$initial'] },
            // Groups of code that is used together, as many small files would load one after the other.
            {
              name: 'links',
              test: /\/@fluentui\/react-link\/|\/web\/components\/(?:ExternalLink|webAddress|BrandMark)\.|BackgroundAppearanceContext/,
            },
            {
              name: 'input',
              test: /\/@fluentui\/react-(?:input|field\/lib\/contexts\/(?:useFieldControlProps|FieldContext))|\/web\/(?:components\/Toasts|app\/ToastProvider)\.|\/(?:useControllableState|MotionRefForwarder|getReactElementRef|AnnounceContext)\.js$|\/react-icons\/lib\/(?:sizedI|i)cons\/chunk-(?:10|12|24|28)\.js$/,
            },
            { name: 'fields', test: /\/@fluentui\/react-(?:field|message-bar)\/|\/web\/forms\/FormField\./ },
            { name: 'visitors', test: /\/web\/public\/(?:Unavailable|Notice|PublicFrame)\./ },
            // Icons of pages for clients, and of lists.
            { name: 'marks', test: /\/react-icons\/.*\/(?:arrow-download|checkmark|chevron-down|info)\.js$/ },
            {
              name: 'icons',
              test: /\/react-icons\/.*\/(?:add|checkmark-circle|delete|dismiss|document|person|person-add|person-search)\.js$/,
            },
            {
              name: 'upload',
              test: /\/@fluentui\/react-progress\/|\/web\/(?:forms\/(?:Upload\w+|files|useWarnBeforeUnload))\./,
            },
            // A group also gets its imports that no earlier group has, so code used by lists has its own groups.
            { name: 'texts', test: /\/web\/components\/texts\./ },
            { name: 'format', test: /\/web\/components\/format\./ },
            { name: 'table', test: /\/web\/components\/table\/(?:DataTable|cells)\./ },
            { name: 'facts', test: /\/web\/components\/FactList\./ },
            {
              name: 'areas',
              test: /\/api\/talents\/words\.|\/react-icons\/.*\/(?:briefcase|building)\.js$/,
            },
            // The preview for staff also shows the client's page. The plain page also shows the parts of a profile.
            { name: 'profile', test: /\/web\/public\/client\/profile\/(?!Profile(?:Text)?\.)/ },
            { name: 'agency', test: /\/web\/public\/client\/(?:Agency\w+|accent)\./ },
            {
              name: 'shared',
              test: /\/web\/public\/client\/(?:SharedPage|Letter|Shortlist|ProfileCard|PdfLink|profile\/Profile(?:Text)?|answer\/AnswerPanel)\./,
            },
            // Login loads this one file of the staff's pages.
            { name: 'checks', test: /\/web\/app\/session\/useChecks\./ },
            // The frame and the lists, with all their imports that no group above has: one file for the first page.
            {
              name: 'staff',
              test: /\/web\/(?:app\/staffPages|list\/(?:ListPage|selection\/Selection)|components\/(?:Avatars|DialogHost|DialogButton|EmptyState|FilterFields|Pills|RecordMenu|TableDownloads)|shares\/ShareWithClient|list\/AddButton|candidates\/add\/addDialogs)\./,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    fs: { allow: [here('.')] },
    proxy: { '/graphql': 'http://127.0.0.1:4000', '/api': 'http://127.0.0.1:4000' },
  },
})

/** Replaces each graphql`…` tag by an import of its artifact from relay-compiler. Line numbers do not change. */
export function relayArtifacts(): Plugin {
  const folder = here('web/__generated__')
  return {
    name: 'relay-artifacts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/.*\.tsx?$/, code: 'graphql`' },
      handler(code) {
        const imports: string[] = []
        // Without a store, a query is only sent. Its parameters are enough to send it, and do not import Relay.
        const isPlain = /from '[./]+\/relay\/plain\.ts'/.test(code)
        const body = code.replace(/\bgraphql`([^`]*)`/g, (tag: string, text: string) => {
          const name = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/.exec(text)?.[1]
          if (!name) throw new Error(`A graphql tag without a name: ${tag}`)
          const part = isPlain && text.includes('@preloadable') ? '$parameters' : '.graphql'
          imports.push(`import ${name}__artifact from '${folder}/${name}${part}.ts';`)
          return `(${'\n'.repeat(text.split('\n').length - 1)}${name}__artifact)`
        })
        return { code: imports.join('') + body, map: null }
      },
    },
  }
}

/** Inlines the values of Fluent's tokens into the styles, so that no page loads the table of all tokens. */
function fluentTokens(): Plugin {
  const values: Readonly<Record<string, string>> = tokens
  return {
    name: 'fluent-tokens',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: {
        code: /import \{[^}]*\btokens\b[^}]*\} from ['"]@fluentui\/(?:react-components|react-theme|tokens)['"]/,
      },
      handler(code) {
        const inlined = code.replace(/\btokens\.(\w+)/g, (used: string, name: string) => {
          const value = values[name]
          // Not a token but, for example, a file name.
          if (value === undefined) return used
          return JSON.stringify(value)
        })
        return { code: inlined, map: null }
      },
    },
  }
}

/**
 * Removes parts of these packages that no page needs at its start. The bundler cannot detect this, as Relay is
 * CommonJS, and components of React Router are created by calls.
 */
function unusedParts(): Plugin {
  const hooks = [
    ...['EntryPointContainer.react', 'loadEntryPoint', 'useEntryPointLoader', 'useMutation', 'useRefetchableFragment'],
    ...['useMutationAction_EXPERIMENTAL', 'useSubscribeToInvalidationState'],
    // Pages that need this hook import it directly: web/relay/usePaginationFragment.ts.
    'usePaginationFragment',
    // Used only if Relay's feature flag ENABLE_ACTIVITY_COMPATIBILITY is off, but it is on.
    'useFragmentInternal_CURRENT',
  ]
  const runtime = [
    ...['createFragmentSpecResolver', 'RelayQueryResponseCache', 'experimental', 'fetchQuery_DEPRECATED'],
    ...['NormalizationEngine', 'createPayloadFor3DField', 'createUpdatableProxy'],
  ]
  const loaded = new RegExp(`require\\((['"])\\.{1,2}/(?:[\\w-]+/)*(?:${[...hooks, ...runtime].join('|')})\\1\\)`, 'g')
  return {
    name: 'unused-parts',
    apply: 'build',
    transform: {
      filter: {
        id: /\/(?:react-relay\/lib\/(?:hooks|relay-hooks\/useFragmentInternal)\.js|relay-runtime\/lib\/(?:index|mutations\/readUpdatable\w+)\.js|react-router\/dist\/.*\.mjs|react-avatar\/lib\/components\/Avatar\/useAvatar\.js)$/,
      },
      handler: code => ({
        code: code
          .replace(loaded, '{}')
          // No avatar in the product shows presence.
          .replace(/^import { PresenceBadge } from .*$/m, "const PresenceBadge = 'span'")
          .replace(/= (React\w*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = .*;$/gm, ''),
        map: null,
      }),
    },
  }
}
