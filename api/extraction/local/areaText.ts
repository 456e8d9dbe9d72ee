import { keywordArea } from '../area.ts'
import { plainWords } from '../sections/headings.ts'

/** 'Tech' for software and systems roles that the words of the areas do not claim, else the role itself in English. */
export function areaTextOf({ role, stack }: { role: string; stack: string[] }): string {
  if (role === '') return stack.filter(item => codeWords.test(item)).length >= 3 ? 'Tech' : 'Other'
  const english = plainWords(role).flatMap(inEnglish).join(' ')
  if (keywordArea(english)) return english
  return techRole.test(english) && !otherEngineer.test(english) ? 'Tech' : role
}

const techRole =
  /\b(?:software|developers?|programmers?|engineers?|engineering|backend|frontend|fullstack|full stack|front end|back end|web|mobile|ios|android|devops|sre|sysadmin|systems?|cloud|network|security|cyber\w*|infrastructure|platform|architect|it|ict|qa|testers?|test automation|dba|database|embedded|firmware|hardware|cto|technical|technology|webmaster|computer|robotics|machine learning|ai|ml|linux|java|python|php|javascript|react|net)\b/

const otherEngineer =
  /\b(?:civil|mechanical|chemical|structural|process|industrial|environmental|biomedical|electrical|manufacturing|construction|sound|audio|petroleum|landscape|interior|building|obra|obras|budowy|budownictwa|genie|travaux|chantier)\b/

const codeWords =
  /^(?:javascript|typescript|python|java|c\+\+|c#|php|ruby|go|rust|kotlin|swift|sql|html|css|react|node(?:\.js)?|docker|git|linux|c)$/i

/** A word in English, as far as it tells an area. German and Dutch words may be made of several. */
function inEnglish(word: string): string[] {
  const found = translations.filter(([pattern]) => pattern.test(word)).map(([, english]) => english)
  return found.length > 0 ? found : [word]
}

const translations: [RegExp, string][] = [
  [/^(?:donnees|danych|daten|datos|dados|dati)$|^(?:daten|data)(?!base|bank)\p{L}{4}/u, 'data'],
  [/^anality\w+$|^analytik/, 'analytics'],
  [/^graphi(?:ste|que)|^grafi(?:k|c|sch)|^vormgev|mediengestalter/, 'graphic'],
  [/designer(?:in|s)?$|^design(?:euse|manager)|^disena|^diseno|^projektant(?:ka)? ux/, 'designer'],
  [/^marketing|^mercadotecnia|^marketeer|marketeer$/, 'marketing'],
  [
    /^ventes?$|^ventas$|^vendas$|^commerciale?$|^comercial$|^sprzedazy$|^handlow|^vertrieb|^verkauf|^verkoop|^vendite$|^account-?manager$/,
    'sales',
  ],
  [/^contenu|^contenid|^content(?!$)/, 'content'],
  [/^produits?$|^produkt|^producto?s?$|^produto|^prodotto$|^product(?=\p{L})/u, 'product'],
  [
    /^(?:kierownik|kierowniczka|menedzer\w*|menadzer\w*)$|^projekt(?:leiter|manager)|^project(?:leider|manager)|(?:^|\p{L})manager(?:in)?$/u,
    'manager',
  ],
  [
    /^(?:\p{L}*)(?:entwickler|ontwikkelaar|programmierer|programmeur)(?:in)?$|^developp|^desarroll|^desenvolv|^sviluppat|^programi(?:sta|stka)$|^programad|^programmat|^deweloper/u,
    'developer',
  ],
  [/^software\p{L}/u, 'software'],
  [/^(?:ingenieure?s?|ingenieros?|ingeniera|engenheir[oa]|inzynier(?:ka)?|ingegnere|ingenieurin)$/, 'engineer'],
  [
    /^(?:bau|maschinenbau|verfahrens|elektro|umwelt)ingenieur|^mecani(?:ca|co|que)$|^mechani\w*$|^civiel$|^elektryk|^industrie?l$/,
    'civil',
  ],
  [/^(?:logiciels?|oprogramowania|programowania)$/, 'software'],
  [/^(?:sistemas?|systemes?|systemow|systeem\p{L}*|system\p{L}+|sistemi|reseaux?|redes|sieci)$/u, 'systems'],
  [
    /^(?:\p{L}{0,40}informati(?:k|c|qu)\p{L}*|teleinformaty\p{L}*|edv\p{L}*|applicatie\p{L}*|anwendungs\p{L}*)$|^it(?=\p{L}{4})/u,
    'it',
  ],
  [/^architecte?$|^architekt(?:in)?$/, 'architect'],
  [/^test(?:eur|euse|erka|automatisierer)$/, 'tester'],
]
