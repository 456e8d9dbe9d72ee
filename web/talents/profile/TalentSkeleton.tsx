import { profileSkeleton } from '../../components/ProfileLayout.tsx'

const line = { maxWidth: '72ch' }
const text = [line, line, { width: '280px', maxWidth: '100%' }]

export const TalentSkeleton = profileSkeleton({
  avatar: 'circle',
  story: [text, text, text],
  facts: ['132px', '132px', '132px'],
})
