import { TargetAreaEnum } from '../deals/schema.ts'
import { builder, READS_TEXT } from '../graphql/builder.ts'
import { mutation } from '../graphql/mutation.ts'
import { RequirementRef, requirementsInput } from './requirementSchema.ts'
import { whyNotRules } from './rules.ts'
import { TalentMatchRef } from './schema.ts'
import { type Obstacle, type WhyNot, whyNot } from './whyNot.ts'

const ObstacleEnum = builder.enumType('MatchObstacle', {
  description: 'What keeps a talent from the list of matches.',
  values: {
    DROPPED: { description: 'Was dropped.' },
    OTHER_AREA: { description: 'Is of another area than the one sought in.' },
    NOT_AVAILABLE: { description: 'Assigned, placed or in interview elsewhere, and only available people are sought.' },
    FAILS_MUST: { description: 'Fails a must: see `failed`.' },
    NOTHING_SHARED: { description: 'Shares nothing with the description.' },
    BELOW_THE_BEST: { description: 'Fits, but fifty others fit at least as well.' },
  } satisfies Record<Obstacle, object>,
})

const WhyNotRef = builder.objectRef<WhyNot>('WhyNot').implement({
  authScopes: { staff: true },
  scope: ['matching:read', 'talents:read'],
  description: 'Why a talent is not in the list of a search, or where they are in it.',
  fields: t => ({
    match: t.expose('match', {
      type: TalentMatchRef,
      description: 'The talent, judged as those in the list are.',
    }),
    rank: t.exposeInt('rank', {
      nullable: true,
      description: 'The place in the list, from 1; null for whom it lacks.',
    }),
    obstacles: t.expose('obstacles', {
      type: [ObstacleEnum],
      description: 'All that keeps them from the list; empty for whom it has.',
    }),
    failed: t.expose('failed', { type: [RequirementRef], description: 'The musts that the profile does not meet.' }),
  }),
})

mutation('whyNot', {
  description:
    'Why somebody is not in the list of the same search, with the same verdicts, by the rules alone. A mutation, so that the description is in no address; changes no data.',
  scope: 'matching:read',
  extensions: { [READS_TEXT]: 'jobDescription' },
  input: t => ({
    jobDescription: t.string({ required: true }),
    targetArea: t.field({ type: TargetAreaEnum, description: 'Empty means all areas.' }),
    availableOnly: t.boolean({ description: 'As in the search.' }),
    dealId: t.int({ description: 'The deal of the search.' }),
    requirements: requirementsInput(t),
    talentId: t.int({ description: 'Whom to ask about; else `name`.' }),
    name: t.string({ description: 'A part of a name: at most 5 people who have it, in the order of their names.' }),
  }),
  rules: whyNotRules,
  verb: whyNot,
  payload: t => ({
    people: t.expose('people', {
      type: [WhyNotRef],
      description: 'Whom the question was about, each with what keeps them out.',
    }),
  }),
})
