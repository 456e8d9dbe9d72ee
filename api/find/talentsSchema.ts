import { countryOf } from '../contacts/country.ts'
import { builder, typeOf } from '../graphql/builder.ts'
import { madeOf } from '../graphql/columnRules.ts'
import { readPage, recordQueries, sinceField, totalOf } from '../graphql/lists.ts'
import { searchHelp } from '../lists/search.ts'
import { keysOf } from '../rules/rules.ts'
import { TalentAreaEnum, TalentStatusEnum } from '../talents/schema.ts'
import { alsoFoundWhere, COUNTED_UP_TO, type FoundPlace, foundPlaces } from './alsoFound.ts'
import { seniorities, skillsSaying } from './talentChoices.ts'
import { filteredOrder, filteredTalents, SEARCHED_APART, TALENT_FILTERS, TALENT_ORDERS } from './talentFilter.ts'
import { alsoFoundPlaces } from './words.ts'

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

const { filterType, columnsBy } = recordQueries('Talent', {
  names: { one: 'talent', many: 'talents' },
  scope: 'talents:read',
  filter: t => ({
    search: t.string({ description: searchHelp('name, role or area') }),
    status: t.field({ type: TalentStatusEnum }),
    statuses: t.field({ type: [TalentStatusEnum], description: 'Any of these; an empty list means all.' }),
    area: t.field({ type: TalentAreaEnum }),
    allSkills: t.stringList({
      description:
        'All of these skills, in any spelling that is known (Postgres is PostgreSQL), ignoring case, accents, spaces, dots and dashes; React is not React Native.',
    }),
    anySkills: t.stringList({ description: 'Any of these skills, in the same way.' }),
    seniorities: t.stringList({ description: 'Any of these, as they are written.' }),
    hourlyRate: t.field({ type: RateRangeInput }),
    monthlyRate: t.field({ type: RateRangeInput }),
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
  where: filteredTalents,
  orders: TALENT_ORDERS,
  order: filteredOrder,
  descriptions: {
    total: "The number of talents that match the filter: the X of 'X of Y talents'.",
    count: "The number of all talents: the Y of 'X of Y talents'.",
  },
})

const PlaceEnum = builder.enumType('AlsoFoundPlaceName', { values: keysOf(alsoFoundPlaces) })

const Place = builder.objectRef<FoundPlace>('AlsoFoundPlace').implement({
  authScopes: { staff: true },
  scope: 'talents:read',
  description: 'A place in which the search found something.',
  fields: t => ({
    place: t.expose('place', { type: PlaceEnum }),
    text: t.exposeString('text', { description: 'Of it, the part around what was found.' }),
  }),
})

const READ = Object.fromEntries(SEARCHED_APART.map(column => [column, true]))

builder.queryField('talentsAlsoFound', t =>
  t.connection(
    {
      type: typeOf('Talent'),
      description:
        'Talents who meet the filter, and whom its search finds not in name, role and area but in skills, companies, e-mail, ' +
        'phone, LinkedIn, highlights and summary; newest first. None without a search.',
      extensions: madeOf(({ filter }) => {
        const { Talent = [] } = columnsBy(filter, null)
        return { Talent: [...Talent, ...SEARCHED_APART] }
      }),
      args: { filter: t.arg({ type: filterType, required: true }) },
      resolve: async (_root, { filter, ...page }, context, info) => {
        const country = await countryOf(context.db)
        const reading = {
          where: alsoFoundWhere(filter, { ...context, country }),
          order: { ...filteredOrder(null, filter), list: 'talents also found' },
          reads: READ,
          most: COUNTED_UP_TO,
        }
        const { edges, ...read } = await readPage('Talent', { ...reading, page, context, info })
        return { ...read, edges: edges.map(edge => Object.assign(edge, { search: filter.search ?? '', country })) }
      },
    },
    {
      name: 'TalentAlsoFoundConnection',
      fields: t => ({
        totalCount: t.int(totalOf(`Up to ${COUNTED_UP_TO} exactly; of more it is ${COUNTED_UP_TO + 1}.`)),
      }),
    },
    {
      name: 'TalentAlsoFoundEdge',
      fields: t => ({
        places: t.field({
          type: [Place],
          description: 'Where it was found.',
          resolve: ({ node, search, country }) => foundPlaces(node, { search, country }),
        }),
      }),
    },
  ),
)

builder.queryFields(t => ({
  talentSkills: t.stringList({
    scope: 'talents:read',
    description:
      'Skills of talents that contain a text or are spelled so, by their main names, the most frequent first, at most 12: to choose some for a filter.',
    extensions: madeOf({ Talent: ['techStack'] }),
    args: { text: t.arg.string({ required: true }) },
    resolve: (_root, { text }, context) => skillsSaying(context, text),
  }),
  talentSeniorities: t.stringList({
    scope: 'talents:read',
    description: 'The seniorities of the newest talents, the most frequent first, at most 30.',
    extensions: madeOf({ Talent: ['seniority'] }),
    resolve: (_root, _args, context) => seniorities(context),
  }),
}))
