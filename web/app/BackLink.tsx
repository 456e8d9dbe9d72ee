import { makeStyles, tokens } from '@fluentui/react-components'
import { ChevronLeft16Regular } from '@fluentui/react-icons/svg/chevron-left'
import { caption } from '../components/styles.ts'
import { useLastAddress } from './lastAddress.ts'
import { AS_LEFT, useRoutedLink } from './links.tsx'

/** A link back to the page's list, with the filters and at the row it was left with. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <a {...useRoutedLink(useLastAddress(to), AS_LEFT)} className={useStyles().root}>
      <ChevronLeft16Regular />
      {children}
    </a>
  )
}

const useStyles = makeStyles({
  root: {
    ...caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    minHeight: '24px',
    marginInlineStart: '-4px',
    paddingInlineEnd: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusSmall,
    textDecorationLine: 'none',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
})
