import { z } from 'zod'
import { webAddress } from '../rules/addresses.ts'
import { pastedEmail } from '../rules/contacts.ts'
import { storablePart } from '../rules/rules.ts'
import { asLine } from '../rules/storedText.ts'

/** The rules for the answers of all providers, including the local reader; `area` may be any text. */
export const resumeFields = z.object({
  name: line(200).describe('Full name of the person'),
  role: line(200).describe('What the person works as: the headline, else the title of the most recent job'),
  area: line(200).describe('Tech, Design, Data, Marketing, Product or Other'),
  seniority: line(60).describe('Intern, Junior, Mid, Senior, Lead, Principal or Executive'),
  techStack: texts(line(100), 80).describe('Technologies, tools and professional skills, as printed'),
  previousCompanies: z
    .array(
      z.object({
        company: line(200).describe('Name of the employer, without its place'),
        title: line(200).describe('Title of the job'),
        description: text(5000).describe('What was done there, as printed'),
      }),
    )
    .max(100)
    .describe('Every position, the most recent first'),
  linkedinUrl: optional().transform(webAddress).describe('Address of the LinkedIn profile'),
  portfolioUrls: texts(text(500), 20)
    .transform(urls => urls.flatMap(url => webAddress(url) ?? []))
    .describe('Own sites and portfolios, without social networks'),
  email: optional().transform(value => {
    const found = pastedEmail(value ?? '')
    return typeof found === 'object' ? found.address : null
  }),
  phone: optional().describe('As printed'),
  summary: text(5000).describe('The summary that is printed, or an empty text'),
  keyHighlights: texts(text(500), 10).describe('The strongest achievements, at most five, with their figures'),
})

export type ResumeFields = z.infer<typeof resumeFields>

function text(longest: number) {
  return z.string().transform(value => storablePart(value.slice(0, longest)).trim())
}

function line(longest: number) {
  return z.string().transform(value => asLine(storablePart(value.slice(0, longest))))
}

function texts(entry: z.ZodType<string>, most: number) {
  return z.array(entry).transform(values => values.filter(value => value !== '').slice(0, most))
}

function optional() {
  return text(500)
    .nullable()
    .transform(value => value || null)
}
