import { Waiting } from '../Waiting.tsx'

export const ShareSkeleton = () => <Waiting label="Loading profile..." />
