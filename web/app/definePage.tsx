import { type ComponentType, Suspense } from 'react'
import { type PreloadedQuery, RelayEnvironmentProvider } from 'react-relay'
import { type RouteObject, useLoaderData, useLocation } from 'react-router-dom'
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime'
import { type Later, later } from '../components/later.tsx'
import { createPrefetched, type LoadedPage, type LoadOptions, loadPage, usePage } from '../relay/loadPage.ts'
import type { RelaySession } from '../relay/session.ts'
import { Arrived } from './Arrived.tsx'
import { PageBoundary } from './boundaries.tsx'
import { NotFound } from './NotFound.tsx'
import { PageTitle } from './PageTitle.tsx'
import type { Address, PageHandle } from './prefetch.ts'
import { soon } from './soon.ts'
import { LoadingWord } from './waiting.tsx'

/** The props of a page component: the query sent by its route. Read its data with Relay's `usePreloadedQuery`. */
export type PageProps<Q extends OperationType> = { queryRef: PreloadedQuery<Q> }

type PageDefinition<Q extends OperationType> = {
  /** A path of react-router: '/deals/:id'. */
  path: string
  /** The document's title, until the page renders a `PageTitle` of its own. */
  title: string
  /** The default export of `__generated__/…$parameters.ts`, which exists for a query marked `@preloadable`. */
  query: PreloadableConcreteRequest<Q>
  /** Returns null for an invalid address, e.g. if the id is not a number: then the not-found page is shown. */
  variables: (address: Address) => VariablesOf<Q> | null
  page: () => Promise<ComponentType<PageProps<Q>>>
  /** The placeholder shown when code or data take over a second. Its blocks are as high as the loaded page. */
  Skeleton: ComponentType
  fetchPolicy?: LoadOptions<Q>['fetchPolicy']
  /** The message if the page cannot be loaded: 'Error loading talent profile. Please try again later.' */
  failure?: string
}

/** A page of the application. Each page has its own folder, path and preloaded query. */
export type Page = { path: string; route: (session: RelaySession) => RouteObject }

/** Defines a page whose code and query load in parallel on navigation. Add the page to the list in `pages.ts`. */
export function definePage<Q extends OperationType>(definition: PageDefinition<Q>): Page {
  const { path, query, variables, page, fetchPolicy } = definition
  const Content = later(page)
  const prefetched = createPrefetched<Q>()
  const handleFor = (session: RelaySession): PageHandle => ({
    prefetch(address) {
      const wanted = variables(address)
      if (!wanted || prefetched.has(addressKey(address))) return
      // A failure to load the code is ignored here: the page shows it when it is opened.
      Content.preload()
      prefetched.add(addressKey(address), loadPage(session.environment(), query, { variables: wanted, fetchPolicy }))
    },
  })
  return {
    path,
    route: session => ({
      path,
      element: <PageSlot definition={definition} Content={Content} />,
      handle: handleFor(session),
      async loader({ params, request: { url, signal } }) {
        const address = { params, search: new URL(url).searchParams }
        const wanted = variables(address)
        if (!wanted) return null
        const code = Content.load()
        const environment = session.environment()
        const loaded =
          prefetched.take(addressKey(address), environment) ??
          loadPage(environment, query, { variables: wanted, fetchPolicy })
        signal.addEventListener('abort', () => loaded.queryRef.dispose())
        await soon(code, loaded.arrival)
        return loaded
      },
    }),
  }
}

const addressKey = ({ params, search }: Address) => `${Object.values(params)}?${search}`

type SlotProps<Q extends OperationType> = {
  definition: PageDefinition<Q>
  Content: Later<PageProps<Q>>
}

function PageSlot<Q extends OperationType>(props: SlotProps<Q>) {
  const loaded = useLoaderData<LoadedPage<Q> | null>()
  const { pathname } = useLocation()
  if (!loaded) return <NotFound />
  return (
    <RelayEnvironmentProvider environment={loaded.environment}>
      <LoadedSlot key={pathname} loaded={loaded} {...props} />
    </RelayEnvironmentProvider>
  )
}

function LoadedSlot<Q extends OperationType>({
  loaded,
  definition,
  Content,
}: SlotProps<Q> & { loaded: LoadedPage<Q> }) {
  const { title, query, Skeleton, failure } = definition
  const [queryRef, reload] = usePage(query, loaded)
  const retry = () => {
    // If loading fails again, `Content` throws the error when it is rendered.
    Content.preload()
    reload()
  }
  return (
    <PageBoundary message={failure} attempt={queryRef} onRetry={retry}>
      <PageTitle>{title}</PageTitle>
      <Suspense
        fallback={
          <>
            <LoadingWord />
            <Skeleton />
          </>
        }
      >
        <Content queryRef={queryRef} />
        <Arrived />
      </Suspense>
    </PageBoundary>
  )
}
