import { Waiting } from '../app/public/Waiting.tsx'

export const ApplySkeleton = () => <Waiting label="Loading job information..." />
