import { builder, READS_TEXT } from '../graphql/builder.ts'
import type { InputFields } from '../graphql/mutation.ts'
import { mutation } from '../graphql/mutation.ts'
import { signedIn } from '../graphql/rows.ts'
import { parse } from '../rules/parse.ts'
import { alternativesOf } from './alternatives.ts'
import { readSought } from './match.ts'
import { keyOfRequirement, type Requirement, suggestRequirements } from './requirements.ts'
import { matchRules, typedRules } from './rules.ts'
import { inTurnOfPerson, inTurnOfTyping } from './turns.ts'
import type { JudgedRequirement } from './verdicts.ts'
import type { importances, requirementKinds, verdicts } from './words.ts'

const RequirementKindEnum = builder.enumType('RequirementKind', {
  description: 'What sort of thing a requirement asks for.',
  values: {
    ROLE: { description: 'The work itself: a kind of occupation.' },
    SENIORITY: { description: 'The least level.' },
    YEARS: { description: 'Years of experience, of the role or of a skill: judged by the dated jobs.' },
    SKILL: { description: 'A skill, program or subject.' },
    LANGUAGE: { description: 'A human language.' },
  } satisfies Record<keyof typeof requirementKinds, object>,
})

const ImportanceEnum = builder.enumType('RequirementImportance', {
  description: 'How much a requirement counts.',
  values: {
    MUST: { description: 'Who certainly fails it is not among the matches, but among `nearMisses` or `others`.' },
    WISH: { description: 'Counts, but keeps nobody out.' },
    IGNORED: { description: 'Does not count at all.' },
  } satisfies Record<keyof typeof importances, object>,
})

const VerdictEnum = builder.enumType('RequirementVerdict', {
  description: 'How far a profile meets a requirement.',
  values: {
    MET: { description: 'The profile shows it, or something that includes it.' },
    PARTLY: { description: 'The profile shows something close to it.' },
    MISSING: { description: 'The profile does not show it.' },
    UNKNOWN: { description: 'The profile does not say: neither met nor missing.' },
  } satisfies Record<keyof typeof verdicts, object>,
})

const KIND = 'What sort of thing is asked for.'
const IMPORTANCE = 'Whether the talent must meet it.'

export const RequirementRef = builder.objectRef<Requirement>('MatchRequirement').implement({
  authScopes: { staff: true },
  scope: 'matching:read',
  description: 'One thing that a job description asks for.',
  fields: t => ({
    key: t.string({
      description: 'Names it within a search; two of one kind and label have the same.',
      resolve: keyOfRequirement,
    }),
    kind: t.expose('kind', { type: RequirementKindEnum, description: KIND }),
    label: t.exposeString('label', {
      description: "'React', 'Go or Rust', 'Senior', '5 years of Go'. Says, with the kind, all of it.",
    }),
    importance: t.expose('importance', { type: ImportanceEnum, description: IMPORTANCE }),
    anyOf: t.stringList({
      description: "What one is enough of: of 'Go or Rust' both, of anything else its label alone. Of skills only.",
      resolve: ({ kind, label }) => (kind === 'SKILL' ? alternativesOf(label) : [label]),
    }),
  }),
})

const ProfileQuoteRef = builder.objectRef<JudgedRequirement['evidence'][number]>('ProfileQuote').implement({
  authScopes: { staff: true },
  scope: 'matching:read',
  description: 'What a profile says, word for word.',
  fields: t => ({
    place: t.exposeString('place', { description: "'Summary', 'Highlights', 'Skills', 'Role', 'Experience, Acme'." }),
    quote: t.exposeString('quote', { description: 'The words of the profile.' }),
  }),
})

export const JudgedRef = builder.objectRef<JudgedRequirement>('JudgedRequirement').implement({
  authScopes: { staff: true },
  scope: 'matching:read',
  description: 'How far a profile meets a requirement.',
  fields: t => ({
    key: t.exposeString('key', { description: 'The `key` of the requirement that is judged.' }),
    verdict: t.expose('verdict', { type: VerdictEnum, description: 'Whether the profile meets it.' }),
    note: t.exposeString('note', { description: "A few words more: '4 years 2 months'. May be empty." }),
    evidence: t.expose('evidence', { type: [ProfileQuoteRef], description: 'What the profile says of it.' }),
  }),
})

const RequirementInput = builder.inputType('MatchRequirementInput', {
  description: 'A requirement of a search, by its kind and label.',
  fields: t => ({
    kind: t.field({ type: RequirementKindEnum, required: true, description: KIND }),
    label: t.string({
      required: true,
      description:
        "What is asked for. Skills of which one is enough are one requirement: 'Go or Rust', 'AWS, Azure or GCP'.",
    }),
    importance: t.field({ type: ImportanceEnum, required: true, description: IMPORTANCE }),
  }),
})

/** The requirements in the input of a search. */
export const requirementsInput = (t: InputFields) =>
  t.field({
    type: [RequirementInput],
    description:
      'The requirements, in place of those of the description: a talent who certainly fails one must is a near miss, one who fails more comes last, in `others`. Without requirements, everybody who fits is a match.',
  })

mutation('readRequirements', {
  description:
    'Reads what a job description asks for, by rules alone, to be changed and sent with `matchTalents`. The same text has the same requirements. A mutation, so that the description is in no address; changes no data.',
  scope: 'matching:read',
  extensions: { [READS_TEXT]: 'jobDescription' },
  input: t => ({
    jobDescription: t.string({ required: true }),
    dealId: t.int({ description: 'Reads the title of this deal, too.' }),
  }),
  rules: matchRules,
  verb: (context, input) =>
    inTurnOfPerson(context, async () => {
      const { dealId, jobDescription } = parse(matchRules, input)
      const { sought } = await readSought(context.db, { dealId, jobDescription })
      return { requirements: await context.matcher.readRequirements(sought, context.signal) }
    }),
  payload: t => ({
    requirements: t.expose('requirements', {
      type: [RequirementRef],
      description: 'What the description asks for, the most important first.',
    }),
  }),
})

builder.queryField('requirementSuggestions', t =>
  t.field({
    type: [RequirementRef],
    authScopes: { staff: true },
    description:
      'What a typed text may mean as a requirement, the likeliest first, at most 8: the first is the text itself, read as a level, years, a language, a role or a skill.',
    args: { text: t.arg.string({ required: true, description: 'What was typed so far.' }) },
    resolve: (_root, args, context) =>
      inTurnOfTyping(signedIn(context), async () => suggestRequirements(parse(typedRules, args).text)),
  }),
)
