import { Link, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useRef, useState } from 'react'
import { ownStates } from '../../../api/applications/words.ts'
import type {
  ApplicationPage_ownApplication$data,
  ApplicationPage_ownApplication$key,
} from '../../__generated__/ApplicationPage_ownApplication.graphql.ts'
import type { ApplicationPageQuery } from '../../__generated__/ApplicationPageQuery.graphql.ts'
import { BrandName, PageTitle } from '../../app/PageTitle.tsx'
import { ToastProvider } from '../../app/ToastProvider.tsx'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'
import { formatDateTime } from '../../components/format.ts'
import { column, forcedColors, pageTitle, plainList, sectionTitle, small } from '../../components/styles.ts'
import { webAddress } from '../../components/webAddress.ts'
import { graphql, useFragment, usePreloadedQuery } from '../../relay/plain.ts'
import { AgencyFrame } from '../client/AgencyFrame.tsx'
import type { PublicPageProps } from '../definePublicPage.tsx'
import { LinkNotAvailable } from '../LinkNotAvailable.tsx'
import { sheet } from '../PublicFrame.tsx'
import { Erasure } from './Erasure.tsx'
import { ReplaceResume } from './ReplaceResume.tsx'
import { Withdraw } from './Withdraw.tsx'

/** The page with the state of an application; for every invalid link, the same notice. */
export function ApplicationPage({ queryRef, token }: PublicPageProps<ApplicationPageQuery>) {
  return (
    <ErrorBoundary resetOn={queryRef} fallback={error => <LinkNotAvailable error={error} />}>
      <Found queryRef={queryRef} token={token} />
    </ErrorBoundary>
  )
}

function Found({ queryRef, token }: PublicPageProps<ApplicationPageQuery>) {
  const { product, ownApplication } = usePreloadedQuery<ApplicationPageQuery>(query, queryRef)
  if (!ownApplication) {
    return (
      <BrandName value={product.brandName}>
        <LinkNotAvailable />
      </BrandName>
    )
  }
  return (
    <ToastProvider>
      {/* Anybody who knows the address can open the application, so no other site may learn the address. */}
      <meta name="referrer" content="no-referrer" />
      <AgencyFrame agency={ownApplication.agency}>
        <OwnApplication application={ownApplication} secret={token} />
      </AgencyFrame>
    </ToastProvider>
  )
}

type Props = { application: ApplicationPage_ownApplication$key; secret: string }

/** The status of an application, and the actions that its applicant may take. */
function OwnApplication({ application: key, secret }: Props) {
  const asked = useFragment(fragment, key)
  const [changed, setChanged] = useState<ApplicationPage_ownApplication$data>()
  const application = changed ?? asked
  const { state, title, sentAt, erasureAskedAt, privacyUrl, agency } = application
  const styles = useStyles()
  const status = useRef<HTMLParagraphElement>(null)
  // The pressed button may have been removed, so the status gets the focus.
  useEffect(() => {
    if (changed) status.current?.focus()
  }, [changed])
  const isOpen = state === 'RECEIVED' || state === 'WAITING' || state === 'IN_REVIEW'
  const done = (key: ApplicationPage_ownApplication$key | null | undefined) =>
    key && setChanged(key as unknown as ApplicationPage_ownApplication$data)
  const address = webAddress(privacyUrl)
  return (
    <article className={styles.ownApplication}>
      <PageTitle>{title ? `Your application for ${title}` : 'Your application'}</PageTitle>
      <h1 className={styles.title} dir="auto">
        {title ? `Your application for ${title}` : 'Your application'}
      </h1>
      {sentAt && <p className={styles.quiet}>Sent on {formatDateTime(sentAt)}</p>}
      {isOpen && <Progress isReviewed={state === 'IN_REVIEW'} />}
      <p ref={status} tabIndex={-1} role="status" className={styles.state}>
        <strong>{state === '%future added value' ? 'Received' : ownStates[state]}.</strong> {wordsOf(application)}
      </p>
      {erasureAskedAt && (
        <p className={styles.notice}>
          You asked us on {formatDateTime(erasureAskedAt)} to erase your application. This page will say when that is
          done.
        </p>
      )}
      {state !== 'ERASED' && (
        <section className={styles.acts} aria-labelledby="acts">
          <h2 id="acts" className={styles.heading}>
            What you can do
          </h2>
          {isOpen && <ReplaceResume secret={secret} onDone={done} />}
          {isOpen && <Withdraw secret={secret} onDone={done} />}
          {!erasureAskedAt && <Erasure secret={secret} onDone={done} />}
          {!isOpen && erasureAskedAt && <p className={styles.text}>There is nothing left to do.</p>}
        </section>
      )}
      <p className={styles.foot}>
        {state !== 'ERASED' && (
          <>
            Only this link opens this page. <bdi>{agency.name}</bdi> cannot send it again: keep it, and do not share it.
          </>
        )}
        {address && (
          <>
            {' '}
            <Link inline href={address} target="_blank" rel="noopener noreferrer">
              Privacy policy
            </Link>
          </>
        )}
      </p>
    </article>
  )
}

