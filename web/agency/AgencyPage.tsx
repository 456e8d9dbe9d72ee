import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { AgencyPageQuery } from '../__generated__/AgencyPageQuery.graphql.ts'
import type { PageProps } from '../app/definePage.tsx'
import { useCardsLayout } from '../components/CardsSkeleton.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { Card } from '../components/Section.tsx'
import { column } from '../components/styles.ts'
import { AgencyForm } from './AgencyForm.tsx'
import { AgencySample } from './AgencySample.tsx'

/** Name, logo, colour and footer of the agency with a sample of what clients see, and the rules for submissions. */
export function AgencyPage({ queryRef }: PageProps<AgencyPageQuery>) {
  const { viewer, agency } = usePreloadedQuery<AgencyPageQuery>(query, queryRef)
  const styles = useStyles()
  const columns = mergeClasses(useCardsLayout().columns, styles.columns)
  const form = useFocusKept(agency.version)
  return (
    <>
      <PageHeader title="Agency settings" />
      {viewer?.role === 'ADMIN' ? (
        // A saved change is a new version, from which the form starts again.
        <div ref={form}>
          <AgencyForm key={agency.version} agency={agency} className={columns} />
        </div>
      ) : (
        <div className={columns}>
          <p className={styles.note}>Admins can change this.</p>
          <Card title="How clients see it">
            <AgencySample {...agency} />
          </Card>
        </div>
      )}
    </>
  )
}

/** Gives the focus back to the button that saved, as the form begins anew with each version. */
function useFocusKept(version: number) {
  const form = useRef<HTMLDivElement>(null)
  const shown = useRef(version)
  useEffect(() => {
    if (shown.current === version) return
    shown.current = version
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }, [version])
  return form
}

const query = graphql`
  query AgencyPageQuery @preloadable {
    viewer { role }
    agency { version name logoUrl color footer ...agencyFields_agency }
  }
`

const useStyles = makeStyles({
  columns: {
    // The form is the narrower one.
    '@media (min-width: 1100px)': { gridTemplateColumns: 'minmax(0, 560px) minmax(0, 1fr)' },
    '& > *': column,
  },
  note: { gridColumn: '1 / -1', margin: 0, color: tokens.colorNeutralForeground3 },
})
