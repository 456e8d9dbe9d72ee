import { lazy, Suspense, useCallback, useState } from 'react'
import type { ClientPage_sharedProfilesClientProfile$key } from '../../__generated__/ClientPage_sharedProfilesClientProfile.graphql.ts'
import type { ClientPage_sharedProfilesContent$key } from '../../__generated__/ClientPage_sharedProfilesContent.graphql.ts'
import type { ClientPageQuery } from '../../__generated__/ClientPageQuery.graphql.ts'
import parameters from '../../__generated__/ClientPageQuery$parameters.ts'
import { BrandName, PageTitle } from '../../app/PageTitle.tsx'
import { Delayed, Waiting } from '../../app/waiting.tsx'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'
import { loadCode } from '../../components/later.tsx'
import { graphql, loadQuery, useFragment, usePreloadedQuery } from '../../relay/plain.ts'
import type { PublicPageProps } from '../definePublicPage.tsx'
import { LinkNotAvailable } from '../LinkNotAvailable.tsx'
import { AgencyFrame } from './AgencyFrame.tsx'
import { Answer } from './answer/Answer.tsx'
import { ClientSession, useSession } from './ClientSession.tsx'
import { entryOf, keepKey } from './keys.ts'
import { Letter } from './Letter.tsx'
import { PdfLink } from './PdfLink.tsx'
import { ProfileCard, type Toggle } from './ProfileCard.tsx'
import { ProfileText } from './profile/ProfileText.tsx'
import { SharedPage } from './SharedPage.tsx'
import { Shortlist } from './Shortlist.tsx'
import { useCountedOpening } from './useCountedOpening.ts'

/** The page with the shared profiles, or the form for the passcode; for every invalid link, the same notice. */
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

/** The form for the passcode; its code is loaded only when needed, as most links have no passcode. */
const PasscodeForm = lazy(async () => ({
  default: await loadCode(async () => (await import('./PasscodeForm.tsx')).PasscodeForm),
}))

const Hint = () => (
  <Delayed>
    <Waiting label="Loading..." />
  </Delayed>
)

/** The shared content: a single profile, or a table that compares the profiles, and below it all profiles. */
function SharedProfiles({ content: key }: { content: ClientPage_sharedProfilesContent$key }) {
  const content = useFragment(fragment, key)
  const { profiles, pdfUrl } = content
  useCountedOpening(useSession().token)
  const [only] = profiles
  const isOne = profiles.length === 1
  return (
    <>
      {/* The title contains no names, as browsers store titles in their history. */}
      <PageTitle>{isOne ? 'Talent profile' : 'Shortlist'}</PageTitle>
      <SharedPage
        count={profiles.length}
        letter={<Letter letter={content} count={profiles.length} pdf={pdfUrl && <PdfLink url={pdfUrl} />} />}
      >
        {isOne && only ? (
          <ClientProfile profile={only} index={0} />
        ) : (
          <Shortlist
            content={content}
            card={(index, toggle) => {
              const profile = profiles[index]
              return profile && <ClientProfile profile={profile} index={index} toggle={toggle} />
            }}
          />
        )}
      </SharedPage>
    </>
  )
}

type Props = { profile: ClientPage_sharedProfilesClientProfile$key; index: number; toggle?: Toggle }

/** One shared profile, and the client's answer about this profile. */
function ClientProfile({ profile: key, index, toggle }: Props) {
  const profile = useFragment(clientProfileFragment, key)
  return (
    <ProfileCard
      profile={profile}
      line={profile.line}
      index={index}
      toggle={toggle}
      answer={(name, isAtOnce) => <Answer profile={profile} name={name} isAtOnce={isAtOnce} />}
    >
      <ProfileText profile={profile} />
    </ProfileCard>
  )
}

const query = graphql`
  query ClientPageQuery($token: String!, $key: String) @preloadable {
    product { brandName }
    clientShare(token: $token, key: $key) {
      agency { ...AgencyFrame_agency }
      content { ...ClientPage_sharedProfilesContent }
    }
  }
`

const fragment = graphql`
  fragment ClientPage_sharedProfilesContent on ClientShareContent {
    pdfUrl
    profiles { ...ClientPage_sharedProfilesClientProfile }
    ...Letter_letter
    ...Shortlist_content
  }
`

const clientProfileFragment = graphql`
  fragment ClientPage_sharedProfilesClientProfile on ClientProfile {
    line
    ...ProfileCard_profile
    ...ProfileText_profile
    ...Answer_profile
  }
`
