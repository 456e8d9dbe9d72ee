import { useEffect } from 'react'
import { PageTitle } from './PageTitle.tsx'
import { rememberRecord } from './palette/recent.ts'

/** The title of a record's page, which the palette then offers among the recent ones. */
export function RecordTitle({ to, children }: { to: string; children: string }) {
  useEffect(() => rememberRecord({ to, title: children }), [to, children])
  return <PageTitle>{children}</PageTitle>
}
