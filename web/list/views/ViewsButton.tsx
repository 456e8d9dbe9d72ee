import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { BookmarkRegular } from '@fluentui/react-icons/svg/bookmark'
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down'
import type { ComponentProps } from 'react'

/** Opens the saved views, and names the one that is shown. */
export function ViewsButton({ children, ...props }: ComponentProps<typeof Button>) {
  const styles = useStyles()
  return (
    <Button {...props} icon={<BookmarkRegular />} className={styles.root}>
      <span className={styles.words}>{children}</span>
      <ChevronDown16Regular className={styles.chevron} />
    </Button>
  )
}

const useStyles = makeStyles({
  // Of one width, so that nothing beside it moves when another view is shown.
  root: { flexShrink: 0, width: '170px', justifyContent: 'flex-start', fontWeight: tokens.fontWeightMedium },
  words: { flexGrow: 1, textAlign: 'start', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  chevron: { flexShrink: 0 },
})
