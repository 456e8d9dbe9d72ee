import { graphql } from 'react-relay'
import type { useCopyApplyLinkMutation } from '../../../__generated__/useCopyApplyLinkMutation.graphql.ts'
import { useToast } from '../../../components/Toasts.tsx'
import { useMutation } from '../../../relay/useMutation.ts'
import { copyText } from '../../talent/header/copyText.ts'

/** Copies the address of a deal's public apply page, and says how it went. */
export function useCopyApplyLink() {
  const [commit] = useMutation<useCopyApplyLinkMutation>(mutation)
  const toast = useToast()

  return async (id: number) => {
    let link: string | undefined
    try {
      link = (await commit({ input: { id } }))?.shareDeal.shareableUrl
    } catch {
      toast({ title: 'Error', text: 'Could not generate shareable link. Please try again.', intent: 'error' })
    }
    if (!link) return
    if (await copyText(link)) toast({ title: 'Link copied!', text: 'Anyone who has it can apply to this deal.' })
    else toast({ title: 'Failed to copy link', text: link, intent: 'error' })
  }
}

const mutation = graphql`
  mutation useCopyApplyLinkMutation($input: ShareDealInput!) {
    shareDeal(input: $input) {
      shareableUrl
    }
  }
`
