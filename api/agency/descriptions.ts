import type { Descriptions } from '../graphql/descriptions.ts'

/** What the schema says of the agency and of how it presents itself. */
export const agencyDescriptions: Descriptions = {
  'Query.agency': 'The agency itself.',
  'Query.product': 'What visitors may know of the product.',
  'Product.brandName': 'The name at the top of the pages.',
  'PublicAgency.name': 'As clients and applicants read it.',
  'PublicAgency.footer': 'Stands at the foot of public pages; null without one.',
  'UpdateAgencyInput.blocking': 'The warnings that refuse a submission from now on; the others only warn.',
  'UpdateAgencyInput.keepsNamedLinks': 'False leaves links that name the person out of what clients see.',
  'UpdateAgencyInput.name': 'An empty text goes back to BRAND_NAME.',
  'UploadFileInput.file': 'The file, by a multipart request.',
}
