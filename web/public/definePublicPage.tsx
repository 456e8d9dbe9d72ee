import { type ComponentType, type ReactNode, Suspense } from 'react'
import type { OperationType, PreloadableConcreteRequest, VariablesOf } from 'relay-runtime'
import { Arrived } from '../app/Arrived.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { Delayed, Waiting } from '../app/waiting.tsx'
import { loadCode } from '../components/later.tsx'
import { loadQuery, type QueryRef } from '../relay/plain.ts'

/** The props of a page for visitors: the query, sent before the page's code was loaded, and the link's token. */
export type PublicPageProps<Q extends OperationType> = { queryRef: QueryRef<Q>; token: string }

/** A function that replaces the whole page. */
export type Show = (page: ReactNode) => void

/** A page for visitors. `at` returns a function that opens the page; null if the path belongs to another page. */
export type PublicPage = { at: (pathname: string) => ((show: Show) => Promise<void>) | null }

type Definition<Q extends OperationType> = {
  /** The first part of the page's path, `/folder/token`. The path ignores case and a trailing slash. */
  folder: string
  title: string
  waiting: string
  query: PreloadableConcreteRequest<Q>
  variables: (token: string) => VariablesOf<Q>
  page: () => Promise<ComponentType<PublicPageProps<Q>>>
}

/** Defines a page that anybody with its link may open. Add the page to the list in `web/public/pages.ts`. */
export function definePublicPage<Q extends OperationType>(definition: Definition<Q>): PublicPage {
  const { folder, title, waiting, query, variables, page } = definition
  const path = new RegExp(`^/${folder}/([^/]+)/?$`, 'i')
  async function open(token: string, show: Show) {
    const queryRef = loadQuery<Q>(query, variables(token))
    const hint = (
      <Delayed>
        <Waiting label={waiting} />
      </Delayed>
    )
    show(hint)
    const Page = await loadCode(page)
    show(
      <>
        <PageTitle>{title}</PageTitle>
        <Suspense fallback={hint}>
          <Page queryRef={queryRef} token={token} />
          <Arrived />
        </Suspense>
      </>,
    )
  }
  return {
    at(pathname) {
      const token = path.exec(pathname)?.[1]
      return token === undefined ? null : show => open(decodeURIComponent(token), show)
    },
  }
}
