import { useEffect } from 'react'
import { PageTitle } from './PageTitle.tsx'
import { rememberRecord } from './palette/recent.ts'

/** Sets the title of a record's page, and adds the record to the palette's recent records. */
export function RecordTitle({ to, children }: { to: string; children: string }) {
  useEffect(() => rememberRecord({ to, title: children }), [to, children])
  return <PageTitle>{children}</PageTitle>
}
