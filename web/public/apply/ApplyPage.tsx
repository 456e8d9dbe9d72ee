import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons/svg/arrow-clockwise'
import type { ApplyPageQuery } from '../../__generated__/ApplyPageQuery.graphql.ts'
import { reload } from '../../app/AppProblem.tsx'
import { BrandName } from '../../app/PageTitle.tsx'
import { ToastProvider } from '../../app/ToastProvider.tsx'
import { Waiting } from '../../app/waiting.tsx'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'
import { isProblem, serverMessage } from '../../components/ProblemError.ts'
import { graphql, usePreloadedQuery } from '../../relay/plain.ts'
import type { PublicPageProps } from '../definePublicPage.tsx'
import { NoticeText } from '../Notice.tsx'
import { ProductBrand } from '../ProductBrand.tsx'
import { PublicFrame } from '../PublicFrame.tsx'
import { Unavailable } from '../Unavailable.tsx'
import { Application } from './Application.tsx'

type Props = Pick<PublicPageProps<ApplyPageQuery>, 'queryRef'>

/** The page of a deal with the application form, or the reason why the deal accepts no applications. */
export function ApplyPage({ queryRef }: Props) {
  return (
    <ErrorBoundary
      resetOn={queryRef}
      fallback={error => (
        <ProductBrand waiting={<Waiting label="Loading job information..." />}>
          <NotAvailable error={error} />
        </ProductBrand>
      )}
    >
      <LoadedPage queryRef={queryRef} />
    </ErrorBoundary>
  )
}

function LoadedPage({ queryRef }: Props) {
  const { product, applicationForm } = usePreloadedQuery<ApplyPageQuery>(query, queryRef)
  return (
    <BrandName value={product.brandName}>
      {applicationForm ? (
        <ToastProvider>
          <PublicFrame>
            <Application form={applicationForm} />
          </PublicFrame>
        </ToastProvider>
      ) : (
        <NotAvailable />
      )}
    </BrandName>
  )
}

/** Shown instead of the form: the server's reason, or that the request failed, with a button to try again. */
function NotAvailable({ error }: { error?: unknown }) {
  const styles = useStyles()
  const isBroken = error !== undefined && (!isProblem(error) || isProblem(error, 'INTERNAL', 'UNREACHABLE'))
  return (
    <Unavailable title="Application Unavailable" error={error}>
      <NoticeText>
        {isBroken
          ? 'Failed to load job information'
          : serverMessage(error, 'This job application is no longer available.')}
      </NoticeText>
      {isBroken && (
        <Button icon={<ArrowClockwiseRegular />} className={styles.again} onClick={reload}>
          Try again
        </Button>
      )}
    </Unavailable>
  )
}

const query = graphql`
  query ApplyPageQuery($token: String!) @preloadable {
    product { brandName }
    applicationForm(token: $token) { ...Application_form }
  }
`

const useStyles = makeStyles({ again: { marginBlockStart: tokens.spacingVerticalL } })
