import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from 'react-relay'
import type {
  EditTalentDialog_talent$data,
  EditTalentDialog_talent$key,
} from '../../__generated__/EditTalentDialog_talent.graphql.ts'
import type { EditTalentDialogQuery } from '../../__generated__/EditTalentDialogQuery.graphql.ts'
import { ProblemError } from '../../relay/ProblemError.ts'
import { fromTalent } from './convert.ts'
import { EditTalent } from './EditTalent.tsx'

type Props = { talent: EditTalentDialog_talent$key; onClose: () => void }

/** Edits a talent's profile. What it begins with stays as it was when it was opened, whatever the page learns since. */
export function EditTalentDialog({ talent: key, onClose }: Props) {
  const environment = useRelayEnvironment()
  const opened = snapshot(readInlineData(fragment, key))
  const fetchLatest = async () => {
    const answer = await fetchQuery<EditTalentDialogQuery>(environment, query, { id: opened.id }).toPromise()
    if (!answer?.talent) throw new ProblemError('NOT_FOUND', 'This talent was deleted by somebody else.')
    return snapshot(readInlineData<EditTalentDialog_talent$key>(fragment, answer.talent))
  }
  return <EditTalent opened={opened} fetchLatest={fetchLatest} onClose={onClose} />
}

function snapshot(talent: EditTalentDialog_talent$data) {
  return { id: talent.databaseId, version: talent.version, values: fromTalent(talent) }
}

const fragment = graphql`
  fragment EditTalentDialog_talent on Talent @inline {
    databaseId
    version
    name
    role
    area
    seniority
    summary
    keyHighlights
    email
    phone
    linkedinUrl
    techStack
    companies
    previousCompanies {
      legacy
      company
      title
      description
    }
    portfolioUrls
    portfolioUrl
    portfolioPdfUrl
    preferredRateType
    minFullTimeRate
    maxFullTimeRate
    minHourlyRate
    maxHourlyRate
    internalScoring
    referredBy {
      databaseId
      name
    }
    profilePictureUrl
    resumeUrl
  }
`

const query = graphql`
  query EditTalentDialogQuery($id: Int!) {
    talent(id: $id) {
      ...EditTalentDialog_talent
    }
  }
`
