import { Link } from '@fluentui/react-components'
import { graphql, useFragment } from 'react-relay'
import type { ApplicationFacts_application$key } from '../__generated__/ApplicationFacts_application.graphql.ts'
import { mailLink, phoneLink } from '../components/contactLinks.ts'
import { Fact, FactList } from '../components/FactList.tsx'
import { FoldedText } from '../components/FoldedText.tsx'
import { Pills } from '../components/Pills.tsx'
import { applicantName } from './applicants.ts'
import { ResumeLink } from './ResumeLink.tsx'

/** How to reach an applicant, and what they have sent. */
export function ApplicationFacts({ application: key }: { application: ApplicationFacts_application$key }) {
  const { name, role, email, phone, techStack, coverLetter, resumeUrl } = useFragment(fragment, key)
  return (
    <FactList>
      {role && <Fact name="Role">{role}</Fact>}
      {email && (
        <Fact name="Email">
          <Link href={mailLink(email)}>{email}</Link>
        </Fact>
      )}
      {phone && (
        <Fact name="Phone">
          <Link href={phoneLink(phone)}>{phone}</Link>
        </Fact>
      )}
      <Fact name="File">
        <ResumeLink name={applicantName(name)} url={resumeUrl} />
      </Fact>
      {techStack.length > 0 && (
        <Fact name="Tech stack">
          <Pills items={techStack} max={null} />
        </Fact>
      )}
      {coverLetter && (
        <Fact name="Cover letter">
          <FoldedText text={coverLetter} />
        </Fact>
      )}
    </FactList>
  )
}

const fragment = graphql`
  fragment ApplicationFacts_application on ExternalApplication {
    name
    role
    email
    phone
    techStack
    coverLetter
    resumeUrl
  }
`
