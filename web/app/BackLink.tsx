import { makeStyles, tokens } from '@fluentui/react-components'
import { ChevronLeft16Regular } from '@fluentui/react-icons/svg/chevron-left'
import { useLastAddress } from './lastAddress.ts'
import { useRoutedLink } from './links.tsx'

/** The way back to the list that a page belongs to, as it was left. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <a {...useRoutedLink(useLastAddress(to))} className={useStyles().root}>
      <ChevronLeft16Regular />
      {children}
    </a>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    minHeight: '24px',
    marginInlineStart: '-4px',
    paddingInlineEnd: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})
