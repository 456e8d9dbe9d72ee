import { builder } from '../graphql/builder.ts'
import { mutation, VERSION, versionInput } from '../graphql/mutation.ts'
import { SubmissionWarningKindEnum } from '../guard/schema.ts'
import { type AgencySettings, agencySettings, type PublicAgency as Presented, updateAgency } from './agency.ts'
import { updateAgencyRules } from './rules.ts'

export const PublicAgency = builder.objectRef<Presented>('PublicAgency').implement({
  authScopes: { public: true },
  scope: 'every',
  description: 'The agency as clients and talents see it.',
  fields: t => ({
    name: t.exposeString('name', { description: 'The name for clients and applicants.' }),
    logoUrl: t.exposeString('logoUrl', { nullable: true, description: 'A public path.' }),
    color: t.exposeString('color', { nullable: true, description: "'#3a4f8c'" }),
    footer: t.exposeString('footer', { nullable: true, description: 'The foot of public pages; null without one.' }),
  }),
})

const Agency = builder.objectRef<AgencySettings>('Agency').implement({
  authScopes: { staff: true },
  scope: 'agency:read',
  description: 'The agency: how clients see it, and its rules.',
  fields: t => ({
    version: t.exposeInt('version', { description: VERSION }),
    name: t.exposeString('name', { description: 'Its own name, or the setting BRAND_NAME.' }),
    ownName: t.exposeString('ownName', { nullable: true, description: 'Null while BRAND_NAME is used.' }),
    logoUrl: t.exposeString('logoUrl', { nullable: true, description: 'A public path.' }),
    color: t.exposeString('color', { nullable: true, description: "'#3a4f8c'" }),
    footer: t.exposeString('footer', {
      nullable: true,
      description: 'Stands at the foot of public pages and of PDFs.',
    }),
    privacyUrl: t.exposeString('privacyUrl', {
      nullable: true,
      description: "The agency's own page about privacy, which applicants can open before they apply.",
    }),
    keepsNamedLinks: t.exposeBoolean('keepsNamedLinks', {
      description: 'Portfolio links that name the person reach clients without the name; false: they are left out.',
    }),
    marginFloorPercent: t.exposeInt('marginFloorPercent', {
      nullable: true,
      description: 'Margins under this percentage of what the company pays are marked. Null: none is.',
    }),
    country: t.exposeString('country', {
      nullable: true,
      description:
        "The country of phone numbers without a country code, by its two letters (ISO 3166) as in 'DE'; null without one.",
    }),
    blocking: t.expose('blocking', {
      type: [SubmissionWarningKindEnum],
      description: 'The warnings that refuse a submission; the others only warn.',
    }),
  }),
})

builder.queryField('agency', t =>
  t.field({
    description: 'The agency itself.',
    type: Agency,
    authScopes: { staff: true },
    resolve: (_root, _args, context) => agencySettings(context),
  }),
)

mutation('updateAgency', {
  description: 'Changes the agency and its rules. For admins.',
  authScopes: { $all: { admin: true, write: true } },
  scope: 'agency:write',
  inputDescription: 'Omitted fields keep their values; an empty text removes one.',
  input: t => ({
    version: versionInput(t),
    name: t.string({ description: 'An empty text goes back to BRAND_NAME.' }),
    logoUrl: t.string({ description: 'The address of an uploaded logo: see uploadLogo.' }),
    color: t.string({ description: "'#3a4f8c'" }),
    footer: t.string(),
    privacyUrl: t.string({ description: "The agency's own page about privacy, by http or https." }),
    keepsNamedLinks: t.boolean({ description: 'False leaves links that name the person out of profiles for clients.' }),
    marginFloorPercent: t.int({ description: 'Null for none.' }),
    country: t.string({
      description:
        "The country of phone numbers without a country code, as in 'DE'. Numbers are compared anew within minutes.",
    }),
    blocking: t.field({
      type: [SubmissionWarningKindEnum],
      description: 'The warnings that refuse a submission from now on; the others only warn.',
    }),
  }),
  rules: updateAgencyRules,
  verb: updateAgency,
  payload: t => ({
    agency: t.field({ type: Agency, resolve: (_done, _args, context) => agencySettings(context) }),
  }),
})
