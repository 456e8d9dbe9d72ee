import { builder } from '../graphql/builder.ts'
import { enumOf } from '../graphql/enums.ts'
import { periodArgs } from '../graphql/period.ts'
import { MOST_BEHIND, recordOf } from '../graphql/rows.ts'
import { parse } from '../rules/parse.ts'
import { scoreboardRules } from './rules.ts'
import {
  type Addition,
  additionsBehind,
  type BandRow,
  type Scoreboard,
  type Suggested,
  scoreboardOf,
  suggestionsBehind,
} from './scoreboard.ts'
import { bands, OVERRULED, outcomes } from './words.ts'

const BandEnum = enumOf('SuggestionBand', bands, {
  description: 'HIGH is 80% and more, MIDDLE 60 to 79%, LOW below 60%.',
})
const OutcomeEnum = enumOf('SuggestionOutcome', outcomes, {
  description: 'The steps of a suggested talent on the deal, each counting those who came further.',
})

const BandType = builder.objectRef<BandRow>('ScoreboardBand').implement({
  authScopes: { staff: true },
  scope: 'matching:read',
  description: 'How the suggestions of a band of percentages fared.',
  fields: t => ({
    band: t.expose('band', { type: BandEnum, description: 'The percentages it covers.' }),
    suggested: t.exposeInt('suggested', { description: 'Pairs of deal and talent that were shown.' }),
    added: t.exposeInt('added', { description: 'Of them, who were added to the deal afterwards.' }),
    sent: t.exposeInt('sent', { description: 'Of them, who were sent to the client.' }),
    interviewed: t.exposeInt('interviewed', { description: 'Of them, those who came to an interview.' }),
    selected: t.exposeInt('selected', { description: 'Of them, those who won the deal.' }),
  }),
})

const SuggestionType = builder.objectRef<Suggested>('ShownSuggestion').implement({
  authScopes: { staff: true },
  scope: 'matching:read',
  description: 'A talent who was suggested for a deal, as it was shown first.',
  fields: t => ({
    talent: t.field({ ...recordOf('Talent', 'talentId'), description: 'The suggested talent.' }),
    deal: t.field({ ...recordOf('Deal', 'dealId'), description: 'The deal they were suggested for.' }),
    matchPercentage: t.exposeInt('percentage', { description: '1 to 100, as it was shown.' }),
    rank: t.exposeInt('rank', { description: 'The place in the list, from 1.' }),
    engine: t.exposeString('engine', { description: 'The version of the matching.' }),
    shownAt: t.expose('shownAt', { type: 'DateTime', description: 'The time when it was shown first.' }),
    outcome: t.expose('outcome', { type: OutcomeEnum, description: 'The furthest.' }),
  }),
})

const AdditionType = builder.objectRef<Addition>('AdditionAfterSuggestions').implement({
  authScopes: { staff: true },
  scope: 'matching:read',
  description: 'A talent added to a deal by a recruiter, after suggestions for the deal were shown.',
  fields: t => ({
    talent: t.field({ ...recordOf('Talent', 'talentId'), description: 'The added talent.' }),
    deal: t.field({ ...recordOf('Deal', 'dealId'), description: 'The deal they were added to.' }),
    matchPercentage: t.exposeInt('percentage', {
      nullable: true,
      description: 'Null for a talent who was not suggested.',
    }),
    engine: t.exposeString('engine', { description: 'The version that was shown last before.' }),
    addedAt: t.expose('addedAt', { type: 'DateTime', description: 'The time of the addition.' }),
    isOverruled: t.exposeBoolean('isOverruled', { description: OVERRULED }),
  }),
})

const ScoreboardType = builder.objectRef<Scoreboard>('Scoreboard').implement({
  authScopes: { staff: true },
  scope: 'matching:read',
  description: 'How often talents were taken whom the matching suggested for deals.',
  fields: t => ({
    bands: t.expose('bands', { type: [BandType], description: 'The best band first, each once.' }),
    additions: t.exposeInt('additions', {
      description: 'Talents added by recruiters in the period, to deals whose suggestions had been shown.',
    }),
    overruled: t.exposeInt('overruled', { description: OVERRULED }),
    engines: t.exposeStringList('engines', { description: 'All versions with suggestions that are kept.' }),
    suggestions: t.field({
      type: [SuggestionType],
      description: 'The suggestions behind a figure of a band, the latest first. At most 500.',
      args: {
        band: t.arg({ type: BandEnum, required: true, description: 'The band of the percentage that was shown.' }),
        outcome: t.arg({ type: OutcomeEnum, required: true, description: 'The step that they reached.' }),
      },
      resolve: ({ filter }, behind, context) => suggestionsBehind(context, filter, { ...behind, most: MOST_BEHIND }),
    }),
    addedTalents: t.field({
      type: [AdditionType],
      description: 'The talents behind `additions`, or behind `overruled`, the latest first. At most 500.',
      args: {
        onlyOverruled: t.arg.boolean({ required: true, description: 'Only additions that overruled the suggestions.' }),
      },
      resolve: ({ filter }, behind, context) => additionsBehind(context, filter, { ...behind, most: MOST_BEHIND }),
    }),
  }),
})

builder.queryField('scoreboard', t =>
  t.field({
    type: ScoreboardType,
    description:
      'How the suggestions of the matching fared that were shown for deals: each pair of deal and talent counts once, as it was shown first in the period. At most 36 months.',
    args: {
      ...periodArgs,
      engine: t.arg.string({ description: 'Only suggestions of this version.' }),
    },
    resolve: (_root, filter, context) => scoreboardOf(context, parse(scoreboardRules, filter)),
  }),
)
