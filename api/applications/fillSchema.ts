import { builder } from '../graphql/builder.ts'
import { enumOf } from '../graphql/enums.ts'
import { byId, mutation, onceInput, versionInput } from '../graphql/mutation.ts'
import { fillDeal } from './filling.ts'
import { fillDealRules } from './rules.ts'
import { runnerUpActs } from './words.ts'

const RunnerUpAct = enumOf('RunnerUpAct', runnerUpActs, {
  description: 'The way to settle another candidate when a deal is filled.',
  meanings: {
    KEEP: 'nothing changes for them.',
    REJECT: 'their status becomes REJECTED.',
    MOVE: 'they become a candidate for the deal `dealId` and are rejected on this one.',
  },
})

const RunnerUpInput = builder.inputType('RunnerUpInput', {
  description: 'Another candidate, or an applicant, of the deal that is filled.',
  fields: t => ({
    id: t.int({ required: true, description: 'The databaseId of the candidate or of the application.' }),
    act: t.field({ type: RunnerUpAct, required: true, description: 'The way to settle them.' }),
    dealId: t.int({ description: 'With MOVE: the deal they move to, which somebody may still win.' }),
  }),
})

mutation('fillDeal', {
  scope: ['talents:write', 'deals:write', 'candidates:write'],
  description:
    'Fills a deal with all its consequences, or changes nothing: the winner is selected, the deal becomes FILLED, agreed amounts enter the billing history, the talent becomes ASSIGNED, and the others are settled. CONFLICT when the deal was changed or filled meanwhile, or when somebody who moves may not be added to the other deal. A token also needs billing:write to send amounts, and applications:write to name applicants.',
  input: t => ({
    ...byId(t),
    version: versionInput(t),
    idempotencyKey: onceInput(t),
    talentId: t.int({ description: 'The winner, who must be a candidate for the deal.' }),
    startDate: t.field({
      type: 'Date',
      description: 'The first day of work; the deal keeps its own when this is absent.',
    }),
    companyBudget: t.string({ description: "What the company pays in a managed deal. By default the deal's own." }),
    candidateBudget: t.string({ description: "What the candidate gets in a managed deal. By default the deal's own." }),
    recruitingFee: t.string({ description: "The fee of a head-hunting deal. By default the deal's own." }),
    setAssigned: t.boolean({ description: "Sets the talent's status to ASSIGNED; true by default." }),
    candidates: t.field({ type: [RunnerUpInput], description: 'The other candidates; those not named are kept.' }),
    applications: t.field({ type: [RunnerUpInput], description: 'The applicants; those not named are kept.' }),
  }),
  rules: fillDealRules,
  verb: fillDeal,
  rows: { deal: 'Deal', candidate: ['DealCandidate', 'candidateId'] },
})
