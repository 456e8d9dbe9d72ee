import { beforeAll, describe, expect, test } from 'vitest'
import { as, type Caller, openApp } from '../test/harness.ts'
import { make } from '../test/make.ts'
import { readNeed } from './need.ts'
import { occupationsOf } from './occupations.ts'

openApp()

const MATCH = /* GraphQL */ `
  mutation ($input: MatchTalentsInput!) { matchTalents(input: $input) { matches { talent { role } matchPercentage } } }
`

type Result = { matchTalents: { matches: { talent: { role: string }; matchPercentage: number }[] } }

/** Roles of talents by the kind of their work. */
const roles = {
  developer: ['Java Developer', 'Java-Entwicklerin', 'Développeuse Java', 'Desarrollador Java', 'Programista Java'],
  accountant: ['Accountant', 'Hauptbuchhalter', 'Comptable', 'Contadora', 'Ragioniere', 'Boekhoudster', 'Księgowa'],
  buyer: ['Buyer', 'Einkäuferin', 'Acheteuse', 'Comprador', 'Addetta acquisti', 'Medewerker inkoop'],
  nurse: ['Nurse', 'Krankenschwester', 'Infirmier', 'Enfermeira', 'Infermiera', 'Verpleegkundige', 'Pielęgniarz'],
  sales: ['Sales Representative', 'Vertriebsleiterin', 'Commerciale', 'Gestora comercial', 'Vertegenwoordiger'],
}

let staff: Caller

beforeAll(async () => {
  staff = as(await make.user())
  for (const role of Object.values(roles).flat()) await make.talent({ role, techStack: [], area: 'OTHER' })
})

async function rolesFor(input: { jobDescription: string; targetArea?: string }): Promise<string[]> {
  const { matchTalents } = await staff.run<Result>(MATCH, { input })
  return matchTalents.matches.map(({ talent }) => talent.role)
}

describe('a job in another language', () => {
  test.each<[keyof typeof roles, string]>([
    ['developer', 'Java-Entwickler:in (m/w/d)\nSie pflegen unsere Anwendungen.'],
    ['developer', 'Développeur·se Java confirmé·e\nVous rejoignez notre équipe à Lyon.'],
    ['developer', 'Desarrollador/a Java\nTe unirás a nuestro equipo.'],
    ['developer', 'Sviluppatore/trice Java\nCerchiamo una persona curiosa.'],
    ['developer', 'Desenvolvedor(a) Java Pleno\nVenha trabalhar connosco.'],
    ['developer', 'Java-ontwikkelaar (m/v/x)\nJe werkt in een klein team.'],
    ['developer', 'Programista / Programistka Java\nDołącz do naszego zespołu.'],
    ['accountant', 'Wir suchen eine Finanzbuchhalterin oder einen Finanzbuchhalter in Vollzeit'],
    ['accountant', 'Comptable général(e) H/F'],
    ['accountant', 'Puesto: Contable. Salario según convenio.'],
    ['accountant', 'Impiegato/a contabile'],
    ['accountant', 'Contabilista certificado(a)'],
    ['accountant', 'Boekhouder (m/v)'],
    ['accountant', 'Samodzielny księgowy / samodzielna księgowa'],
    ['buyer', 'Einkaufssachbearbeiter (m/w/d)'],
    ['buyer', 'EINKÄUFER*IN'],
    ['buyer', 'Acheteur(se) industriel(le)'],
    ['buyer', 'Addetto/a acquisti'],
    ['nurse', 'Gesundheits- und Krankenpfleger/-in'],
    ['nurse', 'Infirmier(ère) de nuit'],
    ['nurse', 'Enfermero/a de planta'],
    [
      'nurse',
      'Wir sind eine Klinik mit 400 Betten. Für unsere Station suchen wir examinierte Pflegefachkräfte (m/w/d).',
    ],
    ['accountant', 'Zur Verstärkung suchen wir eine/n\n\nMitarbeiter/in Debitorenbuchhaltung (m/w/d)'],
    ['sales', 'Vertriebsmitarbeiter im Außendienst'],
    ['sales', 'Commercial (H/F)'],
    ['sales', 'Przedstawiciel handlowy (k/m)'],
  ])('finds every %s for %j', async (work, jobDescription) => {
    const found = await rolesFor({ jobDescription })
    expect(found.slice(0, roles[work].length).sort()).toEqual([...roles[work]].sort())
  })

  test('finds the people of a business function', async () => {
    const found = await rolesFor({ jobDescription: 'Vertriebsleiter (m/w/d)', targetArea: 'SALES' })
    expect(found.sort()).toEqual([...roles.sales].sort())
  })

  test('finds the same for an English job', async () => {
    const found = await rolesFor({ jobDescription: 'Registered Nurse' })
    expect(found.slice(0, roles.nurse.length).sort()).toEqual([...roles.nurse].sort())
  })
})

describe('the occupations of a title', () => {
  test.each([
    ['Turmdrehkranführer', 'crane operator'],
    ['Crane Operator', 'crane operator'],
    ['Comptable fournisseurs', 'Accountant'],
    ['Verpleegkundige', 'Nurse'],
    ['Bijenhouder in Drenthe', 'beekeeper'],
  ])('%s is a title of %s', (title, name) => {
    expect(occupationsOf(title).map(occupation => occupation.name)).toEqual([name])
  })
})

describe('the need of a job in another language', () => {
  test('is not what colleagues do', () => {
    const { occupations } = readNeed(`Développeur(se) Full Stack
Vous travaillerez avec les chefs de produit et les juristes.`)
    expect(occupations.map(({ occupation }) => occupation.name)).toEqual(['Full Stack Developer'])
  })

  test.each([
    [
      'German',
      'Entwickler\nVoraussetzungen:\nKenntnisse in Java.\nVon Vorteil:\nDocker.\nFünf oder 5 Jahre Erfahrung.',
    ],
    [
      'French',
      "Développeur\nProfil recherché :\nJava exigé.\nSeraient un plus :\nDocker.\nAu moins 5 ans d'expérience.",
    ],
    ['Spanish', 'Desarrollador\nRequisitos:\nJava.\nSe valorará:\nDocker.\n5 años de experiencia.'],
    ['Italian', 'Sviluppatore\nRequisiti:\nJava.\nTitolo preferenziale:\nDocker.\n5 anni di esperienza.'],
    ['Portuguese', 'Desenvolvedor\nRequisitos:\nJava.\nDesejável:\nDocker.\n5 anos de experiência.'],
    ['Dutch', 'Ontwikkelaar\nFunctie-eisen:\nJava.\nBij voorkeur:\nDocker.\n5 jaar ervaring.'],
    ['Polish', 'Programista\nWymagania:\nJava.\nMile widziane:\nDocker.\n5 lat doświadczenia.'],
  ])('in %s has requirements, wishes and years', (_language, text) => {
    const { skills, years, words } = readNeed(text)
    expect(skills.map(({ name, kind }) => `${name} ${kind}`).sort()).toEqual(['Docker wished', 'Java required'])
    expect(years).toBe(5)
    for (const common of ['und', 'profil', 'requisito', 'requisitos', 'wymagania']) expect(words).not.toContain(common)
  })
})
