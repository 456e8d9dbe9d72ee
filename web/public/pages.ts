import type { ApplicationPageQuery } from '../__generated__/ApplicationPageQuery.graphql.ts'
import applicationQuery from '../__generated__/ApplicationPageQuery$parameters.ts'
import type { ApplyPageQuery } from '../__generated__/ApplyPageQuery.graphql.ts'
import applyQuery from '../__generated__/ApplyPageQuery$parameters.ts'
import type { ClientPageQuery } from '../__generated__/ClientPageQuery.graphql.ts'
import clientQuery from '../__generated__/ClientPageQuery$parameters.ts'
import type { ConsentPageQuery } from '../__generated__/ConsentPageQuery.graphql.ts'
import consentQuery from '../__generated__/ConsentPageQuery$parameters.ts'
import type { SharePageQuery } from '../__generated__/SharePageQuery.graphql.ts'
import shareQuery from '../__generated__/SharePageQuery$parameters.ts'
import { entryOf } from './client/keys.ts'
import { definePublicPage, type PublicPage } from './definePublicPage.tsx'

/** The pages for visitors. These pages use no router, no session and no store. */
export const publicPages: PublicPage[] = [
  /** The page with the limited profile of a talent, which a client opens by a recruiter's link. */
  definePublicPage<SharePageQuery>({
    folder: 'share',
    title: 'Talent profile',
    waiting: 'Loading profile...',
    query: shareQuery,
    variables: shareableId => ({ shareableId }),
    page: async () => (await import('./share/SharePage.tsx')).SharePage,
  }),
  /** The page on which a client sees the profiles that a recruiter has shared, and answers. */
  definePublicPage<ClientPageQuery>({
    folder: 'shared',
    title: 'Shared profiles',
    waiting: 'Loading profiles...',
    query: clientQuery,
    variables: entryOf,
    page: async () => (await import('./client/ClientPage.tsx')).ClientPage,
  }),
  /** The page on which a talent agrees to be presented for a position, or withdraws the consent. */
  definePublicPage<ConsentPageQuery>({
    folder: 'consent',
    title: 'Your consent',
    waiting: 'Loading...',
    query: consentQuery,
    variables: token => ({ token }),
    page: async () => (await import('./consent/ConsentPage.tsx')).ConsentPage,
  }),
  /** The page on which anybody with the apply link applies to a deal. */
  definePublicPage<ApplyPageQuery>({
    folder: 'apply',
    title: 'Apply',
    waiting: 'Loading job information...',
    query: applyQuery,
    variables: token => ({ token }),
    page: async () => (await import('./apply/ApplyPage.tsx')).ApplyPage,
  }),
  /** The page on which an applicant follows an application, without an account. */
  definePublicPage<ApplicationPageQuery>({
    folder: 'application',
    title: 'Your application',
    waiting: 'Loading...',
    query: applicationQuery,
    variables: secret => ({ secret }),
    page: async () => (await import('./application/ApplicationPage.tsx')).ApplicationPage,
  }),
]
