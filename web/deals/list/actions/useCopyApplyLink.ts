import { graphql } from 'react-relay'
import type { useCopyApplyLinkMutation } from '../../../__generated__/useCopyApplyLinkMutation.graphql.ts'
import { copyText } from '../../../components/copyText.ts'
import { useToast } from '../../../components/Toasts.tsx'
import { useMutation } from '../../../relay/useMutation.ts'

/** Copies the address of a deal's public apply page, and says how it went. */
export function useCopyApplyLink() {
  const [commit] = useMutation<useCopyApplyLinkMutation>(mutation)
  const toast = useToast()

  async function makeLink(id: number) {
    try {
      return (await commit({ input: { id } }))?.shareDeal.shareableUrl
    } catch {
      toast({ title: 'Error', text: 'Could not generate shareable link. Please try again.', intent: 'error' })
    }
  }

  return async (id: number) => {
    const link = makeLink(id)
    const copied = await copyText(link)
    if (copied) toast({ title: 'Link copied!', text: 'Anyone who has it can apply to this deal.' })
    else if (copied === false) toast({ title: 'Failed to copy link', text: await link, intent: 'error' })
  }
}

const mutation = graphql`
  mutation useCopyApplyLinkMutation($input: ShareDealInput!) {
    shareDeal(input: $input) {
      shareableUrl
    }
  }
`
