import { PageHeader } from '../components/PageHeader.tsx'

/** Until the editor is there. */
export function GraphiQLSkeleton() {
  return <PageHeader title="GraphiQL" />
}
