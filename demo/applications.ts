import { fingerprintsOf } from '../api/applications/apply.ts'
import { candidateStatuses, PROCESSING_FAILED } from '../api/candidates/words.ts'

import type { Tx } from '../api/db.ts'
import type { DemoApplication, DemoDeal } from './data.ts'
import { reachedIn } from './deals.ts'
import type { Claim, StoredFiles } from './files.ts'
import { type Activity, follow, type Ids, idIn } from './history.ts'

type Inserted = { colleagues: Ids; talents: Ids; deals: Ids; files: StoredFiles }
type FollowedApplication = ReturnType<typeof followApplication>

/** Inserts the applications in the order of their dates. */
export async function insertApplications(tx: Tx, deals: DemoDeal[], inserted: Inserted) {
  const followed = deals
    .flatMap(({ applications, ...deal }) => applications.map(application => followApplication(application, deal)))
    .sort((one, other) => Number(one.present.at) - Number(other.present.at))
  const data = followed.map(each => rowOf(each, inserted))
  const ids = await tx.externalApplication.createManyAndReturn({ data, select: { id: true, resumeUrl: true } })
  const idOfFile = new Map(ids.map(({ id, resumeUrl }) => [resumeUrl, id]))
  const claims = followed.map(({ present }): Claim => {
    const file = inserted.files.get(present.resumeUrl)
    return { file, applicationId: idOfFile.get(file?.url ?? ''), createdAt: present.at }
  })
  return { activity: followed.flatMap(each => activityOf(each, inserted)), claims }
}

const followApplication = (
  { answers, ...application }: DemoApplication,
  { title: deal, questions = [] }: Pick<DemoDeal, 'title' | 'questions'>,
) => ({
  deal,
  answers: questions.flatMap(({ text, wrongAnswers }, index) => {
    const answer = answers[index]
    return answer ? [{ question: text, answer, isWrong: wrongAnswers.includes(answer) }] : []
  }),
  ...follow(application, { status: candidateStatuses }),
})

function rowOf({ deal, answers, present, updatedAt, steps }: FollowedApplication, { deals, talents, files }: Inserted) {
  const { name, becameTalent, resumeUrl, at, ...columns } = present
  const { email = null, phone = null } = present
  const file = files.get(resumeUrl)
  if (!file) throw new Error(`The storage has no ${resumeUrl}`)
  return {
    ...columns,
    answers,
    name: name ?? PROCESSING_FAILED,
    dealId: idIn(deals, deal),
    talentId: becameTalent === undefined ? null : idIn(talents, becameTalent),
    resumeUrl: file.url,
    fingerprint: fingerprintsOf(file, { email, phone }, null)[0],
    isProcessed: true,
    reached: reachedIn([{ before: present }, ...steps]),
    createdAt: at,
    updatedAt: steps.length > 0 ? updatedAt : at,
  }
}

function activityOf({ deal, present, steps }: FollowedApplication, { deals, colleagues }: Inserted): Activity[] {
  const name = present.name ?? PROCESSING_FAILED
  const applicant = { field: 'applicant', before: name, after: name }
  return steps.map(({ at, by, changes }) => ({
    kind: 'application.updated',
    ...{ dealId: idIn(deals, deal), actorId: idIn(colleagues, by), at, changes: [applicant, ...changes] },
  }))
}
