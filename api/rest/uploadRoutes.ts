import { talentAreas } from '../talents/rules.ts'
import { gql, type Route } from './route.ts'
import { type PreviousCompanyData, previousCompanyJson } from './talent.ts'

const MULTIPART = 'The field must come as multipart/form-data. What a file is, is decided by its bytes.'
const KEEPING = 'Save the address with a talent: a file that no record refers to is removed after 24 hours.'

type ResumeData = { area: keyof typeof talentAreas; previousCompanies: PreviousCompanyData[]; [field: string]: unknown }

/** These answer 200 and not 201: a file is kept, but no entity has been made until a talent refers to it. */
export const uploadRoutes: Route[] = [
  {
    method: 'POST',
    path: '/api/extract-resume',
    summary: 'Read a resume (PDF, at most 10 MB) into the fields of a talent',
    description: `${MULTIPART} No talent is saved. ${KEEPING}`,
    form: { file: 'resume', kind: 'RESUME', fields: ['aiGuideline'] },
    document: gql`mutation ($file: Upload!, $aiGuideline: String) {
      extractResume(input: { file: $file, aiGuideline: $aiGuideline }) {
        resumeUrl
        resume {
          name role area seniority techStack companies previousCompanies { legacy company title description }
          linkedinUrl portfolioUrls email phone summary keyHighlights
        }
      }
    }`,
    variables: ({ upload, body: { aiGuideline } }) => ({ file: upload, aiGuideline }),
    answer: {
      status: 200,
      schema: { $ref: 'ExtractedResume' },
      json: ({ extractResume }: { extractResume: { resumeUrl: string; resume: ResumeData } }) => ({
        ...extractResume.resume,
        area: talentAreas[extractResume.resume.area],
        previousCompanies: extractResume.resume.previousCompanies.map(previousCompanyJson),
        resumeUrl: extractResume.resumeUrl,
      }),
    },
    problems: [422],
  },
  {
    method: 'POST',
    path: '/api/upload-profile-picture',
    summary: 'Keep a picture (PNG, JPEG, WebP or GIF, at most 5 MB)',
    description: `${MULTIPART} ${KEEPING}`,
    form: { file: 'profilePicture', kind: 'PICTURE' },
    document: gql`mutation ($file: Upload!) { uploadProfilePicture(input: { file: $file }) { url } }`,
    variables: ({ upload }) => ({ file: upload }),
    answer: {
      status: 200,
      schema: { $ref: 'UploadedPicture' },
      json: ({ uploadProfilePicture }: { uploadProfilePicture: { url: string } }) => ({
        profilePictureUrl: uploadProfilePicture.url,
      }),
    },
  },
  {
    method: 'POST',
    path: '/api/upload-portfolio-pdf',
    summary: 'Keep a portfolio (PDF, at most 20 MB)',
    description: `${MULTIPART} ${KEEPING}`,
    form: { file: 'portfolioPdf', kind: 'PORTFOLIO' },
    document: gql`mutation ($file: Upload!) { uploadPortfolioPdf(input: { file: $file }) { url } }`,
    variables: ({ upload }) => ({ file: upload }),
    answer: {
      status: 200,
      schema: { $ref: 'UploadedPortfolio' },
      json: ({ uploadPortfolioPdf }: { uploadPortfolioPdf: { url: string } }) => ({
        portfolioPdfUrl: uploadPortfolioPdf.url,
      }),
    },
  },
]
