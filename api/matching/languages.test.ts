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
    ['developer', 'Développeur·se Java confirmé·e\nVous rejoignez notre équipe à Lyon.'],
    ['developer', 'Programista / Programistka Java\nDołącz do naszego zespołu.'],
    ['accountant', 'Zur Verstärkung suchen wir eine/n\n\nMitarbeiter/in Debitorenbuchhaltung (m/w/d)'],
    ['accountant', 'Puesto: Contable. Salario según convenio.'],
    ['accountant', 'Boekhouder (m/v)'],
    ['buyer', 'EINKÄUFER*IN'],
    ['buyer', 'Addetto/a acquisti'],
    [
      'nurse',
      'Wir sind eine Klinik mit 400 Betten. Für unsere Station suchen wir examinierte Pflegefachkräfte (m/w/d).',
    ],
    ['nurse', 'Infirmier(ère) de nuit'],
    ['sales', 'Commercial (H/F)'],
    ['nurse', 'Registered Nurse'],
  ])('finds every %s for %j', async (work, jobDescription) => {
    const found = await rolesFor({ jobDescription })
    expect(found.slice(0, roles[work].length).sort()).toEqual([...roles[work]].sort())
  })

  test('finds the people of a business function', async () => {
    const found = await rolesFor({ jobDescription: 'Vertriebsleiter (m/w/d)', targetArea: 'SALES' })
    expect(found.sort()).toEqual([...roles.sales].sort())
  })
})

describe('the occupations of a title', () => {
  test.each([
    ['Java-Entwickler:in (m/w/d)', 'Java Developer'],
    ['Desarrollador/a Java', 'Java Developer'],
    ['Sviluppatore/trice Java', 'Java Developer'],
    ['Desenvolvedor(a) Java Pleno', 'Java Developer'],
    ['Java-ontwikkelaar (m/v/x)', 'Java Developer'],
    ['Comptable général(e) H/F', 'Accountant'],
    ['Impiegato/a contabile', 'Accountant'],
    ['Contabilista certificado(a)', 'Accountant'],
    ['Samodzielny księgowy / samodzielna księgowa', 'Accountant'],
    ['Einkaufssachbearbeiter (m/w/d)', 'Supply Chain Manager'],
    ['Acheteur(se) industriel(le)', 'Supply Chain Manager'],
    ['Gesundheits- und Krankenpfleger/-in', 'Nurse'],
    ['Enfermero/a de planta', 'Nurse'],
    ['Vertriebsmitarbeiter im Außendienst', 'Sales Executive'],
    ['Przedstawiciel handlowy (k/m)', 'Sales Executive'],
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
  test('does not contain what colleagues do', () => {
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
