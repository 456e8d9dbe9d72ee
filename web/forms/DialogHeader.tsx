import { Button, DialogTitle, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss'

/** The title of a form dialog and the way out at its end. */
export function DialogHeader({ title, onClose }: { title: string; onClose: () => Promise<void> }) {
  const styles = useStyles()
  return (
    <header className={styles.root}>
      <DialogTitle action={null} className={styles.title}>
        {title}
      </DialogTitle>
      <Button appearance="subtle" icon={<DismissRegular />} aria-label="Close" onClick={onClose} />
    </header>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalM} ${tokens.spacingHorizontalXXL}`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    '@media (max-width: 640px)': { paddingInline: `${tokens.spacingHorizontalL} ${tokens.spacingHorizontalS}` },
  },
  title: {
    flexGrow: 1,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
})
