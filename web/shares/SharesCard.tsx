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
  talent: 'Not shared with a client yet. A share keeps what was shown, tells when it was opened, and takes answers.',
  deal: 'Nobody was shared for this deal yet. A share keeps what was shown, tells when it was opened, and takes answers.',
  company: 'Nobody was shared with this company yet. What you share with it, and its answers, appear here.',
}

const useStyles = makeStyles({
  list: { ...plainList, '& > li:not(:first-child)': { borderTop: `1px solid ${tokens.colorNeutralStroke3}` } },
})
