import { makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useEffect, useRef, useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import type { WebhooksPageQuery } from '../__generated__/WebhooksPageQuery.graphql.ts'
import { SectionBoundary } from '../app/boundaries.tsx'
import type { PageProps } from '../app/definePage.tsx'
import { PageHeader } from '../components/PageHeader.tsx'
import { PeopleSkeleton } from '../components/PeopleSkeleton.tsx'
import { Card } from '../components/Section.tsx'
import { column, gutter } from '../components/styles.ts'
import { Deliveries } from './Deliveries.tsx'
import { Webhooks } from './Webhooks.tsx'

/** The webhooks, and the deliveries of the chosen one. */
export function WebhooksPage({ queryRef }: PageProps<WebhooksPageQuery>) {
  const { viewer } = usePreloadedQuery<WebhooksPageQuery>(query, queryRef)
  const styles = useStyles()
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null)
  const deliveries = useRef<HTMLDivElement>(null)
  // On phones, they are below what is in view.
  useEffect(() => {
    if (!chosen) return
    deliveries.current?.scrollIntoView({ block: 'nearest' })
    deliveries.current?.focus({ preventScroll: true })
  }, [chosen])
  if (viewer?.role !== 'ADMIN') {
    return (
      <>
        <PageHeader title="Webhooks" />
        <p className={styles.refused}>Admins can see and change where events are sent.</p>
      </>
    )
  }
  const loading = <PeopleSkeleton label="Loading" rowHeight={48} />
  return (
    <>
      <PageHeader title="Webhooks" />
      <div className={styles.root}>
        <SectionBoundary message="The webhooks could not be loaded.">
          <Suspense fallback={<Card title="Addresses">{loading}</Card>}>
            <Webhooks onOpen={setChosen} />
          </Suspense>
        </SectionBoundary>
        {chosen && (
          <div ref={deliveries} tabIndex={-1} className={styles.deliveries}>
            <Card title={`Deliveries to ${chosen.name}`}>
              <SectionBoundary message="The deliveries could not be loaded.">
                <Suspense fallback={loading}>
                  <Deliveries key={chosen.id} id={chosen.id} />
                </Suspense>
              </SectionBoundary>
            </Card>
          </div>
        )}
      </div>
    </>
  )
}

const query = graphql`
  query WebhooksPageQuery @preloadable {
    viewer { role }
  }
`

const useStyles = makeStyles({
  root: { ...gutter, ...column, gap: tokens.spacingVerticalL, maxWidth: '1304px', paddingBlockEnd: '64px' },
  deliveries: { scrollMarginBlock: '64px' },
  refused: { ...gutter, margin: 0, color: tokens.colorNeutralForeground3 },
})
