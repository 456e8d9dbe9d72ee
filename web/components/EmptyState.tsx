import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { column } from './styles.ts'

type Props = { icon?: ReactNode; title: string; text?: string; children?: ReactNode }

/** Shown in place of an empty list: explains what the list is for, and offers the first action. */
export function EmptyState({ icon, title, text, children }: Props) {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <Text weight="semibold" size={400}>
        {title}
      </Text>
      {text && (
        <Text align="center" className={styles.text}>
          {text}
        </Text>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    ...column,
    alignItems: 'center',
    gap: tokens.spacingVerticalXS,
    paddingBlock: '64px',
    paddingInline: tokens.spacingHorizontalL,
    textAlign: 'center',
  },
  icon: { display: 'flex', fontSize: '32px', color: tokens.colorNeutralForeground3 },
  text: { color: tokens.colorNeutralForeground3, maxWidth: '48ch' },
  actions: { display: 'flex', gap: tokens.spacingHorizontalS, paddingBlockStart: tokens.spacingVerticalM },
})
