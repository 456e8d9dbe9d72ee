import { plainWords } from '../sections/headings.ts'

/** How much a text looks like the title of a job: the number of its words that titles are made of. */
export function titleScore(text: string): number {
  return plainWords(text).reduce((score, word) => score + (nouns.has(word) ? 2 : levels.has(word) ? 1 : 0), 0)
}

/** A text that names what somebody works as, and not the firm, the place or a sentence. */
export function isTitle(text: string): boolean {
  const words = plainWords(text)
  return words.length > 0 && words.length <= 12 && words.some(word => nouns.has(word)) && !/[.!?]$/.test(text)
}

/** 'Systems Administrator' ends with a person and 'Inżynier systemów' begins with one, whatever else they hold. */
export function isNamedForWork(text: string): boolean {
  const words = plainWords(text)
  return (
    words.length > 1 &&
    (nouns.has(words[0] ?? '') || nouns.has(words.at(-1) ?? '')) &&
    !/\b(?:Inc|Ltd|LLC|GmbH)\b/.test(text)
  )
}

/** How much a text looks like the name of an employer. */
export function companyScore(text: string): number {
  const words = plainWords(text)
  const marks = words.filter(word => companyWords.has(word)).length
  return marks * 2 + (/\b(?:Inc|Ltd|LLC|GmbH|S\.A|Corp|Co|PLC|LLP|S\.?A\.?S|SARL|B\.V|Sp\. z o)\b/.test(text) ? 3 : 0)
}

const nouns = new Set(
  (
    'engineer engineers developer programmer coder architect designer manager director president vp ceo cto cfo coo cmo cpo cio chro founder cofounder owner ' +
    'analyst scientist researcher consultant consultants specialist administrator admin sysadmin technician tester qa sre devops officer assistant associate coordinator ' +
    'lead leader head chief executive supervisor advisor adviser strategist planner producer editor writer copywriter journalist author translator ' +
    'teacher tutor lecturer professor instructor trainer coach mentor nurse doctor physician pharmacist therapist psychologist lawyer attorney paralegal counsel ' +
    'accountant auditor bookkeeper controller buyer recruiter representative rep agent broker salesman salesperson seller clerk receptionist secretary ' +
    'marketer marketeer illustrator animator artist photographer videographer stylist barista waiter waitress bartender chef cook baker brewer driver mechanic electrician plumber carpenter ' +
    'contractor freelancer intern trainee apprentice fellow volunteer member ambassador contributor maintainer partner principal staff operator cashier merchandiser ' +
    'scrum master evangelist advocate owner expert generalist webmaster modeler statistician economist biologist chemist physicist mathematician surveyor inspector ' +
    'cadet sergeant captain pilot steward host hostess guide librarian curator counselor lifeguard nanny housekeeper janitor security guard worker helper ' +
    'ingenieur ingenieure developpeur developpeuse programmeur architecte concepteur conceptrice graphiste designeuse chef cheffe responsable directeur directrice gerant gerante ' +
    'charge chargee assistante stagiaire alternant alternante apprenti apprentie consultante analyste technicien technicienne administrateur administratrice vendeur vendeuse conseiller conseillere ' +
    'commercial commerciale comptable redacteur redactrice traducteur enseignant enseignante professeur infirmier infirmiere secretaire coordinateur coordinatrice fondateur fondatrice gestionnaire animateur formateur formatrice ' +
    'inzynier programista programistka deweloper projektant projektantka grafik kierownik kierowniczka menedzer menadzer dyrektor dyrektorka specjalista specjalistka analityk konsultant konsultantka ' +
    'asystent asystentka stazysta stazystka praktykant praktykantka administrator tester wlasciciel zalozyciel ksiegowy ksiegowa nauczyciel nauczycielka sprzedawca handlowiec przedstawiciel doradca koordynator koordynatorka redaktor tlumacz lider mlodszy starszy naukowiec badacz pracownik prezes ' +
    'entwickler entwicklerin ingenieurin leiter leiterin berater beraterin geschaftsfuhrer werkstudent praktikant softwareentwickler projektleiter sachbearbeiter ' +
    'ingeniero ingeniera desarrollador desarrolladora disenador disenadora gerente jefe analista consultor becario'
  ).split(' '),
)

const levels = new Set(
  'senior junior sr jr mid intermediate graduate deputy interim global regional assistant lead staff principal software frontend backend fullstack full stack web mobile data product project program marketing sales ux ui'.split(
    ' ',
  ),
)

const companyWords = new Set(
  (
    'inc incorporated ltd limited llc llp gmbh ag corp corporation company plc sa sas sarl bv srl oy ab kk pte spolka group groupe holding holdings bank university universite universidad universitat ' +
    'uniwersytet politechnika institute institut instytut college school szkola ecole lycee academy akademia hospital clinic hopital szpital laboratory laboratories lab labs technologies ' +
    'solutions systems software studio studios agency agence agencja media networks network partners ventures capital foundation fondation fundacja organization organisation association ' +
    'ministry ministere government council consulting services industries international global enterprises airlines insurance telecom pharma energy motors electronics entertainment games restaurant hotel cafe store shop market'
  ).split(' '),
)
