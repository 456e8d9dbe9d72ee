import { Waiting } from '../app/public/Waiting.tsx'

export const ShareSkeleton = () => <Waiting label="Loading profile..." />
