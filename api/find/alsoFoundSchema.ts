import { countryOf } from '../contacts/country.ts'
import { builder, typeOf } from '../graphql/builder.ts'
import { madeOf } from '../graphql/columnRules.ts'
import { enumOf } from '../graphql/enums.ts'
import { readPage, totalField } from '../graphql/lists.ts'
import { columnsBy, filterType } from '../talents/listSchema.ts'
import {
  alsoFoundOrder,
  alsoFoundWhere,
  COUNTED_UP_TO,
  type FoundPlace,
  foundPlaces,
  SEARCHED_APART,
} from './alsoFound.ts'
import { alsoFoundPlaces } from './words.ts'

const PlaceEnum = enumOf('AlsoFoundPlaceName', alsoFoundPlaces, {
  description: 'A part of a profile that is searched beside name, role and area.',
  meanings: {
    COMPANIES: 'former employers and positions.',
    PHONE: 'however it is written.',
    LINKEDIN: 'the name within the address.',
  },
})

const Place = builder.objectRef<FoundPlace>('AlsoFoundPlace').implement({
  authScopes: { staff: true },
  scope: 'talents:read',
  description: 'A place in which the search found something.',
  fields: t => ({
    place: t.expose('place', { type: PlaceEnum, description: 'Which part of the profile it is.' }),
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
          order: alsoFoundOrder(filter),
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
        totalCount: t.int(totalField(`Up to ${COUNTED_UP_TO} exactly; of more it is ${COUNTED_UP_TO + 1}.`)),
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
