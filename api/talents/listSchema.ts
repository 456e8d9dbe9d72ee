import { builder } from '../graphql/builder.ts'
import { madeOf } from '../graphql/columnRules.ts'
import { recordQueries, sinceField } from '../graphql/lists.ts'
import { searchHelp } from '../rows/search.ts'
import { seniorities, skillsSaying } from './filterChoices.ts'
import { TALENT_FILTERS, TALENT_ORDERS, talentOrder, talentsWhere } from './list.ts'
import { TalentAreaEnum, TalentStatusEnum } from './schema.ts'

const RateRangeInput = builder.inputType('RateRangeInput', {
  description:
    'Rates that have an amount in common with a range; by the day, week or year they are converted by 8 and 40 hours and 52/12 ' +
    'weeks. Rates whose texts cannot be read are in none, but in isUnread.',
  fields: t => ({
    from: t.float({ description: "In the currency's units." }),
    to: t.float({ description: "In the currency's units." }),
    currency: t.string({ description: "As in 'EUR'; by default any, and amounts are not converted." }),
  }),
})

/** The input type of the talent filter, and the columns that a filter and an order compare. */
export const { filterType, columnsBy } = recordQueries('Talent', {
  names: { one: 'talent', many: 'talents' },
  scope: 'talents:read',
  filter: t => ({
    search: t.string({ description: searchHelp('name, role or area') }),
    status: t.field({
      type: TalentStatusEnum,
      description: 'Only talents with this status; `statuses` takes several.',
    }),
    statuses: t.field({ type: [TalentStatusEnum], description: 'Any of these; an empty list means all.' }),
    area: t.field({ type: TalentAreaEnum, description: 'Only talents of this field of work.' }),
    allSkills: t.stringList({
      description:
        'All of these skills, in any spelling that is known (Postgres is PostgreSQL), ignoring case, accents, spaces, dots and dashes; React is not React Native.',
    }),
    anySkills: t.stringList({ description: 'Any of these skills, in the same way.' }),
    seniorities: t.stringList({ description: 'Any of these, as they are written.' }),
    hourlyRate: t.field({ type: RateRangeInput, description: 'Their hourly rates meet this range.' }),
    monthlyRate: t.field({ type: RateRangeInput, description: 'Their monthly rates meet this range.' }),
    ownerId: t.int({ description: 'The id of the colleague who looks after them.' }),
    isMine: t.boolean({ description: 'Those that the viewer looks after.' }),
    isAvailable: t.boolean({
      description: 'Whether they are available now: neither assigned, nor placed, nor selected, nor in interview.',
    }),
    hasAvailability: t.boolean({ description: 'Whether it is noted when they can start.' }),
    availableBy: t.field({
      type: 'Date',
      description:
        'Those whose availability names this day, an earlier one, "at once", or a time of notice that is over by then, from today.',
    }),
    isUnread: t.boolean({
      description:
        'Instead of those whose texts meet hourlyRate, monthlyRate and availableBy, those who might: a text that one of them asks ' +
        'for cannot be read, and the others are met. Without these filters, those of whom a rate or the availability cannot be read.',
    }),
    updatedSince: sinceField(t),
  }),
  filtered: TALENT_FILTERS,
  where: talentsWhere,
  orders: TALENT_ORDERS,
  order: talentOrder,
  descriptions: {
    list: 'Talents, the newest first by default.',
    total: "The number of talents that match the filter: the X of 'X of Y talents'.",
    count: "The number of all talents: the Y of 'X of Y talents'.",
  },
})

builder.queryFields(t => ({
  talentSkills: t.stringList({
    scope: 'talents:read',
    description:
      'Skills of talents that contain a text or are spelled so, by their main names, the most frequent first, at most 12: to choose some for a filter.',
    extensions: madeOf({ Talent: ['techStack'] }),
    args: {
      text: t.arg.string({
        required: true,
        description: 'A part of a skill; an empty text finds the most frequent ones.',
      }),
    },
    resolve: (_root, { text }, context) => skillsSaying(context, text),
  }),
  talentSeniorities: t.stringList({
    scope: 'talents:read',
    description: 'The seniorities of the newest talents, the most frequent first, at most 30.',
    extensions: madeOf({ Talent: ['seniority'] }),
    resolve: (_root, _args, context) => seniorities(context),
  }),
}))
