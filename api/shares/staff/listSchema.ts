import { builder } from '../../graphql/builder.ts'
import { readPage } from '../../graphql/lists.ts'
import { latestAnswerOf } from './answers.ts'
import { Share, ShareAnswer } from './schema.ts'

const ShareEdge = builder.edgeObject({ name: 'ShareEdge', type: Share })
const ShareConnection = builder.connectionObject({ name: 'ShareConnection', type: Share }, ShareEdge)

for (const [model, whereOf] of [
  ['Talent', (id: number) => ({ items: { some: { talentId: id } } })],
  ['Deal', (id: number) => ({ dealId: id })],
  ['Company', (id: number) => ({ companyId: id })],
] as const) {
  builder.prismaObjectField(model, 'shares', t =>
    t.connection(
      {
        type: Share,
        description: 'The shares with a recipient, newest first.',
        resolve: ({ id }, page, context, info) =>
          readPage('Share', {
            ...{ page, context, info },
            where: whereOf(id),
            order: { list: `shares of ${model} ${id}`, column: 'createdAt', kind: 'instant', direction: 'desc' },
          }),
      },
      ShareConnection,
      ShareEdge,
    ),
  )
}

builder.prismaObjectField('DealCandidate', 'clientAnswer', t =>
  t.field({
    type: ShareAnswer,
    nullable: true,
    select: { dealId: true, talentId: true, status: true },
    description: "The client's latest answer about the candidate, in any share of the deal.",
    resolve: (candidate, _args, context) => latestAnswerOf(context, candidate),
  }),
)
