import { profileSkeleton } from '../../components/ProfileLayout.tsx'

const candidate = { height: '176px' }

export const CompanySkeleton = profileSkeleton({
  avatar: 'square',
  story: [[candidate, candidate]],
  facts: ['88px', '88px', '88px'],
})
