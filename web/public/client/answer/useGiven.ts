import type { ClientAnswer } from '../../../../api/shares/words.ts'
import type { useGiven_profile$key } from '../../../__generated__/useGiven_profile.graphql.ts'
import { graphql, useFragment } from '../../../relay/plain.ts'
import { useSession } from '../ClientSession.tsx'
import type { StoredAnswer } from './draft.ts'

/** The latest answer about a profile: the answer sent from this page, or a later answer from somebody else. */
export function useGiven(key: useGiven_profile$key): StoredAnswer | null {
  const profile = useFragment(fragment, key)
  const sent = useSession().sent.get(profile.key)
  const fetched = known(profile.answer)
  if (!sent) return fetched
  return sent.isSending || sent.version >= (fetched?.version ?? 0) ? sent : fetched
}

type Fetched = Omit<StoredAnswer, 'answer' | 'isSending'> & { readonly answer: ClientAnswer | '%future added value' }

/** The fetched answer; null for a kind of answer that only a newer server knows. */
export function known(answer: Fetched | null | undefined): StoredAnswer | null {
  return answer && answer.answer !== '%future added value' ? { ...answer, answer: answer.answer } : null
}

const fragment = graphql`
  fragment useGiven_profile on ClientProfile {
    key
    answer { answer times comment answeredAt version }
  }
`
