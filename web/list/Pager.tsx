import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import type { ReactElement } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Pager_pageInfo$key } from '../__generated__/Pager_pageInfo.graphql.ts'
import { ButtonLink } from '../app/links.tsx'
import { gutter } from '../components/layout.ts'
import type { Paging } from './address.ts'

type Props = {
  pageInfo: Pager_pageInfo$key
  /** The list's address on another page. */
  search: (page: Paging) => string
}

/** To the pages before and after this one. Nothing, where all is on one page. */
export function Pager({ pageInfo: key, search }: Props) {
  const pageInfo = useFragment(fragment, key)
  const styles = useStyles()
  if (!pageInfo.hasPreviousPage && !pageInfo.hasNextPage) return null
  const previous = pageInfo.hasPreviousPage && search({ after: null, before: pageInfo.startCursor ?? null })
  const next = pageInfo.hasNextPage && search({ after: pageInfo.endCursor ?? null, before: null })
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

const fragment = graphql`
  fragment Pager_pageInfo on PageInfo {
    hasPreviousPage
    hasNextPage
    startCursor
    endCursor
  }
`

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
