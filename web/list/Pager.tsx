import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import type { ReactElement } from 'react'
import { ButtonLink } from '../app/links.tsx'
import { gutter } from '../components/layout.ts'
import type { Paging } from './listAddress.ts'

type Props = {
  hasPreviousPage: boolean
  hasNextPage: boolean
  startCursor?: string | null | undefined
  endCursor?: string | null | undefined
  /** The list's address on another page. */
  search: (page: Paging) => string
}

/** Leads to the pages before and after this one. Nothing, where all is on one page. */
export function Pager({ hasPreviousPage, hasNextPage, startCursor = null, endCursor = null, search }: Props) {
  const styles = useStyles()
  if (!hasPreviousPage && !hasNextPage) return null
  const previous = hasPreviousPage && search({ after: null, before: startCursor })
  const next = hasNextPage && search({ after: endCursor, before: null })
  return (
    <nav aria-label="Pages" className={styles.root}>
      <PageLink search={previous} icon={<ChevronLeftRegular />}>
        Previous
      </PageLink>
      <PageLink search={next} icon={<ChevronRightRegular />} iconPosition="after">
        Next
      </PageLink>
    </nav>
  )
}

type PageLinkProps = {
  search: string | false
  icon: ReactElement
  iconPosition?: 'before' | 'after'
  children: string
}

function PageLink({ search, ...look }: PageLinkProps) {
  if (search === false) return <Button {...look} size="small" appearance="subtle" disabled />
  return <ButtonLink {...look} size="small" appearance="subtle" to={{ search }} />
}

const useStyles = makeStyles({
  root: {
    ...gutter,
    display: 'flex',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    flexShrink: 0,
    paddingBlock: tokens.spacingVerticalS,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
})
