import { fingerprintsOf } from '../api/applications/apply.ts'
import { candidateStatuses, PROCESSING_FAILED } from '../api/candidates/words.ts'

import type { Tx } from '../api/db.ts'
import type { DemoApplication, DemoDeal } from './data.ts'
import { reachedIn } from './deals.ts'
import type { Claim, StoredFiles } from './files.ts'
import { type Activity, follow, type Ids, idIn } from './history.ts'

type Known = { colleagues: Ids; talents: Ids; deals: Ids; files: StoredFiles }
type Told = ReturnType<typeof tell>

/** Inserts the applications in the order in which they came. */
export async function insertApplications(tx: Tx, deals: DemoDeal[], known: Known) {
  const told = deals
    .flatMap(({ applications, ...deal }) => applications.map(application => tell(application, deal)))
    .sort((one, other) => Number(one.present.at) - Number(other.present.at))
  const data = told.map(each => rowOf(each, known))
  const ids = await tx.externalApplication.createManyAndReturn({ data, select: { id: true, resumeUrl: true } })
  const idOfFile = new Map(ids.map(({ id, resumeUrl }) => [resumeUrl, id]))
  const claims = told.map(({ present }): Claim => {
    const file = known.files.get(present.resumeUrl)
    return { file, applicationId: idOfFile.get(file?.url ?? ''), createdAt: present.at }
  })
  return { activity: told.flatMap(each => activityOf(each, known)), claims }
}

const tell = (
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

function rowOf({ deal, answers, present, updatedAt, steps }: Told, { deals, talents, files }: Known) {
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

function activityOf({ deal, present, steps }: Told, { deals, colleagues }: Known): Activity[] {
  const name = present.name ?? PROCESSING_FAILED
  const applicant = { field: 'applicant', before: name, after: name }
  return steps.map(({ at, by, changes }) => ({
    kind: 'application.updated',
    ...{ dealId: idIn(deals, deal), actorId: idIn(colleagues, by), at, changes: [applicant, ...changes] },
  }))
}