function wordsOf({ state, waitingPosition, withdrawnAt, agency }: ApplicationPage_ownApplication$data): string {
  switch (state) {
    case 'WAITING':
      return `${waitingPosition ? `You are number ${waitingPosition}. ` : ''}As places open, people move up in the order in which they applied.`
    case 'IN_REVIEW':
      return `${agency.name} is looking at your application, and contacts you if it fits.`
    case 'CLOSED':
      return 'This position is no longer open to you. Thank you for your interest.'
    case 'WITHDRAWN':
      return withdrawnAt ? `You withdrew it on ${formatDateTime(withdrawnAt)}.` : ''
    case 'ERASED':
      return 'Your application, your resume and all notes about them have been erased.'
    default:
      return `${agency.name} has it, and will look at it soon.`
  }
}

function Progress({ isReviewed }: { isReviewed: boolean }) {
  const styles = useStyles()
  const reached = isReviewed ? 1 : 0
  return (
    <ol aria-label="Progress" className={styles.progress}>
      {['Received', 'In review', 'Closed'].map((name, index) => (
        <li
          key={name}
          aria-current={index === reached ? 'step' : undefined}
          className={mergeClasses(styles.step, index <= reached && styles.reached)}
        >
          {name}
        </li>
      ))}
    </ol>
  )
}

const query = graphql`
  query ApplicationPageQuery($secret: String!) @preloadable {
    product { brandName }
    ownApplication(secret: $secret) {
      agency { ...AgencyFrame_agency }
      ...ApplicationPage_ownApplication
    }
  }
`

const fragment = graphql`
  fragment ApplicationPage_ownApplication on OwnApplication {
    state title sentAt waitingPosition withdrawnAt erasureAskedAt privacyUrl
    agency { name }
  }
`

const useStyles = makeStyles({
  ownApplication: {
    ...column,
    ...sheet,
    gap: tokens.spacingVerticalL,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase500,
  },
  title: { ...pageTitle, margin: 0, overflowWrap: 'anywhere' },
  quiet: { margin: 0, color: tokens.colorNeutralForeground3 },
  state: {
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorBrandBackground2,
    outlineStyle: 'none',
    overflowWrap: 'anywhere',
  },
  notice: {
    margin: 0,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  text: { margin: 0 },
  acts: {
    ...column,
    gap: tokens.spacingVerticalXL,
    marginBlockStart: tokens.spacingVerticalL,
    paddingBlockStart: tokens.spacingVerticalXXL,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  heading: { ...sectionTitle, margin: 0 },
  foot: { ...small, margin: 0, color: tokens.colorNeutralForeground3 },
  progress: { ...plainList, display: 'flex', gap: tokens.spacingHorizontalS },
  step: {
    ...small,
    flexGrow: 1,
    flexBasis: 0,
    paddingBlockStart: tokens.spacingVerticalS,
    borderTop: `4px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground3,
  },
  reached: {
    borderTop: `4px solid ${tokens.colorBrandBackground}`,
    [forcedColors]: { borderTop: '4px solid Highlight' },
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
})
