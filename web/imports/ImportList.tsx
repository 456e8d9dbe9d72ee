import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { Fragment, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { importStatuses } from '../../api/imports/words.ts'
import type { ImportListRetryMutation } from '../__generated__/ImportListRetryMutation.graphql.ts'
import { ExternalLink } from '../components/ExternalLink.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { caption, column, plainList, row } from '../components/styles.ts'
import type { Tone } from '../components/tones.ts'
import { useRecordAction, withReason } from '../relay/useRecordAction.ts'
import { reasonInWords } from '../talents/form/problems.ts'
import type { Refused } from './importUploads.ts'
import { useDiscard } from './useDiscard.ts'
import type { Imported } from './useImports.ts'

type Props = {
  imported: readonly Imported[]
  refused: readonly Refused[]
  onAgain: () => void
  onReview: (first: number) => void
}

/** The imported files with their states, and the refused files. */
export function ImportList({ imported, refused, onAgain, onReview }: Props) {
  const styles = useStyles()
  return (
    <ul className={styles.list}>
      {refused.map(({ id, name, why }) => (
        <Line key={id} name={name} why={why} badge={<StatusBadge label="Not accepted" tone="red" />} />
      ))}
      {refused.some(({ file }) => file) && (
        <li>
          <Button size="small" onClick={onAgain}>
            Send again
          </Button>
        </li>
      )}
      {imported.map(resume => (
        <ImportRow key={resume.databaseId} resume={resume} onReview={onReview} />
      ))}
    </ul>
  )
}

function ImportRow({ resume, onReview }: { resume: Imported; onReview: (first: number) => void }) {
  const { databaseId: id, status, fileName, problem, reason, similarTalents } = resume
  const [retry, retrying] = useRecordAction<ImportListRetryMutation>(retryMutation)
  const [discard, discarding] = useDiscard()
  const isOpen = status === 'READY' || status === 'FAILED'
  return (
    <Line
      name={fileName}
      why={status === 'FAILED' ? reasonInWords(reason, problem ?? '') : ''}
      known={isOpen ? similarTalents : []}
      badge={
        <StatusBadge
          label={importStatuses[status as keyof typeof importStatuses] ?? status}
          tone={tones[status] ?? 'grey'}
        />
      }
    >
      {status === 'FAILED' && (
        <Button
          size="small"
          disabledFocusable={retrying}
          onClick={() => retry({ id }, { failed: withReason('Not read again', 'Please try again.') })}
        >
          Retry
        </Button>
      )}
      {isOpen && (
        <Button size="small" onClick={() => onReview(id)}>
          {status === 'READY' ? 'Review' : 'Fill in by hand'}
        </Button>
      )}
      {isOpen && (
        <Button
          size="small"
          appearance="subtle"
          aria-label={`Remove ${fileName}`}
          disabledFocusable={discarding}
          onClick={() => discard(id, fileName)}
        >
          Remove
        </Button>
      )}
    </Line>
  )
}

type LineProps = {
  name: string
  why: string
  /** Talents with the same contact as this resume. */
  known?: Imported['similarTalents']
  badge: ReactNode
  children?: ReactNode
}

function Line({ name, why, known = [], badge, children }: LineProps) {
  const styles = useStyles()
  return (
    <li className={styles.line}>
      {badge}
      <span className={styles.words}>
        <Text>{name}</Text>
        {why && <span className={styles.why}>{why}</span>}
        {known.length > 0 && (
          <span className={styles.why}>
            Same contact as{' '}
            {known.map((talent, index) => (
              <Fragment key={talent.id}>
                {index > 0 && ', '}
                <ExternalLink href={`/talent/${talent.databaseId}`}>{talent.name}</ExternalLink>
              </Fragment>
            ))}
          </span>
        )}
      </span>
      <span className={styles.actions}>{children}</span>
    </li>
  )
}

const tones: Readonly<Record<string, Tone>> = { READY: 'blue', FAILED: 'red', SAVED: 'green' }

const retryMutation = graphql`
  mutation ImportListRetryMutation($id: Int!) {
    retryImportedResume(input: { id: $id }) {
      resume { id status problem reason }
    }
  }
`

const useStyles = makeStyles({
  list: {
    ...column,
    ...plainList,
    gap: tokens.spacingVerticalXS,
    maxWidth: '880px',
    maxHeight: '40vh',
    overflowY: 'auto',
    paddingBlock: tokens.spacingVerticalS,
  },
  line: { ...row, flexWrap: 'wrap', gap: tokens.spacingHorizontalS, minHeight: '32px' },
  words: { ...column, flexGrow: 1, flexBasis: '120px', minWidth: 0, overflowWrap: 'anywhere' },
  actions: { ...row, flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  why: caption,
})
