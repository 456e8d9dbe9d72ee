import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { DealHeader_deal$key } from '../../../__generated__/DealHeader_deal.graphql.ts'
import { BackLink } from '../../../app/BackLink.tsx'
import { Link } from '../../../app/links.tsx'
import { dealStatusWords } from '../../../components/dealWords.ts'
import { wide } from '../../../components/layout.ts'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { useStuck } from '../../../components/useStuck.ts'
import { useDealLayout } from '../useDealLayout.ts'
import { HeaderActions } from './HeaderActions.tsx'

/** Which deal it is, whose, how it stands, and what can be done. Once scrolled to the top it stays there as one line. */
export function DealHeader({ deal: key }: { deal: DealHeader_deal$key }) {
  const deal = useFragment(fragment, key)
  const styles = useStyles()
  const layout = useDealLayout()
  const { ref, stuck, height } = useStuck<HTMLElement>()
  return (
    <>
      <div className={mergeClasses(layout.line, styles.back)}>
        <BackLink to="/deals">Back to Deals</BackLink>
      </div>
      <header ref={ref} className={styles.place} style={{ height }}>
        <div className={mergeClasses(styles.bar, stuck && styles.stuck)}>
          <div className={mergeClasses(layout.line, styles.content, stuck && styles.oneLine)}>
            <div className={mergeClasses(styles.naming, stuck && styles.namingInLine)}>
              <h1 dir="auto" className={mergeClasses(styles.title, stuck && styles.titleInLine)}>
                {deal.title}
              </h1>
              {deal.status !== '%future added value' && <StatusBadge {...dealStatusWords[deal.status]} />}
            </div>
            {!stuck && (
              <div className={styles.company}>
                {deal.company && (
                  <Link to={`/companies/${deal.company.databaseId}`}>
                    <bdi>{deal.company.name}</bdi>
                  </Link>
                )}
              </div>
            )}
            <div className={mergeClasses(styles.actions, stuck && styles.actionsInLine)}>
              <HeaderActions deal={deal} />
            </div>
          </div>
        </div>
      </header>
    </>
  )
}

const fragment = graphql`
  fragment DealHeader_deal on Deal {
    title
    status
    company {
      databaseId
      name
    }
    ...HeaderActions_deal
  }
`

const phone = '@media (max-width: 640px)'

const useStyles = makeStyles({
  back: { paddingBlock: `${tokens.spacingVerticalL} ${tokens.spacingVerticalS}` },
  // Keeps its height while the bar in it shrinks; what then lies free of the bar lets the mouse through.
  place: { position: 'sticky', top: '52px', zIndex: 10, pointerEvents: 'none', [wide]: { top: 0 } },
  bar: {
    pointerEvents: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBottom: '1px solid transparent',
  },
  stuck: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  content: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    paddingBlock: tokens.spacingVerticalS,
  },
  oneLine: { flexWrap: 'nowrap', minHeight: '52px' },
  naming: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    flexBasis: '100%',
    minWidth: 0,
  },
  namingInLine: { flexWrap: 'nowrap', flexGrow: 1, flexBasis: 0 },
  title: {
    margin: 0,
    minWidth: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.015em',
    overflowWrap: 'anywhere',
    [phone]: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  },
  titleInLine: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    letterSpacing: '-0.01em',
    [phone]: { fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
  },
  company: { flexGrow: 1, flexBasis: '160px', minWidth: 0, overflowWrap: 'anywhere' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    [phone]: { width: '100%' },
  },
  actionsInLine: {
    flexShrink: 0,
    flexWrap: 'nowrap',
    '& [data-second]': { display: 'none' },
    '@media (max-width: 1099px)': { display: 'none' },
  },
})
