import { MessageBar, MessageBarBody, MessageBarTitle, makeStyles } from '@fluentui/react-components'
import { ExternalLink } from '../components/ExternalLink.tsx'
import type { OpenedResume } from './openedResume.ts'

type Props = Pick<OpenedResume, 'fileName' | 'others' | 'problem'>

/** What to know of a resume before its fields: why it could not be read, and which others are the same. */
export function SameResumes({ fileName, others, problem }: Props) {
  const styles = useStyles()
  return (
    <>
      {problem && (
        <MessageBar intent="error" layout="multiline" className={styles.bar}>
          <MessageBarBody>
            <MessageBarTitle>{fileName} could not be read</MessageBarTitle>
            {problem} You can fill in the form by hand.
          </MessageBarBody>
        </MessageBar>
      )}
      {others.length > 0 && (
        <MessageBar intent="warning" layout="multiline" className={styles.bar}>
          <MessageBarBody>
            <MessageBarTitle>Sent twice?</MessageBarTitle>
            {others.map((other, index) => (
              <span key={other.id}>
                {index > 0 && ', '}
                {other.talentId ? (
                  <ExternalLink href={`/talent/${other.talentId}`}>{other.fileName}</ExternalLink>
                ) : (
                  other.fileName
                )}
              </span>
            ))}{' '}
            {others.length === 1 ? 'has' : 'have'} the same content or contact.
          </MessageBarBody>
        </MessageBar>
      )}
    </>
  )
}

const useStyles = makeStyles({ bar: { flexShrink: 0 } })
