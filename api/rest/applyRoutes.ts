import { RESUME_REQUIRED } from '../applications/rules.ts'
import { textOf } from './parameters.ts'
import type { JsonAnswer } from './route.ts'
import { gql, type Route, success } from './route.ts'

const params = { token: textOf('The last part of the apply link.') }

/** What an applicant may call, without an account. */
export const applyRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/public/deals/{token}',
    summary: 'The deal behind an apply link',
    description: 'Not found when the link is unknown or revoked, or the deal takes no applications.',
    isPublic: true,
    params,
    document: gql`query ($token: String!) { publicDeal(token: $token) { token title jobDescription } }`,
    answer: {
      status: 200,
      schema: { $ref: 'PublicDeal' },
      json: ({ publicDeal }: { publicDeal: object }) => publicDeal,
    },
    problems: [429],
  },
  {
    method: 'POST',
    path: '/api/public/deals/{token}/apply',
    summary: 'Apply with a resume (PDF, DOC or DOCX, at most 10 MB) and an e-mail or phone number',
    description:
      'What the file is, is decided by its bytes. The same file and contact once more is the same application, so a call that got no answer can be repeated.',
    isPublic: true,
    params,
    form: {
      file: 'resume',
      kind: 'APPLICATION',
      fields: ['email', 'phone'],
      missing: RESUME_REQUIRED,
      admit: gql`mutation ($token: String!, $email: String, $phone: String) {
        admitApplicant(input: { token: $token, email: $email, phone: $phone }) { success }
      }`,
    },
    document: gql`mutation ($token: String!, $resume: Upload!, $email: String, $phone: String) {
      submitApplication(input: { token: $token, resume: $resume, email: $email, phone: $phone }) { success }
    }`,
    variables: ({ params: { token }, upload, body: { email, phone } }) => ({ token, resume: upload, email, phone }),
    answer: { ...success, status: 201 } satisfies JsonAnswer,
    problems: [409, 429],
  },
]
