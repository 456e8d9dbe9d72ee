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

/** The kind of section that a text announces, when it reads as a heading in one of the languages below. */
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
    'summary profile objective about overview profil resume podsumowanie streszczenie uber perfil resumen presentation objectif cel introduction bio statement kurzprofil zusammenfassung berufsprofil profiel samenvatting profielschets extracto resumo objetivo objectivo apresentacao profilo zielsetzung',
  experience:
    'experience experiences employment career positions internships internship stages doswiadczenie doswiadczenia zatrudnienie kariera kariery praktyki berufserfahrung experiencia parcours emplois werdegang praxiserfahrung berufspraxis berufstatigkeit arbeitserfahrung berufslaufbahn erfahrung erfahrungen stationen anstellungen werkervaring ervaring loopbaan werkgeschiedenis arbeidsverleden trayectoria empleos percurso carreira carriere esperienza esperienze doswiadczen',
  education:
    'education academic academics qualifications formation formations etudes diplomes scolarite wyksztalcenie edukacja ausbildung studium educacion formacion training coursework courses cursussen szkolenia kursy studies degrees bildungsweg schulbildung weiterbildung bildung hochschulstudium abschlusse opleiding opleidingen onderwijs studie scholing estudios formacao educacao habilitacoes estudos escolaridade istruzione formazione scolaire schooling',
  skills:
    'skills skill competencies competences competencias technologies technology toolbox tools expertise proficiencies strengths abilities umiejetnosci kompetencje technologie narzedzia kenntnisse fahigkeiten habilidades atouts logiciels outils stack software savoir kompetenzen fachkenntnisse qualifikationen fertigkeiten technologien programmierkenntnisse softwarekenntnisse werkzeuge schwerpunkte vaardigheden competenties kennis technologieen computervaardigheden conocimientos aptitudes informatica herramientas tecnologias destrezas conhecimentos aptidoes ferramentas competenze edv computerkenntnisse edvkenntnisse itkenntnisse connaissances',
  languages:
    'languages language langues langue jezyki jezyk sprachen idiomas linguistic sprachkenntnisse fremdsprachen talen talenkennis taalvaardigheden linguas linguisticas linguistiques lingue jezykow',
  contact:
    'contact contacts kontakt coordonnees contacto links details reach dane informations kontaktowe kontaktdaten contactgegevens gegevens personalia contactos contato contatos contatti coordinates',
  projects:
    'projects project portfolio projets projekty projekte proyectos publications publikacje oss works projecten proyecto projetos projectos progetti publikationen publicaties publicaciones publicacoes veroffentlichungen',
  volunteering:
    'volunteer volunteering volunteerism extracurricular extracurriculars benevolat wolontariat community activities activites involvement associations leadership ehrenamt ehrenamtliches engagement vrijwilligerswerk nevenactiviteiten voluntariado volontariato',
  highlights:
    'achievements highlights accomplishments osiagniecia realisations sukcesy logros erfolge prestaties conquistas succes',
  certificates:
    'certifications certification certificates certificate certyfikaty certificats licenses licences awards honors honours honneurs nagrody prix distinctions zertifikate zertifizierungen auszeichnungen weiterbildungen certificaten certificeringen prijzen onderscheidingen certificaciones certificados premios cursos certificacoes certificazioni reconocimientos certyfikacje',
  other:
    'interests interest hobbies references hobby loisirs interets zainteresowania referencje affiliations memberships societies patents talks conferences press passions referees zgoda klauzula rodo divers philosophy interessen hobbys referenzen freizeit interesses referenties aficiones intereses referencias passatempos interessi klauzule varia',
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
    'social networks find online programming methodologies methods certifications continuing development ' +
    'praktische personliche angaben zur person fur aus ausgewahlte berufliches beruf akademischer akademische schulische kenntnisse tecnicos tecnicas tecnica ' +
    'profesionales profissional profissionais academica academicas academicos personales datos dados pessoal pessoais informacao informacoes informacion acerca mim sobre literarias digitais digitales ' +
    'destacados destacadas seleccionados historial historico over mij persoonlijk persoonlijke technische relevante van het voor en geselecteerde lavorativa lavorative professionale professionali znajomosc wybrane narzedzia scolaire s'
  ).split(' '),
)

const phrases: Record<string, SectionKind> = {
  work: 'experience',
  research: 'experience',
  recherche: 'experience',
  forschung: 'experience',
  investigacion: 'experience',
  'company details': 'experience',
  'employment details': 'experience',
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
  'uber mich': 'summary',
  'over mij': 'summary',
  'sobre mi': 'summary',
  'sobre mim': 'summary',
  'acerca de mi': 'summary',
  'chi sono': 'summary',
  'angaben zur person': 'contact',
  'personliche daten': 'contact',
  'personliche angaben': 'contact',
  'persoonlijke gegevens': 'contact',
  'datos personales': 'contact',
  'dados pessoais': 'contact',
  'informacao pessoal': 'contact',
  'informacion personal': 'contact',
  'informations personnelles': 'contact',
  'language skills': 'languages',
  'language proficiency': 'languages',
  'foreign languages': 'languages',
  'competences linguistiques': 'languages',
  'competencias linguisticas': 'languages',
  'parcours scolaire': 'education',
  'aus und weiterbildung': 'education',
  'historial laboral': 'experience',
  'historico profissional': 'experience',
  'beruflicher werdegang': 'experience',
  'savoir faire': 'skills',
  'centres d interet': 'other',
  'a propos de moi': 'summary',
  'qui suis je': 'summary',
  'cel zawodowy': 'summary',
  'who i am': 'summary',
  'areas of expertise': 'skills',
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
