import { Link, makeStyles, tokens } from '@fluentui/react-components'
import type { Privacy_form$key } from '../../__generated__/Privacy_form.graphql.ts'
import { small } from '../../components/styles.ts'
import { webAddress } from '../../components/webAddress.ts'
import { graphql, useFragment } from '../../relay/plain.ts'

/** What becomes of the data, said before they are sent. */
export function Privacy({ form: key }: { form: Privacy_form$key }) {
  const { agency, privacyUrl } = useFragment(fragment, key)
  const address = webAddress(privacyUrl)
  return (
    <p className={useStyles().root}>
      <bdi>{agency.name}</bdi> keeps what you send to consider you for this position, and erases it when you ask.
      {address && (
        <>
          {' '}
          <Link inline href={address} target="_blank" rel="noopener noreferrer">
            Privacy policy
          </Link>
        </>
      )}
    </p>
  )
}

const fragment = graphql`
  fragment Privacy_form on ApplicationForm {
    agency { name }
    privacyUrl
  }
`

const useStyles = makeStyles({ root: { ...small, color: tokens.colorNeutralForeground2 } })
