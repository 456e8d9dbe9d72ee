import { expect, test } from 'vitest'
import { headingKind } from './headings.ts'

test.each([
  ['Professional Experience', 'experience'],
  ['WORK HISTORY:', 'experience'],
  ['Expérience professionnelle', 'experience'],
  ['Doświadczenie zawodowe', 'experience'],
  ['Berufserfahrung', 'experience'],
  ['RESEARCH', 'experience'],
  ['Opleiding en cursussen', 'education'],
  ['About me', 'summary'],
  ['O mnie', 'summary'],
  ['Profil', 'summary'],
  ['Education & Training', 'education'],
  ['Wykształcenie', 'education'],
  ['Technical Skills', 'skills'],
  ['Programming Languages', 'skills'],
  ['Compétences techniques', 'skills'],
  ['Umiejętności', 'skills'],
  ['Languages', 'languages'],
  ['Volunteer Experience', 'volunteering'],
])('%s announces %s', (text, kind) => {
  expect(headingKind(text)).toBe(kind)
})

test.each(['Senior Engineer', 'Experience with Kafka and Go', 'Google', 'Education 2019', ''])(
  '%s is no heading',
  text => {
    expect(headingKind(text)).toBeUndefined()
  },
)
