import { lazy, Suspense, useCallback, useState } from 'react'
import type { ClientPageQuery } from '../../__generated__/ClientPageQuery.graphql.ts'
import parameters from '../../__generated__/ClientPageQuery$parameters.ts'
import { ErrorBoundary } from '../../app/boundaries.tsx'
import { BrandName } from '../../app/PageTitle.tsx'
import { Delayed, Waiting } from '../../app/waiting.tsx'
import { loadCode } from '../../components/later.tsx'
import { graphql, loadQuery, usePreloadedQuery } from '../../relay/plain.ts'
import type { PublicPageProps } from '../definePublicPage.tsx'
import { LinkNotAvailable } from '../LinkNotAvailable.tsx'
import { AgencyFrame } from './AgencyFrame.tsx'
import { ClientSession } from './ClientSession.tsx'
import { entryOf, keepKey } from './keys.ts'
import { SharedProfiles } from './SharedProfiles.tsx'

/** The shared profiles, a question for the passcode before them, or the same notice for every link that opens nothing. */
export function ClientPage({ queryRef, token }: PublicPageProps<ClientPageQuery>) {
  return (
    <ErrorBoundary resetOn={queryRef} fallback={error => <LinkNotAvailable error={error} />}>
      <Opened queryRef={queryRef} token={token} />
    </ErrorBoundary>
  )
}

function Opened({ queryRef: first, token }: PublicPageProps<ClientPageQuery>) {
  const [queryRef, setQueryRef] = useState(first)
  const { product, clientShare } = usePreloadedQuery<ClientPageQuery>(query, queryRef)
  const refresh = useCallback(async () => {
    const sent = loadQuery<ClientPageQuery>(parameters, entryOf(token))
    setQueryRef({ data: 'data' in sent ? sent.data : await sent.promise })
  }, [token])

  async function unlock(key: string) {
    keepKey(token, key)
    await refresh()
  }

  if (!clientShare) {
    return (
      <BrandName value={product.brandName}>
        <LinkNotAvailable />
      </BrandName>
    )
  }
  const { agency, content } = clientShare
  return (
    <ClientSession token={token} refresh={refresh}>
      <AgencyFrame agency={agency} width={content ? '1120px' : '760px'}>
        {content ? (
          <SharedProfiles content={content} />
        ) : (
          <Suspense fallback={<Hint />}>
            <PasscodeForm token={token} onUnlocked={unlock} />
          </Suspense>
        )}
      </AgencyFrame>
    </ClientSession>
  )
}

/** Most links have no passcode. */
const PasscodeForm = lazy(async () => ({
  default: await loadCode(async () => (await import('./PasscodeForm.tsx')).PasscodeForm),
}))

const Hint = () => (
  <Delayed>
    <Waiting label="Loading..." />
  </Delayed>
)

const query = graphql`
  query ClientPageQuery($token: String!, $key: String) @preloadable {
    product { brandName }
    clientShare(token: $token, key: $key) {
      agency { ...AgencyFrame_agency }
      content { ...SharedProfiles_content }
    }
  }
`
