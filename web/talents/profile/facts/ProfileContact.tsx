import { Link as PlainLink } from '@fluentui/react-components'
import { CallRegular } from '@fluentui/react-icons/svg/call'
import { MailRegular } from '@fluentui/react-icons/svg/mail'
import { PersonArrowRightRegular } from '@fluentui/react-icons/svg/person-arrow-right'
import { graphql, useFragment } from 'react-relay'
import type { ProfileContact_talent$key } from '../../../__generated__/ProfileContact_talent.graphql.ts'
import { Link } from '../../../app/links.tsx'
import { Card } from '../../../components/Card.tsx'
import { mailLink, phoneLink } from '../../../components/contactLinks.ts'
import { IconLine, IconList } from './IconList.tsx'

/** How to reach them and who brought them; nothing where nothing is known. */
export function ProfileContact({ talent: key }: { talent: ProfileContact_talent$key }) {
  const { email, phone, referredBy } = useFragment(fragment, key)
  if (!email && !phone && !referredBy) return null
  return (
    <Card title="Contact Information">
      <IconList>
        {email && (
          <IconLine icon={<MailRegular />}>
            <PlainLink href={mailLink(email)}>{email}</PlainLink>
          </IconLine>
        )}
        {phone && (
          <IconLine icon={<CallRegular />}>
            <PlainLink href={phoneLink(phone)}>{phone}</PlainLink>
          </IconLine>
        )}
        {referredBy && (
          <IconLine icon={<PersonArrowRightRegular />}>
            <Link to={`/talent/${referredBy.databaseId}`}>Referred by {referredBy.name}</Link>
          </IconLine>
        )}
      </IconList>
    </Card>
  )
}

const fragment = graphql`
  fragment ProfileContact_talent on Talent {
    email
    phone
    referredBy {
      databaseId
      name
    }
  }
`
