import { Button, type ButtonProps, Link as FluentLink, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronLeft16Regular } from '@fluentui/react-icons/svg/chevron-left'
import type { MouseEvent, ReactNode } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'
import { caption } from '../components/styles.ts'
import { useLastAddress } from './lastAddress.ts'

type LinkProps = {
  to: To
  children: ReactNode
  className?: string | undefined
  appearance?: 'default' | 'subtle'
  /** '_blank' for a link in a dialog: leaving the page in the same tab would lose the dialog's entries. */
  target?: '_blank' | undefined
}

/** A styled link within the application. */
export function Link({ to, target, ...props }: LinkProps) {
  return <FluentLink {...useRoutedLink(to, { target })} {...props} />
}

type ButtonLinkProps = { to: To; children?: ReactNode; 'aria-label'?: string } & Pick<
  ButtonProps,
  'appearance' | 'icon' | 'size' | 'className'
>

/** A link that looks like a button. */
export function ButtonLink({ to, ...props }: ButtonLinkProps) {
  return <Button as="a" {...useRoutedLink(to)} {...props} />
}

/** Options for a link back to a list, so that the list opens at its last scroll position instead of at its top. */
export const AS_LEFT = { state: { asLeft: true }, preventScrollReset: true }

type LinkOptions = { target?: '_blank' | undefined } | typeof AS_LEFT

/** Props that make an anchor navigate to `to` without reloading the application. */
export function useRoutedLink(to: To, options: LinkOptions = {}) {
  const href = useHref(to)
  const onClick = useLinkClickHandler<HTMLAnchorElement>(to, options)
  const target = 'target' in options ? options.target : undefined
  return { href, target, onClick: (event: MouseEvent<HTMLAnchorElement>) => onClick(event) }
}

/** A link back to the page's list, with its last filters and scroll position. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <a {...useRoutedLink(useLastAddress(to), AS_LEFT)} className={useStyles().backLink}>
      <ChevronLeft16Regular />
      {children}
    </a>
  )
}

const useStyles = makeStyles({
  backLink: {
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
