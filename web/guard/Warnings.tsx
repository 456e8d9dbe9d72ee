import {
  Link as FluentLink,
  makeStyles,
  mergeClasses,
  Skeleton,
  SkeletonItem,
  tokens,
} from '@fluentui/react-components'
import { InfoRegular } from '@fluentui/react-icons/svg/info'
import { ProhibitedRegular } from '@fluentui/react-icons/svg/prohibited'
import { WarningRegular } from '@fluentui/react-icons/svg/warning'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { BLOCKED } from '../../api/guard/words.ts'
import type { WarningsQuery, WarningsQuery$data } from '../__generated__/WarningsQuery.graphql.ts'
import { SectionBoundary } from '../app/boundaries.tsx'
import { column, forcedColors, plainList, small } from '../components/styles.ts'

type Props = {
  /** The talents to send. Several elements with the same list share one request. */
  talentIds: readonly number[]
  dealId?: number | null
  companyId?: number | null
  recipientCompany?: string | null
  /** Shows only the warnings about this talent of the list. */
  only?: number
  /** True before anybody is sent: hides warnings about missing consents, unless an admin's rule requires consent. */
  early?: boolean
  /** Called once the warnings are loaded: with true if an admin's rule forbids the submission, else false. */
  onChecked?: (isBlocked: boolean) => void
}

/** Warnings about sending talents to a client; renders nothing without warnings. */
export function Warnings(props: Props) {
  if (props.talentIds.length === 0) return null
  return (
    <SectionBoundary message="Earlier submissions could not be checked">
      <div role={props.only === undefined ? 'status' : undefined}>
        <Suspense fallback={<Checking />}>
          <Checked {...props} />
        </Suspense>
      </div>
    </SectionBoundary>
  )
}

function Checking() {
  return (
    <Skeleton aria-label="Checking earlier submissions" animation="pulse">
      <SkeletonItem size={12} style={{ width: '60%' }} />
    </Skeleton>
  )
}

function Checked({ only, early, onChecked, ...submission }: Props) {
  const styles = useStyles()
  const { talentIds, ...client } = submission
  const { submissionWarnings } = useLazyLoadQuery<WarningsQuery>(
    query,
    { input: { ...client, talentIds: [...talentIds] } },
    { fetchPolicy: 'store-and-network' },
  )
  const warnings = submissionWarnings.filter(
    ({ talentId, kind, isBlocking }) =>
      (only === undefined || talentId === only) && !(early && kind === 'NO_CONSENT' && !isBlocking),
  )
  const isBlocked = warnings.some(({ isBlocking }) => isBlocking)
  const tell = useEffectEvent(onChecked ?? ignore)
  useEffect(() => tell(isBlocked), [isBlocked])
  if (warnings.length === 0) return null
  const { named, folded } = folding(warnings, only === undefined ? talentIds.length : 1)
  const isQuiet = warnings.every(({ kind }) => kind === 'NO_CONSENT')
  const tone = isBlocked ? styles.blocked : isQuiet ? styles.quiet : styles.warned
  return (
    <div className={mergeClasses(styles.root, tone)}>
      <ul aria-label="Before you send" className={styles.list}>
        {folded.map(({ message, isBlocking }) => (
          <li key={message} className={styles.warning}>
            <Sign kind="NO_CONSENT" isBlocking={isBlocking} />
            <span className={styles.words}>{message}</span>
          </li>
        ))}
        {named.map(({ talentId, kind, message, isBlocking, otherTalent }) => (
          <li key={`${talentId} ${kind} ${message}`} className={styles.warning}>
            <Sign kind={kind} isBlocking={isBlocking} />
            <span dir="auto" className={styles.words}>
              {message}
              {kind === 'SAME_PERSON' && otherTalent && (
                <>
                  {' '}
                  <FluentLink href={`/talent/${otherTalent.databaseId}`} target="_blank" inline>
                    Open it
                  </FluentLink>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {isBlocked && <p className={styles.rule}>{BLOCKED}</p>}
    </div>
  )
}

function ignore() {}

function Sign({ kind, isBlocking }: { kind: string; isBlocking: boolean }) {
  const Icon = isBlocking ? ProhibitedRegular : kind === 'NO_CONSENT' ? InfoRegular : WarningRegular
  return <Icon aria-hidden className={useStyles().sign} />
}

type Warning = WarningsQuery$data['submissionWarnings'][number]

/**
 * Folds missing consents into two lines with the number of people: consents not requested, and consents not answered.
 * A refused consent, like any other warning, stays a separate line with the person's name.
 */
function folding(warnings: readonly Warning[], people: number) {
  const missing = warnings.filter(({ kind, isRefused }) => kind === 'NO_CONSENT' && !isRefused)
  const groups = [
    { found: missing.filter(({ at }) => !at), said: 'Consent not requested' },
    { found: missing.filter(({ at }) => at), said: 'Consent requested, no answer yet' },
  ]
  return {
    named: warnings.filter(warning => !missing.includes(warning)),
    folded: groups
      .filter(({ found }) => found.length > 0)
      .map(({ found, said }) => ({
        message: people === 1 ? `${said}.` : `${said}: ${found.length} of ${people} people.`,
        isBlocking: found.some(({ isBlocking }) => isBlocking),
      })),
  }
}

const query = graphql`
  query WarningsQuery($input: SubmissionInput!) {
    submissionWarnings(input: $input) {
      talentId kind message isBlocking isRefused at
      otherTalent { databaseId }
    }
  }
`

const useStyles = makeStyles({
  root: {
    ...column,
    ...small,
    gap: tokens.spacingVerticalS,
    minWidth: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusMedium,
    [forcedColors]: { border: '1px solid CanvasText' },
  },
  warned: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    border: `1px solid ${tokens.colorStatusWarningBorder1}`,
  },
  blocked: {
    backgroundColor: tokens.colorStatusDangerBackground1,
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
  },
  quiet: { backgroundColor: tokens.colorNeutralBackground3 },
  list: { ...column, ...plainList, gap: tokens.spacingVerticalXS },
  warning: { display: 'flex', gap: tokens.spacingHorizontalS, minWidth: 0 },
  sign: { flexShrink: 0, fontSize: '16px' },
  words: { minWidth: 0, overflowWrap: 'anywhere', color: tokens.colorNeutralForeground1 },
  rule: { margin: 0, fontWeight: tokens.fontWeightSemibold },
})
