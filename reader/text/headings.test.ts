import { expect, test } from 'vitest'
import { headingKind } from './headings.ts'
import { nearHeadingKind } from './nearHeadings.ts'

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
  ['Cursus universitaire', 'education'],
  ['Percorso di studi', 'education'],
  ['Antecedentes laborales', 'experience'],
  ['Experiencia docente', 'experience'],
  ['Publications et communications', 'projects'],
  ['Becas y premios', 'certificates'],
  ['Competenze informatiche', 'skills'],
  ['Ofimática', 'skills'],
  ['Descrição geral', 'summary'],
  ['État civil', 'contact'],
  ['Lingue straniere', 'languages'],
  ['Działalność społeczna', 'volunteering'],
  ['Responsabilités collectives', 'other'],
  ['Áreas de interés', 'other'],
  ['Related Work Experience and Projects', 'experience'],
  ['Work & Volunteer Experience', 'experience'],
  ['Research and Projects', 'projects'],
  ['Ausbildung und Kenntnisse', 'education'],
  ['Academic Appointments', 'experience'],
  ['Berufliche Laufbahn', 'experience'],
  ['Previous companies', 'experience'],
  ['Previous employers', 'experience'],
  ['PREVIOUS COMPANIES', 'experience'],
  ['Past employers', 'experience'],
  ['Former employers:', 'experience'],
  ['Employers', 'experience'],
  ['Companies I worked for', 'experience'],
  ['Companies I have worked for', 'experience'],
  ['Previous roles', 'experience'],
  ['Frühere Arbeitgeber', 'experience'],
  ['Früheren Arbeitgeber', 'experience'],
  ['Bisherige Unternehmen', 'experience'],
  ['Employeurs précédents', 'experience'],
  ['Anciennes entreprises', 'experience'],
  ['Empresas anteriores', 'experience'],
  ['Empleadores anteriores', 'experience'],
  ['Empresas em que trabalhei', 'experience'],
  ['Aziende precedenti', 'experience'],
  ['Datori di lavoro precedenti', 'experience'],
  ['Vorige werkgevers', 'experience'],
  ['Eerdere bedrijven', 'experience'],
  ['Poprzedni pracodawcy', 'experience'],
  ['Poprzednie firmy', 'experience'],
  ['Empreses anteriors', 'experience'],
])('"%s" is a heading of %s', (text, kind) => {
  expect(headingKind(text)).toBe(kind)
})

test.each([
  'Arbeitgeber',
  'Acme Companies',
  'Previous',
  'Senior Engineer',
  'Experience with Kafka and Go',
  'Google',
  'Education 2019',
  '',
])('"%s" is no heading', text => {
  expect(headingKind(text)).toBeUndefined()
})

test.each([
  ['Berufliche Stationen', 'experience'],
  ['Esperienza nel settore alberghiero', 'experience'],
  ['Auslandserfahrungen', 'experience'],
  ['Experience as a chef', 'experience'],
  ['Compétences métier', 'skills'],
  ['Proffesional Experence', 'experience'],
  ['EDU CATION', 'education'],
  ['WORKEXPERIENCE', 'experience'],
])('"%s" is nearly a heading of %s', (text, kind) => {
  expect(nearHeadingKind(text)).toBe(kind)
})

test.each([
  'Community Bank',
  'Senior Engineer',
  'Google',
  'Training Officer',
  'Skills: Java',
  'Formation Continue Lyon',
])('"%s" is not even nearly a heading', text => {
  expect(nearHeadingKind(text)).toBeUndefined()
})

test('reads headings in capitals that contain spaces within words', () => {
  expect(headingKind('SK ILLS')).toBe('skills')
  expect(headingKind('W OR K EX PER IEN CE')).toBe('experience')
  expect(headingKind('AB CDE FGH')).toBeUndefined()
})
