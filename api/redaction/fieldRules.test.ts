import { getNamedType, isLeafType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '../calls.ts'
import { dealAudiences } from '../deals/audiences.ts'
import { schema } from '../schema.ts'
import { talentAudiences } from '../talents/audiences.ts'
import { type Audience, columnsFor, type FieldRules } from './audience.ts'
import { seenBy } from './seen.ts'

/*
 * Each field with a column of talents or deals needs a rule with its audiences. A new field without a rule fails here,
 * and a new column without a rule does not compile.
 */

const nouns: Record<string, FieldRules> = { Talent: talentAudiences, Deal: dealAudiences }

/** The columns of fields whose name differs from the column's, or whose value is computed from columns. */
const COLUMN_OF: Record<string, string> = {
  ...{ databaseId: 'id', shareUrl: 'shareableId', referredBy: 'referredById' },
  ...{ selectedCandidateId: 'selectedTalentId', deadlineApproaching: 'deadline' },
}

/** Fields with rows of other record types, which have rules or scopes of their own. */
const OTHERS: Record<string, string[]> = {
  Talent: [],
  Deal: ['candidateCount', 'consentWording', 'company', 'selectedCandidate'],
}

const everyStaff: Audience[] = [
  { kind: 'staff', role: 'USER' },
  { kind: 'staff', role: 'ADMIN' },
  { kind: 'token', role: 'USER', scope: 'READ' },
  { kind: 'token', role: 'ADMIN', scope: 'READ_WRITE' },
]

function leavesOf(type: string): string[] {
  const found = schema.getType(type)
  if (!isObjectType(found)) throw new Error(`There is no ${type}`)
  return Object.values(found.getFields()).flatMap(({ name, type }) => {
    const named = getNamedType(type)
    return name !== 'id' && (isLeafType(named) || named.name === 'PreviousCompany') ? [name] : []
  })
}

function answeredBy(noun: string): string[] {
  const answers = calls.flatMap(({ answer }) =>
    answer instanceof z.ZodObject && answer.meta()?.id === noun ? [answer.shape] : [],
  )
  return answers.flatMap(shape => Object.keys(shape))
}

test.each(Object.keys(nouns))('staff and tokens see every field of a %s that GraphQL and REST show', noun => {
  const rules = nouns[noun] as FieldRules
  const fields = [...leavesOf(noun), ...answeredBy(noun)].filter(field => !OTHERS[noun]?.includes(field))
  expect(leavesOf(noun).length).toBeGreaterThan(20)
  expect(answeredBy(noun).length).toBeGreaterThan(20)
  for (const audience of everyStaff) {
    const seen = columnsFor(rules, audience)
    for (const field of fields) expect(seen, `${field} has no rule`).toHaveProperty(COLUMN_OF[field] ?? field)
  }
})

test('the plain link and the apply page show the specified fields and no others', () => {
  expect(namesOf(talentAudiences, 'link')).toEqual(leavesOf('SharedTalent').filter(name => name !== 'portfolioPdfUrl'))
  expect([...namesOf(dealAudiences, 'applicant'), 'token'].sort()).toEqual(leavesOf('PublicDeal'))
})

const namesOf = ({ fields }: FieldRules, kind: 'link' | 'applicant') =>
  Object.keys(fields)
    .filter(name => fields[name]?.[kind])
    .sort()

test('visitors and applicants see no talent, and a row that cannot be redacted is an error', () => {
  const talent = { name: 'Jane Doe', email: null, phone: null, linkedinUrl: null, summary: 'Jane Doe', searchText: 'x' }
  expect(columnsFor(talentAudiences, { kind: 'visitor' })).toEqual({})
  expect(columnsFor(talentAudiences, { kind: 'applicant' })).toEqual({})
  for (const kind of ['visitor', 'applicant'] as const) {
    expect(seenBy(talentAudiences, talent, { kind })).toEqual({ fields: {}, marks: [] })
  }
  const { email: _email, ...unread } = talent
  expect(() => seenBy(talentAudiences, unread, { kind: 'link' })).toThrow('email')
  expect(seenBy(talentAudiences, talent, { kind: 'staff', role: 'ADMIN' }).fields).not.toHaveProperty('searchText')
  expect(seenBy(talentAudiences, unread, { kind: 'staff', role: 'USER' }).fields).toMatchObject({ summary: 'Jane Doe' })
})
