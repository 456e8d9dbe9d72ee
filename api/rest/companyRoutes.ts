import { companyStatuses } from '../companies/rules.ts'
import { NotFound } from '../problems.ts'
import {
  COMPANY,
  type CompanyData,
  companyFields,
  companyJson,
  SELECTED_CANDIDATES,
  type SelectedData,
  selectedJson,
} from './company.ts'
import { oneOf } from './fields.ts'
import { listOf } from './jsonSchema.ts'
import { idOf } from './parameters.ts'
import { type Connection, gql, type Route, success } from './route.ts'

const params = { id: idOf('Company') }
const schema = { $ref: 'Company' }

export const companyRoutes: Route[] = [
  {
    method: 'GET',
    path: '/api/companies',
    summary: 'All companies, by name',
    document: gql`query ($after: String) {
      companies(first: 200, after: $after) { edges { node { ${COMPANY} } } pageInfo { hasNextPage endCursor } }
    }`,
    answer: {
      status: 200,
      schema: listOf('Company'),
      connection: ({ companies }: { companies: Connection }) => companies,
      entry: companyJson,
    },
  },
  {
    method: 'POST',
    path: '/api/companies',
    summary: 'Add a company',
    fields: companyFields,
    required: ['name', 'mainStakeholder'],
    once: true,
    document: gql`mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { company { ${COMPANY} } } }`,
    variables: ({ body }) => ({ input: body }),
    answer: {
      status: 201,
      schema,
      json: ({ createCompany }: { createCompany: { company: CompanyData } }) => companyJson(createCompany.company),
    },
  },
  {
    method: 'GET',
    path: '/api/companies/{id}',
    summary: 'One company, and who was selected for its Filled deals',
    params,
    document: gql`query ($id: Int!) { company(id: $id) { ${COMPANY} ${SELECTED_CANDIDATES} } }`,
    answer: {
      status: 200,
      schema: { $ref: 'CompanyWithCandidates' },
      json({ company }: { company: (CompanyData & { selectedCandidates: SelectedData[] }) | null }) {
        if (!company) throw new NotFound('Company')
        return { ...companyJson(company), selectedCandidates: company.selectedCandidates.map(selectedJson) }
      },
    },
  },
  {
    method: 'PUT',
    path: '/api/companies/{id}',
    summary: 'Change a company',
    description: 'Fields that are left out stay as they are; null empties billing and notes.',
    params,
    fields: companyFields,
    document: gql`mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { company { ${COMPANY} } } }`,
    variables: ({ params: { id }, body }) => ({ input: { ...body, id } }),
    answer: {
      status: 200,
      schema,
      json: ({ updateCompany }: { updateCompany: { company: CompanyData } }) => companyJson(updateCompany.company),
    },
  },
  {
    method: 'PATCH',
    path: '/api/companies/{id}/status',
    summary: 'Set the status; any may follow any other',
    params,
    fields: { status: oneOf(companyStatuses) },
    required: ['status'],
    document: gql`mutation ($id: Int!, $status: CompanyStatus!) {
      setCompanyStatus(input: { id: $id, status: $status }) { company { ${COMPANY} } }
    }`,
    variables: ({ params: { id }, body: { status } }) => ({ id, status }),
    answer: {
      status: 200,
      schema,
      json: ({ setCompanyStatus }: { setCompanyStatus: { company: CompanyData } }) =>
        companyJson(setCompanyStatus.company),
    },
  },
  {
    method: 'DELETE',
    path: '/api/companies/{id}',
    summary: 'Delete a company without deals',
    description: 'Refused with 409 while the company has deals; the message says how many.',
    params,
    document: gql`mutation ($id: Int!) { deleteCompany(input: { id: $id }) { deletedCompanyId } }`,
    answer: success,
    problems: [409],
  },
]
