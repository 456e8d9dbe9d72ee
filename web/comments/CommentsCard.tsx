import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { type ComponentProps, useRef } from 'react'
import { graphql } from 'react-relay'
import type { CommentForm_viewer$key } from '../__generated__/CommentForm_viewer.graphql.ts'
import type { CommentItem_comment$key } from '../__generated__/CommentItem_comment.graphql.ts'
import type { CommentsCard_company$key } from '../__generated__/CommentsCard_company.graphql.ts'
import type { CommentsCard_deal$key } from '../__generated__/CommentsCard_deal.graphql.ts'
import type { CommentsCard_talent$key } from '../__generated__/CommentsCard_talent.graphql.ts'
import type { CommentsCardCompanyQuery } from '../__generated__/CommentsCardCompanyQuery.graphql.ts'
import type { CommentsCardDealQuery } from '../__generated__/CommentsCardDealQuery.graphql.ts'
import type { CommentsCardTalentQuery } from '../__generated__/CommentsCardTalentQuery.graphql.ts'
import { Card } from '../components/Section.tsx'
import { caption, column, plainList } from '../components/styles.ts'
import { usePaginationFragment } from '../relay/usePaginationFragment.ts'
import { MoreButton } from '../timeline/MoreButton.tsx'
import { useUntilAskedFor } from './askedFor.ts'
import { CommentForm, type Subject } from './CommentForm.tsx'
import { CommentItem } from './CommentItem.tsx'

type Viewed = { viewer: CommentForm_viewer$key }

/** The result of `usePaginationFragment` for a record's comments. */
type Pages = Omit<ComponentProps<typeof MoreButton>, 'children'> & {
  data: {
    readonly commentCount: { readonly totalCount: number }
    readonly comments: {
      readonly __id: string
      readonly edges: readonly {
        readonly node: CommentItem_comment$key & { readonly id: string; readonly databaseId: number }
      }[]
    }
  }
}

/** The colleagues' comments on a record, the newest first. */
function CommentsCard({ subject, viewer, data, ...pages }: Viewed & Pages & { subject: Subject }) {
  const { comments, commentCount } = data
  const styles = useStyles()
  const list = useRef<HTMLUListElement>(null)
  useUntilAskedFor(comments.edges.at(-1)?.node.databaseId, pages)
  return (
    <Card title="Internal Comments" actions={<span className={styles.count}>{commentCount.totalCount || ''}</span>}>
      <CommentForm subject={subject} viewer={viewer} connection={comments.__id} />
      {comments.edges.length === 0 && (
        <Text className={styles.empty}>No comments yet. Only your colleagues see what you write here.</Text>
      )}
      <ul ref={list} tabIndex={-1} aria-label="Comments" className={styles.list}>
        {comments.edges.map(({ node }) => (
          <CommentItem
            key={node.id}
            comment={node}
            connection={comments.__id}
            onDeleted={() => list.current?.focus()}
          />
        ))}
      </ul>
      <MoreButton {...pages}>Show earlier comments</MoreButton>
    </Card>
  )
}

export function TalentComments({ talent, viewer }: Viewed & { talent: CommentsCard_talent$key }) {
  const pages = usePaginationFragment<CommentsCardTalentQuery, CommentsCard_talent$key>(talentFragment, talent)
  return <CommentsCard subject={{ talentId: pages.data.databaseId }} viewer={viewer} {...pages} />
}

export function DealComments({ deal, viewer }: Viewed & { deal: CommentsCard_deal$key }) {
  const pages = usePaginationFragment<CommentsCardDealQuery, CommentsCard_deal$key>(dealFragment, deal)
  return <CommentsCard subject={{ dealId: pages.data.databaseId }} viewer={viewer} {...pages} />
}

export function CompanyComments({ company, viewer }: Viewed & { company: CommentsCard_company$key }) {
  const pages = usePaginationFragment<CommentsCardCompanyQuery, CommentsCard_company$key>(companyFragment, company)
  return <CommentsCard subject={{ companyId: pages.data.databaseId }} viewer={viewer} {...pages} />
}

const talentFragment = graphql`
  fragment CommentsCard_talent on Talent
  @refetchable(queryName: "CommentsCardTalentQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    databaseId
    commentCount: comments(first: 0) { totalCount }
    comments(first: $count, after: $cursor) @connection(key: "TalentComments_comments") {
      __id
      edges {
        node { id databaseId ...CommentItem_comment }
      }
    }
  }
`

const dealFragment = graphql`
  fragment CommentsCard_deal on Deal
  @refetchable(queryName: "CommentsCardDealQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    databaseId
    commentCount: comments(first: 0) { totalCount }
    comments(first: $count, after: $cursor) @connection(key: "DealComments_comments") {
      __id
      edges {
        node { id databaseId ...CommentItem_comment }
      }
    }
  }
`

const companyFragment = graphql`
  fragment CommentsCard_company on Company
  @refetchable(queryName: "CommentsCardCompanyQuery")
  @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
    databaseId
    commentCount: comments(first: 0) { totalCount }
    comments(first: $count, after: $cursor) @connection(key: "CompanyComments_comments") {
      __id
      edges {
        node { id databaseId ...CommentItem_comment }
      }
    }
  }
`

const useStyles = makeStyles({
  count: { ...caption, fontVariantNumeric: 'tabular-nums' },
  empty: { color: tokens.colorNeutralForeground3 },
  list: { ...column, ...plainList, gap: tokens.spacingVerticalL, outline: 'none', ':empty': { display: 'none' } },
})
