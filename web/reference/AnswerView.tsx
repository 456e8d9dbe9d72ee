import { makeStyles, tokens } from '@fluentui/react-components'
import { useEffect } from 'react'
import { CodeBlock } from '../components/CodeBlock.tsx'
import { StatusBadge } from '../components/StatusBadge.tsx'
import { column, row } from '../components/styles.ts'
import type { Answer } from './answer.ts'
import { Code } from './Words.tsx'

/** What came back, with its status and headers. Screen readers announce the status. */
export function AnswerView({ answer: { status, headers, text, file } }: { answer: Answer }) {
  const styles = useStyles()
  useEffect(
    () => () => {
      if (file) URL.revokeObjectURL(file)
    },
    [file],
  )
  return (
    <div className={styles.root}>
      <div role="status" className={styles.line}>
        <StatusBadge
          label={status === null ? 'No answer' : `${status}`}
          tone={status !== null && status < 400 ? 'green' : 'red'}
        />
        {status === null && text}
      </div>
      {headers.map(([name, value]) => (
        <Code key={name}>{`${name}: ${value}`}</Code>
      ))}
      {file && (
        <a href={file} download>
          Save the file
        </a>
      )}
      {status !== null && !file && text && <CodeBlock label="Answer" text={text} />}
    </div>
  )
}

const useStyles = makeStyles({
  root: { ...column, gap: tokens.spacingVerticalXS },
  line: { ...row, gap: tokens.spacingHorizontalS },
})
