import { type ComponentType, Suspense } from 'react'
import { type PreloadedQuery, RelayEnvironmentProvider } from 'react-relay'
import { type Params, type RouteObject, useLoaderData, useLocation } from 'react-router-dom'
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime'
import { type LoadedPage, type LoadOptions, loadPage, usePage } from '../relay/loadPage.ts'
import type { RelaySession } from '../relay/session.ts'
import { Arrived } from './Arrived.tsx'
import { PageBoundary } from './boundaries.tsx'
import { loadedLazy, soon } from './loadedLazy.tsx'
import { NotFound } from './NotFound.tsx'
import { PageTitle } from './PageTitle.tsx'
import { Delayed, LoadingWord } from './waiting.tsx'

/** What a page component gets: the query that its route has started. Read it with Relay's `usePreloadedQuery`. */
export type PageProps<Q extends OperationType> = { queryRef: PreloadedQuery<Q> }

/** The address a page is shown for. The address is the one home of filters, sorting and tabs. */
export type Address = { params: Params; search: URLSearchParams }

type PageDefinition<Q extends OperationType> = {
  /** As react-router has it: '/deals/:id'. */
  path: string
  /** 'public' pages are shown to anybody, without the frame and without a question about who asks. */
  access: 'staff' | 'public'
  /** The document's title, until the page renders a `PageTitle` of its own. */
  title: string
  /** The default export of `__generated__/…$parameters.ts`: its query is marked `@preloadable`. */
  query: PreloadableConcreteRequest<Q>
  /** Null when no such page can be (an id that is no number): the visitor sees the not-found page. */
  variables: (address: Address) => VariablesOf<Q> | null
  page: () => Promise<ComponentType<PageProps<Q>>>
  /** Shown when code or data take over a second; with the heights of what comes. */
  Skeleton: ComponentType
  fetchPolicy?: LoadOptions<Q>['fetchPolicy']
  /** What the page says when it could not be loaded: 'Error loading talent profile. Please try again later.' */
  failure?: string
}

/** A page of the application: one folder, one path, one preloaded query. */
export type Page = { path: string; access: 'staff' | 'public'; route: (session: RelaySession) => RouteObject }

/** Code and query of a page start together, when its address is entered; see `web/app/pages.ts` for where it goes. */
export function definePage<Q extends OperationType>(definition: PageDefinition<Q>): Page {
  const { path, access, query, variables, page, fetchPolicy, Skeleton } = definition
  const [Content, loadContent] = loadedLazy(page)
  return {
    path,
    access,
    route: session => ({
      path,
      // The very first page of a visitor; staff have the session's.
      ...(access === 'public' && {
        hydrateFallbackElement: (
          <Delayed>
            <Skeleton />
          </Delayed>
        ),
      }),
      element: <PageSlot definition={definition} Content={Content} loadContent={loadContent} />,
      async loader({ params, request }) {
        const wanted = variables({ params, search: new URL(request.url).searchParams })
        if (!wanted) return null
        const code = loadContent()
        const options = { variables: wanted, fetchPolicy, signal: request.signal }
        const loaded = loadPage(session.environment(), query, options)
        await soon(code, loaded.arrival)
        return loaded
      },
    }),
  }
}

type SlotProps<Q extends OperationType> = {
  definition: PageDefinition<Q>
  Content: ComponentType<PageProps<Q>>
  loadContent: () => Promise<void>
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
  loadContent,
}: SlotProps<Q> & { loaded: LoadedPage<Q> }) {
  const { access, title, query, Skeleton, failure } = definition
  const [queryRef, reload] = usePage(query, loaded)
  const retry = () => {
    // What fails again is thrown by the content.
    loadContent().catch(() => undefined)
    reload()
  }
  return (
    <PageBoundary alone={access === 'public'} message={failure} attempt={queryRef} onRetry={retry}>
      <PageTitle>{title}</PageTitle>
      <Suspense
        fallback={
          <>
            {access === 'staff' && <LoadingWord />}
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
