import { Button, type ButtonProps, Link as FluentLink } from '@fluentui/react-components'
import type { MouseEvent, ReactNode } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

type LinkProps = {
  to: To
  children: ReactNode
  className?: string | undefined
  appearance?: 'default' | 'subtle'
  /** Leaves this tab as it is: for a link in a dialog, which would be lost. */
  target?: '_blank' | undefined
}

/** A link within the application, in the product's look. */
export function Link({ to, target, ...props }: LinkProps) {
  return <FluentLink {...useRoutedLink(to, target)} {...props} />
}

type ButtonLinkProps = { to: To; children?: ReactNode; 'aria-label'?: string } & Pick<
  ButtonProps,
  'appearance' | 'icon' | 'size' | 'className'
>

/** A link that looks like a button. */
export function ButtonLink({ to, ...props }: ButtonLinkProps) {
  return <Button as="a" {...useRoutedLink(to)} {...props} />
}

/** What an anchor of any look needs to lead to `to` without loading the application again. */
export function useRoutedLink(to: To, target?: '_blank') {
  const href = useHref(to)
  const onClick = useLinkClickHandler<HTMLAnchorElement>(to, { target })
  return { href, target, onClick: (event: MouseEvent<HTMLAnchorElement>) => onClick(event) }
}
