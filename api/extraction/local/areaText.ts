import { keywordArea } from '../area.ts'
import { plainWords } from '../sections/headings.ts'

/** 'Tech' for software and systems roles that the words of the areas do not claim, else the role itself in English. */
export function areaTextOf({ role, stack }: { role: string; stack: string[] }): string {
  if (role === '') return stack.filter(item => codeWords.test(item)).length >= 3 ? 'Tech' : 'Other'
  const english = plainWords(role)
    .map(word => translations[word] ?? word)
    .join(' ')
  if (keywordArea(english)) return english
  return techRole.test(english) && !otherEngineer.test(english) ? 'Tech' : role
}

const techRole =
  /\b(?:software|developers?|programmers?|engineers?|engineering|backend|frontend|fullstack|full stack|front end|back end|web|mobile|ios|android|devops|sre|sysadmin|systems?|cloud|network|security|cyber\w*|infrastructure|platform|architect|it|ict|qa|testers?|test automation|dba|database|embedded|firmware|hardware|cto|technical|technology|informatique|programista|deweloper|entwickler|desarrollador|webmaster|computer|robotics|machine learning|ai|ml|linux|java|python|php|javascript|react|net)\b/

const otherEngineer =
  /\b(?:civil|mechanical|chemical|structural|process|industrial|environmental|biomedical|electrical|manufacturing|construction|sound|audio|petroleum|landscape|interior|building)\b/

const codeWords =
  /^(?:javascript|typescript|python|java|c\+\+|c#|php|ruby|go|rust|kotlin|swift|sql|html|css|react|node(?:\.js)?|docker|git|linux|c)$/i

/** Words of other languages that the table knows only in English. */
const translations: Record<string, string> = {
  donnees: 'data',
  danych: 'data',
  daten: 'data',
  datos: 'data',
  analityk: 'analytics',
  graphiste: 'graphic',
  grafik: 'graphic',
  graficzny: 'graphic',
  designeuse: 'designer',
  ventes: 'sales',
  commercial: 'sales',
  commerciale: 'sales',
  sprzedazy: 'sales',
  handlowiec: 'sales',
  produit: 'product',
  produits: 'product',
  produktu: 'product',
  kierownik: 'manager',
  menedzer: 'manager',
  menadzer: 'manager',
  marketingu: 'marketing',
  developpeur: 'developer',
  developpeuse: 'developer',
  ingenieur: 'engineer',
  ingenieure: 'engineer',
  inzynier: 'engineer',
  informatyk: 'it',
  logiciel: 'software',
  oprogramowania: 'software',
  programistka: 'programista',
  entwicklerin: 'entwickler',
  softwareentwickler: 'software',
}
