import type { GraphQLTaggedNode } from 'relay-runtime'
import { useCopyLink } from '../components/copy.ts'
import { useRecordAction } from '../relay/useRecordAction.ts'

type ShareDeal = {
  variables: { input: { id: number } }
  response: { readonly shareDeal: { readonly shareableUrl: string } }
}

/** The action that copies a deal's apply link, which is created first if missing, and shows a toast. */
export function useCopyApplyLink(mutation: GraphQLTaggedNode) {
  const [act, busy] = useRecordAction<ShareDeal>(mutation)
  const { copied, copy } = useCopyLink({
    done: { title: 'Link copied!', text: 'Anyone who has it can apply to this deal.' },
    failed: 'Failed to copy link',
  })
  const failed = { title: 'Error', text: 'Could not generate shareable link. Please try again.' }
  const copyLink = (id: number) =>
    copy(act({ input: { id } }, { failed }).then(answer => answer?.shareDeal.shareableUrl))
  return { copied, busy, copyLink }
}
