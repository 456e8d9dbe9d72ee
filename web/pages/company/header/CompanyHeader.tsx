import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { CompanyHeader_company$key } from '../../../__generated__/CompanyHeader_company.graphql.ts'
import { BackLink } from '../../../app/BackLink.tsx'
import { CompanyAvatar } from '../../../components/CompanyAvatar.tsx'
import { companyStatusWords } from '../../../components/companyWords.ts'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { useProfileLayout } from '../../../components/useProfileLayout.ts'
import { CompanyMenu } from './CompanyMenu.tsx'
import { CompanyStatusField } from './CompanyStatusField.tsx'
import { EditCompany } from './EditCompany.tsx'

/** Which company it is, how it stands with it, and what can be done. */
export function CompanyHeader({ company: key }: { company: CompanyHeader_company$key }) {
  const company = useFragment(fragment, key)
  const { name, status } = company
  const styles = useStyles()
  const layout = useProfileLayout()
  return (
    <>
      <div className={mergeClasses(layout.line, styles.back)}>
        <BackLink to="/companies">Back to Companies</BackLink>
      </div>
      <header className={mergeClasses(layout.line, styles.root)}>
        <CompanyAvatar name={name} size={56} />
        <div className={styles.naming}>
          <h1 dir="auto" className={styles.name}>
            {name}
          </h1>
          {status !== '%future added value' && <StatusBadge {...companyStatusWords[status]} />}
        </div>
        <div className={styles.actions}>
          <CompanyStatusField company={company} />
          <EditCompany company={company} />
          <CompanyMenu company={company} />
        </div>
      </header>
    </>
  )
}

const fragment = graphql`
  fragment CompanyHeader_company on Company {
    name
    status
    ...CompanyStatusField_company
    ...EditCompany_company
    ...CompanyMenu_company
  }
`

const phone = '@media (max-width: 640px)'

const useStyles = makeStyles({
  back: { paddingBlock: `${tokens.spacingVerticalL} ${tokens.spacingVerticalS}` },
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    paddingBlock: tokens.spacingVerticalS,
  },
  naming: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    flexGrow: 1,
    flexBasis: '240px',
    minWidth: 0,
  },
  name: {
    margin: 0,
    minWidth: 0,
    fontSize: tokens.fontSizeBase600,
    lineHeight: tokens.lineHeightBase600,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.015em',
    overflowWrap: 'anywhere',
    [phone]: { fontSize: tokens.fontSizeBase500, lineHeight: tokens.lineHeightBase500 },
  },
  actions: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    [phone]: { width: '100%', '& > :not(:last-child)': { flexGrow: 1 } },
  },
})
