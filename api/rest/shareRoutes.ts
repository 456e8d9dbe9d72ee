import { NotFound } from '../problems.ts'
import { sharedPortfolioKey } from '../shares/portfolio.ts'
import { talentAreas } from '../talents/rules.ts'
import { idOf, textOf } from './parameters.ts'
import { gql, type Route } from './route.ts'
import { type PreviousCompanyData, previousCompanyJson } from './talent.ts'

type SharedData = { area: keyof typeof talentAreas; previousCompanies: PreviousCompanyData[]; [field: string]: unknown }

const shareToken = textOf("The talent's shareableId.")

export const shareRoutes: Route[] = [
  {
    method: 'POST',
    path: '/api/talents/{id}/generate-shareable-id',
    summary: 'The token of the public profile; the same one until it is revoked',
    params: { id: idOf('Talent') },
    document: gql`mutation ($id: Int!) { shareTalent(input: { id: $id }) { talent { shareableId } } }`,
    answer: {
      status: 200,
      schema: { $ref: 'ShareableId' },
      json: ({ shareTalent }: { shareTalent: { talent: { shareableId: string } } }) => shareTalent.talent,
    },
  },
  {
    method: 'GET',
    path: '/api/talents/shareable/{shareableId}',
    summary: 'The limited profile that a client sees',
    isPublic: true,
    params: { shareableId: shareToken },
    document: gql`query ($shareableId: String!) {
      sharedTalent(shareableId: $shareableId) {
        shareableId name role area seniority companies summary techStack keyHighlights
        previousCompanies { legacy company title description } portfolioUrls portfolioUrl portfolioPdfUrl
      }
    }`,
    answer: {
      status: 200,
      schema: { $ref: 'SharedTalent' },
      json({ sharedTalent }: { sharedTalent: SharedData | null }) {
        if (!sharedTalent) throw new NotFound('Profile')
        return {
          ...sharedTalent,
          area: talentAreas[sharedTalent.area],
          previousCompanies: sharedTalent.previousCompanies.map(previousCompanyJson),
        }
      },
    },
    problems: [429],
  },
  {
    method: 'GET',
    path: '/api/talents/shareable/{shareableId}/portfolio.pdf',
    summary: 'The portfolio of the limited profile',
    description: 'Range requests are answered with the part that is asked for.',
    isPublic: true,
    params: { shareableId: shareToken },
    document: gql`query ($shareableId: String!) { sharedTalent(shareableId: $shareableId) { name } }`,
    answer: {
      status: 200,
      contentType: 'application/pdf',
      async file({ sharedTalent }: { sharedTalent: { name: string } | null }, { shareableId }, context) {
        const key = sharedTalent && (await sharedPortfolioKey(context, String(shareableId)))
        if (!key) throw new NotFound('Portfolio')
        // The name that it was uploaded by may be the person's.
        return { key, name: `${sharedTalent.name} portfolio.pdf` }
      },
    },
    problems: [429],
  },
]
