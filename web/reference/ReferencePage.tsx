import { makeStyles, tokens } from '@fluentui/react-components'
import 'rapidoc'
import type { runsAsQuery } from '../__generated__/runsAsQuery.graphql.ts'
import type { PageProps } from '../app/definePage.tsx'
import { darkTheme, lightTheme } from '../app/theme.ts'
import { useDark, useNarrow } from '../components/media.ts'
import { FullHeightPage, PageHeader } from '../components/PageHeader.tsx'
import { useRunsAs } from '../graphiql/runsAs.ts'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The attributes of RapiDoc's element, all of which are strings: https://rapidocweb.com/api.html */
      'rapi-doc': HTMLAttributes<HTMLElement> & Record<`${string}-${string}`, unknown>
    }
  }
}

/** The page with the REST calls of the OpenAPI document. A call that is tried out runs in the viewer's session. */
export function ReferencePage({ queryRef }: PageProps<runsAsQuery>) {
  const name = useRunsAs(queryRef)
  const styles = useStyles()
  const isNarrow = useNarrow()
  return (
    <FullHeightPage>
      <PageHeader title="API reference" fact={`Runs as ${name}, on the live data`} />
      <rapi-doc
        className={styles.reference}
        spec-url="/api/openapi.json"
        render-style={isNarrow ? 'view' : 'focused'} // On a phone, 'focused' shows no list of calls.
        schema-style="table"
        show-header="false"
        allow-authentication="false"
        allow-server-selection="false"
        fetch-credentials="same-origin"
        load-fonts="false"
        {...useColors()}
        onspec-loaded={prepare}
        onbefore-try={askBeforeWriting}
      />
    </FullHeightPage>
  )
}

function useColors() {
  const isDark = useDark()
  const theme = isDark ? darkTheme : lightTheme
  return {
    theme: isDark ? 'dark' : 'light',
    'regular-font': theme.fontFamilyBase,
    'mono-font': theme.fontFamilyMonospace,
    'bg-color': theme.colorNeutralBackground1,
    'text-color': theme.colorNeutralForeground1,
    'primary-color': theme.colorBrandBackground,
    'nav-bg-color': theme.colorNeutralBackground2,
    'nav-text-color': theme.colorNeutralForeground2,
  }
}

type Contents = { content?: Record<string, { example?: unknown; examples?: Record<string, { value: unknown }> }> }

type Call = {
  operationId: string
  elementId: string
  security: unknown[]
  requestBody?: Contents
  responses: Record<string, Contents>
}

type Loaded = CustomEvent<{ tags: { paths: Call[] }[] }> & { currentTarget: HTMLElement }

/** Corrects RapiDoc's page and calls. Replaces a call such as `#listTalents` in the address by RapiDoc's own name. */
function prepare({ detail: { tags }, currentTarget: { shadowRoot } }: Loaded) {
  shadowRoot?.querySelector('main')?.setAttribute('role', 'group') // The page already has a main landmark.
  shadowRoot?.querySelector('nav')?.setAttribute('aria-label', 'REST calls')
  for (const call of tags.flatMap(({ paths }) => paths)) {
    call.security = [] // RapiDoc would show that nobody is signed in, as it cannot see the session's cookie.
    for (const { content = {} } of [call.requestBody ?? {}, ...Object.values(call.responses)])
      for (const part of Object.values(content))
        if ('example' in part) {
          part.examples = { Example: { value: part.example } } // RapiDoc does not show a single `example`.
          delete part.example
        }
    if (`#${call.operationId}` === window.location.hash)
      window.history.replaceState(window.history.state, '', `#${call.elementId}`)
  }
}

type Attempt = { request: Request; controller: AbortController }

/** Asks for confirmation before a call that may change the live data. */
function askBeforeWriting({ detail: { request, controller } }: CustomEvent<Attempt>) {
  const isRead = request.method.toUpperCase() === 'GET'
  if (!isRead && !window.confirm('This call may change live data. Send it?')) controller.abort()
}

const useStyles = makeStyles({
  reference: {
    flexGrow: 1,
    width: '100%',
    minHeight: '560px',
    overflow: 'hidden',
    '&::part(anchor)': { color: tokens.colorBrandForegroundLink },
  },
})
