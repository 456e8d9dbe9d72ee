import type { Random } from '@talentdesk/reader/bench/random'
import type { Half } from './material.ts'

/** An invented person with what identifies them. */
export type Invented = {
  name: string
  first: string
  middle: string
  /** With particles: 'van den Berg'. */
  last: string
  email: string
  phone: string
  linkedin: string
  nick: string
  site: string
  /** A sentence that holds the same word as the surname and means nobody. */
  alike: string
}

/** A planted identity: the text, and the parts of it that must not be readable. What is `apart` is in no sum. */
export type Planted = { form: string; text: string; core: string[]; apart?: true }

const PARTICLES = /^(?:van|von|de|der|den|del|della|di|da|do|dos|das|la|las|los|le|ter|ten|['’]?t|bin|al|et)$/i

export const coreOf = (last: string) => last.split(' ').filter(word => !PARTICLES.test(word))

export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[łŁøØđĐıßþÞæÆœŒ]/gu, letter => LETTERS[letter] ?? letter)

const LETTERS: Record<string, string> = {
  ...{
    ł: 'l',
    Ł: 'L',
    ø: 'o',
    Ø: 'O',
    đ: 'd',
    Đ: 'D',
    ı: 'i',
    ß: 'ss',
    þ: 'th',
    Þ: 'Th',
    æ: 'ae',
    Æ: 'Ae',
    œ: 'oe',
    Œ: 'Oe',
  },
}

export const slug = (text: string) =>
  plain(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

export function inventPerson(half: Half, random: Random): Invented {
  const [first, last, alike] = namesOf(half, random)
  const middle = half.middle && random.next() < 0.3 ? one(half.middle, random) : ''
  const [f, l] = [slug(first), slug(last)]
  const figures = String(random.between(10, 99))
  const nick = `${one(NICKS, random)}${figures}`
  const local = one(
    [`${f}.${l}`, `${f[0]}.${l}`, `${f[0]}${l}`, `${f}${l}${figures}`, `${l}.${f}`, `${f}_${l}`, `${l}${f[0]}`, nick],
    random,
  )
  const linkedin = one([`${f}-${l}-${figures}b7`, `${f}${l}`, `${l}-${f}`, `${nick}x`], random)
  return {
    name: [first, middle, last].filter(Boolean).join(' '),
    ...{ first, middle, last, alike, linkedin, nick },
    email: `${local}@${one(['gmail.com', 'proton.me', 'mail.example', `${l}.example`, 'web.de', 'o2.pl'], random)}`,
    phone: digits(one(half.phones, random), random),
    site: one([`${f}${l}.dev`, `www.${l}.design`, `${f}-${l}.com`, `${l}.io`], random),
  }
}

const NICKS = ['pixelfox', 'kodeninja', 'nightowl', 'bluewhale', 'tinkerbox', 'zerocool', 'sunchaser', 'moonraker']

function namesOf(half: Half, random: Random): [string, string, string] {
  if (half.whole) {
    const [first = '', ...last] = one(half.whole, random).split(' ')
    return [first, last.join(' '), '']
  }
  const last = one(half.last ?? [], random)
  // Of Conceição da Conceição, nothing is left to hide.
  const first = one(
    (half.first ?? []).filter(name => !last.name.includes(name)),
    random,
  )
  return [first, last.name, last.alike]
}

export const one = <Item>(items: readonly Item[], random: Random): Item => {
  const item = items[random.between(0, items.length - 1)]
  if (item === undefined) throw new Error('Nothing to choose from')
  return item
}

export const digits = (format: string, random: Random) => format.replace(/d/g, () => String(random.between(1, 9)))

/** The forms of the name: each person's are those that differ from others. */
export function nameForms({ name, first, middle, last }: Invented): Planted[] {
  const core = coreOf(last)
  const initial = [...first][0] ?? ''
  const upper = (text: string) => text.toUpperCase()
  const single = core.at(-1) ?? ''
  const forms: Planted[] = [
    { form: 'full', text: name, core },
    { form: 'without middle names', text: `${first} ${last}`, core },
    { form: 'last name alone', text: last, core },
    { form: 'last name alone', text: `${last}’s`.replace(/s’s$/, 's’'), core },
    { form: 'initials', text: `${initial}. ${last}`, core },
    { form: 'initials', text: `${initial}.${middle ? ` ${[...middle][0]}.` : ''} ${last}`, core },
    { form: 'initials', text: `${last} ${initial}.`, core },
    { form: 'folded accents', text: plain(`${first} ${last}`), core: core.map(plain) },
    { form: 'upper case', text: upper(`${first} ${last}`), core: core.map(upper) },
    { form: 'upper case', text: `${first} ${upper(last)}`, core: core.map(upper) },
    { form: 'lower case', text: `${first} ${last}`.toLowerCase(), core: core.map(word => word.toLowerCase()) },
    { form: 'reversed', text: `${last}, ${first}`, core },
    { form: 'reversed', text: `${upper(last)}, ${first}`, core: core.map(upper) },
    { form: 'reversed', text: `${last} ${first}`, core },
  ]
  if (/[-'’ ]/.test(last)) {
    const spaced = last.replace(/[-'’]/g, ' ')
    const curly = last.replace(/'/g, '’').replace(/-/g, '‑')
    const glued = last.replace(/['’]/g, '').replace(/-/g, '')
    forms.push(
      { form: 'hyphens, apostrophes', text: `${first} ${spaced}`, core: longWords(spaced) },
      { form: 'hyphens, apostrophes', text: `${first} ${curly}`, core: coreOf(curly) },
      { form: 'hyphens, apostrophes', text: `${first} ${glued}`, core: coreOf(glued) },
      { form: 'hyphens, apostrophes', text: `${first} ${single}`, core: [single] },
    )
  }
  return forms
}

/** A letter or two, such as the O of O'Brien, tell nobody. */
export const longWords = (text: string) => coreOf(text).filter(word => word.length > 2)

/** Ways to reach the person, in texts. */
export function contactForms(person: Invented, half: Half, random: Random): Planted[] {
  const { email, phone, linkedin, nick, site, first, last } = person
  const [local = '', domain = ''] = email.split('@')
  const [f, l] = [slug(first), slug(last)]
  const whole = (form: string, text: string): Planted => ({ form, text, core: [text] })
  const other = digits(one(half.phones, random), random)
  const stranger = `${one(NICKS, random)}.${random.between(100, 999)}@${one(['outlook.com', 'firm.example', 'gmx.net'], random)}`
  const handle = one([`${f}${l}`, `${f}-${l}`, `${f[0]}${l}`, `${l}${f}`], random)
  const profile = one(
    ['github.com/', 'https://github.com/', 'www.behance.net/', 'https://medium.com/@', 'x.com/', 'https://t.me/'],
    random,
  )
  return [
    whole('e-mail', email),
    whole('e-mail', email.toUpperCase()),
    whole('e-mail', stranger),
    { form: 'e-mail', text: `mailto:${email}`, core: [email] },
    { form: 'e-mail, spoken', text: `${local} (at) ${domain}`, core: [local] },
    { form: 'e-mail, spoken', text: `${local} [at] ${domain.replace('.', ' [dot] ')}`, core: [local] },
    { form: 'e-mail, spoken', text: `${local} at ${domain.replace('.', ' dot ')}`, core: [local] },
    whole('local part', local),
    whole('handle', linkedin),
    whole('handle', `@${handle}`),
    whole('handle', handle.replace(/-/g, '_')),
    whole('phone', phone),
    whole('phone', phone.replace(/\D/g, '')),
    whole('phone', phone.replace(/[ ./-]/g, '.').replace(/\.{2,}/g, '.')),
    whole('phone of others', other),
    { form: 'profile address', text: `linkedin.com/in/${linkedin}`, core: [linkedin] },
    { form: 'profile address', text: `https://www.linkedin.com/in/${linkedin}/`, core: [linkedin] },
    { form: 'profile address', text: `${profile}${handle}`, core: [handle] },
    { form: 'profile address', text: `https://github.com/${nick}`, core: [nick] },
    { form: 'own site', text: site, core: [site] },
    { form: 'own site', text: `https://${site}/about`, core: [site] },
  ]
}

/** Links of the portfolio that lead to the person. */
export function linkForms({ site, first, last, linkedin }: Invented): string[] {
  const [f, l] = [slug(first), slug(last)]
  return [
    `https://${site}`,
    `https://www.behance.net/${f}${l}`,
    `https://dribbble.com/${f}-${l}/shots/7`,
    `https://www.linkedin.com/in/${linkedin}`,
    `https://work.example/?by=${f}.${l}`,
  ]
}
