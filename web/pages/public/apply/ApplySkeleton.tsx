import { Waiting } from '../Waiting.tsx'

export const ApplySkeleton = () => <Waiting label="Loading job information..." />
