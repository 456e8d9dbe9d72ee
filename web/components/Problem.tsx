import { Button, makeStyles, Text, Title3, tokens } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise'
import type { ReactNode } from 'react'
import { column } from './styles.ts'

/** The texts that explain a problem to the user. */
export type ProblemWords = { title: string; text: string; reference?: string | undefined; again?: string }

type Props = {
  words: ProblemWords
  level: 'page' | 'section'
  busy?: boolean
  onRetry?: () => void
  children?: ReactNode
}

/** Shown in place of a failed page or section: says what happened, and offers a retry. */
export function Problem({ words, level, busy = false, onRetry, children }: Props) {
  const styles = useStyles()
  return (
    <div role="alert" className={level === 'page' ? styles.page : styles.section}>
      {level === 'page' ? (
        <Title3 as="h1" className={styles.title}>
          {words.title}
        </Title3>
      ) : (
        <Text weight="semibold">{words.title}</Text>
      )}
      <Text className={styles.text}>{words.text}</Text>
      {words.reference && (
        <Text size={200} className={styles.text}>
          Reference: <span className={styles.reference}>{words.reference}</span>
        </Text>
      )}
      <div className={styles.actions}>
        {onRetry && (
          <Button
            appearance={level === 'page' ? 'primary' : 'secondary'}
            icon={<ArrowClockwiseRegular />}
            disabledFocusable={busy}
            onClick={onRetry}
          >
            {busy ? 'Trying again...' : (words.again ?? 'Try again')}
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

const parts = { ...column, alignItems: 'flex-start', gap: tokens.spacingVerticalS } as const

const useStyles = makeStyles({
  page: {
    ...parts,
    maxWidth: '72ch',
    boxSizing: 'border-box',
    paddingBlock: '15vh 0',
    paddingInline: tokens.spacingHorizontalXXL,
    marginInline: 'auto',
  },
  section: {
    ...parts,
    padding: tokens.spacingHorizontalL,
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  title: { margin: 0 },
  text: { color: tokens.colorNeutralForeground3 },
  reference: { fontFamily: tokens.fontFamilyMonospace, userSelect: 'all' },
  actions: { display: 'flex', gap: tokens.spacingHorizontalS, paddingBlockStart: tokens.spacingVerticalS },
})
