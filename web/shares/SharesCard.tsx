import { makeStyles, tokens } from '@fluentui/react-components'
import type { ComponentProps, ReactNode } from 'react'
import type { ShareRow_share$key } from '../__generated__/ShareRow_share.graphql.ts'
import { StorySection } from '../components/Section.tsx'
import { plainList } from '../components/styles.ts'
import { MoreButton } from '../timeline/MoreButton.tsx'
import { ShareRow } from './ShareRow.tsx'

type Node = { readonly id: string } & ShareRow_share$key

/** The result of `usePaginationFragment` for a record's shares, and the kind of page that shows them. */
type Props = Omit<ComponentProps<typeof MoreButton>, 'children'> & {
  page: 'talent' | 'deal' | 'company'
  actions?: ReactNode
  data: { readonly shares: { readonly edges: readonly { readonly node: Node }[] } }
}

/** Who was shown to whom, newest first: the state of each link, how often it was opened, and the answers. */
export function SharesCard({ page, actions, data: { shares }, ...pages }: Props) {
  const styles = useStyles()
  return (
    <StorySection title="Shares" actions={actions} empty={EMPTY[page]}>
      {shares.edges.length > 0 && (
        <>
          <ul aria-label="Shares" className={styles.list}>
            {shares.edges.map(({ node }) => (
              <ShareRow key={node.id} share={node} page={page} />
            ))}
          </ul>
          <MoreButton {...pages}>Show earlier shares</MoreButton>
        </>
      )}
    </StorySection>
  )
}

const EMPTY = {
  talent: 'Nothing shared yet. Share this talent with a client to see when they open it and reply.',
  deal: 'Nothing shared yet. Share people with the client to see when they open it and reply.',
  company: 'Nothing shared yet. Shares with this company and its replies appear here.',
}

const useStyles = makeStyles({
  list: { ...plainList, '& > li:not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` } },
})
