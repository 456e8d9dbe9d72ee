import { one, plain, slug } from './identities.ts'
import { capital, phoneWays, whole } from './strangerContacts.ts'
import { coreOf, initialOf, named, type Slot, writtenOut } from './strangerNames.ts'

/** Ways to write the name that the fifth part adds. */
export const fifthNames: Record<string, Slot> = {
  // As in lists of publications.
  cited: ({ person: { first, middle, last, locale }, random }) => {
    const initials = initialOf(first) + (middle === '' ? '' : initialOf(middle))
    const upper = last.toLocaleUpperCase(locale)
    return random.next() < 0.7
      ? named('initials', `${last} ${initials}`, last)
      : named('initials', `${upper} ${initials}`, upper)
  },
  doubleInitial: ({ person: { first, last } }) => {
    const [one = '', other = ''] = first.split(/[- ]/)
    return other === ''
      ? undefined
      : named('initials', `${initialOf(one)}.${first.includes('-') ? '-' : ' '}${initialOf(other)}. ${last}`, last)
  },
  reversedWhole: ({ person: { first, middle, last } }) =>
    middle === '' ? undefined : named('reversed', `${last}, ${first} ${middle}`, last),
  upperFolded: ({ person: { first, last, locale }, random }) => {
    const fold = locale === 'de' && random.next() < 0.5 ? writtenOut : plain
    const folded = fold(last).toUpperCase()
    return folded === last.toUpperCase() || !/\p{Script=Latin}/u.test(last)
      ? undefined
      : named('upper case', `${fold(first).toUpperCase()} ${folded}`, folded)
  },
  lowerLast: ({ person: { last, locale } }) => {
    const lower = last.toLocaleLowerCase(locale)
    return lower === last ? undefined : named('lower case', lower, lower)
  },
  spread: ({ person: { first, last, locale } }) => {
    const spread = (text: string) => [...text.toLocaleUpperCase(locale)].join(' ')
    const text = spread(last.replaceAll(' ', ''))
    return /^[\p{Script=Latin} '-]+$/u.test(last)
      ? { form: 'letters with spaces', text: `${spread(first.replaceAll(' ', ''))}   ${text}`, core: [text] }
      : undefined
  },
  decomposed: ({ person: { first, last } }) => {
    const text = last.normalize('NFD')
    return text === last || !/\p{Script=Latin}/u.test(last)
      ? undefined
      : named('accents as letters of their own', `${first.normalize('NFD')} ${text}`, text)
  },
  ligature: ({ person: { first, last } }) => {
    const text = last.replace(/ffi|ff|fi|fl/g, letters => LIGATURES[letters] ?? letters)
    return text === last ? undefined : named('ligature', `${first} ${text}`, text)
  },
  hyphenated: ({ person: { first, last }, random }) => {
    if (!/^\p{Script=Latin}{7,}$/u.test(last)) return undefined
    const at = random.between(3, last.length - 3)
    const text = `${last.slice(0, at)}-\n${last.slice(at)}`
    return named("hyphen at a line's end", `${first} ${text}`, text)
  },
  marked: ({ person: { first, last }, random }) => {
    const [before = '', after = ''] = one(
      [
        ['**', '**'],
        ['_', '_'],
        ['<b>', '</b>'],
        ['"', '"'],
        ['‹', '›'],
      ],
      random,
    )
    return { form: 'within marks', text: `${before}${first} ${last}${after}`, core: coreOf(last) }
  },
  fileName: ({ person: { first, last }, random }) => {
    if (!/^[\p{Script=Latin} '-]+$/u.test(first + last)) return undefined
    const [f, l] = [plain(first).replace(/[ ']/g, ''), plain(last).replace(/[ ']/g, '')]
    const text = one([`CV-${f}-${l}.pdf`, `${l}_${f}_resume_v3.docx`, `${f}${l}-CV.pdf`, `cv_${f}_${l}.pdf`], random)
    return { form: 'file name', text, core: [l] }
  },
  quotedNickname: ({ person: { first, short, last }, random }) =>
    short === ''
      ? undefined
      : {
          ...named(
            'nickname in between',
            one([`${first} "${short}" ${last}`, `${first} (${short}) ${last}`], random),
            last,
          ),
          apart: true,
        },
}

const LIGATURES: Record<string, string> = { ffi: 'ﬃ', ff: 'ﬀ', fi: 'ﬁ', fl: 'ﬂ' }

/** Ways to reach people that the fifth part adds. */
export const fifthContacts: Record<string, Slot> = {
  brokenEmail: ({ person: { email }, random }) => {
    const [local = '', host = ''] = email.split('@')
    const text = one([`${local}@\n${host}`, `${local} @${host}`, `${local}@ ${host}`, `${local}\u200b@${host}`], random)
    return { form: 'e-mail, broken', text, core: [local] }
  },
  codedEmail: ({ person: { email }, random }) => {
    const [local = '', host = ''] = email.split('@')
    const text = `${local}${one(['&#64;', '＠', '%40', '(@)', ' -at- ', '[@]'], random)}${host}`
    return { form: 'e-mail, coded', text, core: [local] }
  },
  plusEmail: ({ person: { email } }) => whole('e-mail', email.replace('@', '+jobs@')),
  emailPair: ({ person: { email }, random }) => {
    const other = `${email.split('@')[0]}@${one(['work.example', 'alumni.example'], random)}`
    return { form: 'e-mail', text: `${email} / ${other}`, core: [email, other] }
  },
  mixedEmail: ({ person: { email } }) => whole('e-mail', capital(email)),
  labelledPhone: ({ person: { ways }, random }) => {
    const phone = one(ways, random)
    return { form: 'phone', text: one(['☎ ', '📞', 'p: ', 'm ', 'T/'], random) + phone, core: [phone] }
  },
  printedPhone: ({ person: { ways }, random }) => {
    const [space = '', hyphen = ''] = one(
      [
        ['\u00a0', '\u2011'],
        ['\u2009', '\u2013'],
        ['\u202f', '\u2010'],
      ],
      random,
    )
    return whole('phone, printed signs', one(ways, random).replaceAll(' ', space).replaceAll('-', hyphen))
  },
  extension: ({ person: { ways }, random }) => {
    const phone = one(ways, random)
    return { form: 'phone', text: `${phone} ${one(['ext. 214', 'x214', '(ext 21)'], random)}`, core: [phone] }
  },
  phonePair: ({ person: { ways }, material, random }) => {
    const [own, other] = [one(ways, random), one(phoneWays(material, random), random)]
    return { form: 'phone', text: `${own}${one([' / ', ' or ', '; ', ' – '], random)}${other}`, core: [own, other] }
  },
  app: ({ person: { ways, handle }, random }) => {
    const figures = (ways[0] ?? '').replace(/\D/g, '')
    const [before = '', core = ''] = one(
      [
        ['viber://chat?number=%2B', figures],
        ['sms:+', figures],
        ['https://m.me/', handle],
        ['https://telegram.me/', handle],
        ['facetime:+', figures],
        ['https://line.me/ti/p/~', handle],
      ],
      random,
    )
    return { form: 'messenger', text: before + core, core: [core] }
  },
  network: ({ person: { handle }, random }) => {
    const [before = '', after = ''] = one(
      [
        ['@', '@mastodon.social'],
        ['@', '.bsky.social'],
        ['GitHub: ', ''],
        ['Discord ', '#4417'],
        ['WeChat ID: ', ''],
        ['insta: ', ''],
        ['tg: @', ''],
        ['#', ''],
        ['IG @', ''],
      ],
      random,
    )
    return { form: 'handle', text: before + handle + after, core: [handle] }
  },
  page: ({ person: { handle, first, last, latin }, random }) => {
    const [f, l] = [slug(latin[0] || first), slug(latin[1] || last)]
    const [before = '', core = '', after = ''] = one(
      [
        ['https://about.me/', handle, ''],
        ['linktr.ee/', handle, ''],
        ['https://calendly.com/', `${f}-${l}`, '/30min'],
        ['https://codepen.io/', handle, ''],
        ['https://dev.to/', `${f}${l}`, ''],
        ['npmjs.com/~', handle, ''],
        ['https://www.facebook.com/', `${f}.${l}.5`, ''],
        ['youtube.com/@', `${f}${l}`, ''],
        ['https://', `${f}${l}`, '.substack.com'],
        ['https://', `${f}-${l}`, '.wordpress.com/about'],
        ['', `${l}`, '.github.io'],
        ['https://sites.google.com/view/', `${f}${l}`, ''],
        ['https://bitbucket.org/', `${f[0]}${l}`, '/'],
        ['https://hub.docker.com/u/', `${f[0]}${l}`, ''],
        ['https://www.linkedin.com/pub/', `${f}-${l}`, '/1b/2a7/4c3'],
        ['https://vimeo.com/', `${l}${f}`, ''],
      ],
      random,
    )
    return { form: 'profile address', text: before + core + after, core: [core] }
  },
  percent: ({ person: { first, last } }) => {
    const core = encodeURIComponent(`${first}-${last}`.toLowerCase().replaceAll(' ', '-'))
    return core.includes('%') && !core.includes("'")
      ? { form: 'profile address', text: `https://www.linkedin.com/in/${core}`, core: [core] }
      : undefined
  },
  ownSite: ({ person: { site, last, handle, latin }, random }) => {
    const own = slug(latin[1] || last)
    const [text = '', core = site] = one(
      [
        [site.toUpperCase(), site.toUpperCase()],
        [`WWW.${capital(site)}`, capital(site)],
        [`https://${site}/#contact`, site],
        [`https://cv.${site}`, site],
        [`https://${own}.consulting/en/`, own],
        [`http://${handle}.carrd.co`, handle],
        [`blog.${own}.net`, own],
      ],
      random,
    )
    return { form: 'own site', text, core: [core] }
  },
  spokenSite: ({ person: { site } }) => {
    const text = site.replaceAll('.', ' (dot) ')
    return { form: 'own site, spoken', text, core: [site.split('.')[0] ?? ''] }
  },
}
