/** What a section is about. */
export type SectionKind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'contact'
  | 'projects'
  | 'volunteering'
  | 'highlights'
  | 'certificates'
  | 'other'

/** The kind of section that a text announces, when it reads as a heading in English, French, Polish, German or Spanish. */
export function headingKind(text: string): SectionKind | undefined {
  const words = plainWords(text)
  if (words.length === 0 || words.length > 6 || text.length > 60 || /[.;,]$|\d/.test(text.trim())) return undefined
  const phrase = phrases[words.join(' ')]
  if (phrase) return phrase
  let found: SectionKind | undefined
  for (const word of words) {
    const kind = heads[word]
    if (!kind && !fillers.has(word)) return undefined
    if (kind && (!found || rank.indexOf(kind) < rank.indexOf(found))) found = kind
  }
  return found
}

/** Small letters without accents: 'Expérience' is 'experience', 'Umiejętności' is 'umiejetnosci'. */
export function plainWords(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[łŁ]/g, 'l')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** When a heading names two things, the one that decides comes first. */
const rank: SectionKind[] = [
  'volunteering',
  'projects',
  'certificates',
  'education',
  'experience',
  'skills',
  'languages',
  'summary',
  'highlights',
  'contact',
  'other',
]

const wordLists: Record<SectionKind, string> = {
  summary:
    'summary profile objective about overview profil resume podsumowanie streszczenie uber perfil resumen presentation objectif cel introduction bio statement',
  experience:
    'experience experiences employment career positions internships internship stages doswiadczenie doswiadczenia zatrudnienie kariera kariery praktyki berufserfahrung experiencia parcours emplois werdegang',
  education:
    'education academic academics qualifications formation formations etudes diplomes scolarite wyksztalcenie edukacja ausbildung studium educacion formacion training coursework courses szkolenia kursy studies degrees',
  skills:
    'skills skill competencies competences competencias technologies technology toolbox tools expertise proficiencies strengths abilities umiejetnosci kompetencje technologie narzedzia kenntnisse fahigkeiten habilidades atouts logiciels outils stack software savoir',
  languages: 'languages language langues langue jezyki jezyk sprachen idiomas linguistic',
  contact: 'contact contacts kontakt coordonnees contacto links details reach dane informations kontaktowe',
  projects: 'projects project portfolio projets projekty projekte proyectos publications publikacje oss works',
  volunteering:
    'volunteer volunteering volunteerism extracurricular extracurriculars benevolat wolontariat community activities activites involvement associations leadership',
  highlights: 'achievements highlights accomplishments osiagniecia realisations sukcesy',
  certificates:
    'certifications certification certificates certificate certyfikaty certificats licenses licences awards honors honours honneurs nagrody prix distinctions',
  other:
    'interests interest hobbies references hobby loisirs interets zainteresowania referencje affiliations memberships societies patents talks conferences press passions referees zgoda klauzula rodo divers philosophy',
}

const heads: Record<string, SectionKind> = Object.fromEntries(
  Object.entries(wordLists).flatMap(([kind, words]) => words.split(' ').map(word => [word, kind as SectionKind])),
)

const fillers = new Set(
  (
    'work professional relevant other additional selected my and the of technical key core main recent me personal history background general ' +
    'industry related areas executive career employment research teaching academic business areas top hard soft it computer digital ' +
    'professionnelle professionnelles professionnel et de des d la le les a mes propos techniques informatiques personnelles cles clefs centres centre ' +
    'zawodowe zawodowa zawodowego zawodowy i o mnie przebieg historia pracy jezykow obce techniczne kluczowe miekkie twarde dodatkowe osobiste dane ' +
    'beruflicher berufliche und mich laboral profesional sobre mi en in for with to experiences information info open source side freelance ' +
    'social networks find online programming methodologies methods certifications continuing development'
  ).split(' '),
)

const phrases: Record<string, SectionKind> = {
  work: 'experience',
  'work history': 'experience',
  'professional history': 'experience',
  'professional background': 'experience',
  'historia zatrudnienia': 'experience',
  'historia pracy': 'experience',
  'przebieg pracy zawodowej': 'experience',
  'career objective': 'summary',
  'career summary': 'summary',
  'career profile': 'summary',
  'summary of qualifications': 'summary',
  'summary of experience': 'summary',
  'experience summary': 'summary',
  'professional experience summary': 'summary',
  'about me': 'summary',
  'o mnie': 'summary',
  'a propos': 'summary',
  'a propos de moi': 'summary',
  'qui suis je': 'summary',
  'cel zawodowy': 'summary',
  'who i am': 'summary',
  'areas of expertise': 'skills',
  'savoir faire': 'skills',
  'savoir etre': 'skills',
  'technical summary': 'skills',
  'programming languages': 'skills',
  'jezyki programowania': 'skills',
  langages: 'skills',
  'langages de programmation': 'skills',
  'languages and technologies': 'skills',
  'languages and frameworks': 'skills',
  programming: 'skills',
  'find me online': 'contact',
  'get in touch': 'contact',
  'personal details': 'contact',
  'personal information': 'contact',
  'dane osobowe': 'contact',
  'key achievements': 'highlights',
  'most proud of': 'highlights',
  'languages known': 'languages',
  'work with me': 'other',
  'my life philosophy': 'other',
  'a day of my life': 'other',
}
