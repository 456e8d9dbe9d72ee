import type { Random } from '@talentdesk/reader/bench/random'
import { one, slug } from './identities.ts'
import { capital, whole } from './strangerContacts.ts'
import { coreOf, type Slot, type Stranger } from './strangerNames.ts'

/** Ways to reach people that the seventh part adds. */
export const seventhContacts: Record<string, Slot> = {
  plainEmail: ({ person: { email } }) => whole('e-mail', email),
  /** As the head of an answered mail shows who wrote. */
  outlook: ({ person: { first, last, email } }) => ({
    form: 'head of a mail',
    text: `${last}, ${first} [mailto:${email}]`,
    core: [...coreOf(last), email],
  }),
  workEmail: ({ person, random }) => {
    const [f, l] = slugs(person)
    return whole('e-mail', `${one([`${f[0]}.${l}`, `${f}.${l}`, `${l}${f[0]}`], random)}@${one(OFFICES, random)}`)
  },
  spacedEmail: ({ person: { email } }) => {
    const [local = ''] = email.split('@')
    return {
      form: 'e-mail, broken',
      text: email.replace(/[.@]/g, ' $& '),
      core: local.split('.').filter(part => part.length > 2),
    }
  },
  splitEmail: ({ person: { email } }) => {
    const [local = ''] = email.split('@')
    const end = local.slice(local.indexOf('.') + 1)
    return end === local ? undefined : { form: 'e-mail, broken', text: email.replace('.', '.\n'), core: [end] }
  },
  disguised: ({ person: { email }, random }) => {
    const [local = '', host = ''] = email.split('@')
    const ways = ['(@)', ' {at} ', '_at_', '<at>', ' AT ', '@nospam.', ' [@] ', '[a]']
    return { form: 'e-mail, coded', text: `${local}${one(ways, random)}${host}`, core: [local] }
  },
  /** As papers name the addresses of several authors at once. */
  groupEmail: ({ person: { email }, random }) => {
    const [local = ''] = email.split('@')
    const text = one([`{${local}, t.okonedo}`, `{okonedo,${local}}`, `{${local}; imhof; r.sund}`], random)
    return { form: 'e-mail, coded', text: `${text}@${one(['uni.example', 'lab.example'], random)}`, core: [local] }
  },
  runTogether: ({ person: { email, ways }, random }) => {
    const phone = one(ways, random)
    const text = `${email}${one(['', '', 'Tel:', '|', '•', 'M:'], random)}${phone}`
    return { form: 'contacts run together', text, core: [email, phone] }
  },
  splitPhone: ({ person: { ways }, random }) => {
    const phone = one(ways, random)
    return / \d/.test(phone) ? whole('phone, broken', phone.replace(/ (?=\d+(?:\D\d+)?$)/, '\n')) : undefined
  },
  /** Addresses of profiles by the name or the handle. */
  portal: ({ person, random }) => {
    const [before = '', core = '', after = ''] = one(portals(person), random)
    return { form: 'profile address', text: before + core + after, core: [core] }
  },
  account: ({ person: { handle }, random }) => {
    const ways = ['Matrix @|:matrix.org', 'u/', 'Slack: @', 'LINE: ', 'KakaoTalk ID ', 'Signal @|.01', 'Threads: @']
    const [before = '', after = ''] = one([...ways, 'Twitch: ', 'X: @', 'Kaggle: ', '@| (TG)'], random).split('|')
    return { form: 'handle', text: before + handle + after, core: [handle] }
  },
  userName: ({ person, random }) => {
    const [f, l] = slugs(person)
    const core = one([`${f[0]}${l}`, `${l}${f[0]}`, `${f}.${l}`, `${f}${l}`], random)
    return l.length < 4
      ? undefined
      : { form: 'handle', text: one(['', '', 'CORP\\', '~'], random) + core, core: [core] }
  },
}

/** Addresses of a portfolio, those of the person first, then those that tell nobody. */
export function seventhLinks(person: Stranger, random: Random) {
  const own = one(
    [...portals(person).filter(([before]) => before?.startsWith('https://')), ['https://', person.site]],
    random,
  )
  const others = [
    'https://www.theatre.example/season/2023',
    'https://kiosk.example/issue-14.pdf',
    'https://api.example/v3/docs',
  ]
  return [
    { address: own.join(''), identifies: true },
    { address: one([...others, 'https://www.awwwards.com/sites/kiosk'], random), identifies: false },
  ]
}

const OFFICES = ['contoso.example', 'werk-nord.example', 'clinique.example', 'grupo-alba.example']

const slugs = ({ latin: [first, last] }: Pick<Stranger, 'latin'>): [string, string] => [slug(first), slug(last)]

function portals(person: Stranger): string[][] {
  const [f, l] = slugs(person)
  const { handle } = person
  return [
    ['https://gist.github.com/', handle, '/5f1c9b7e'],
    ['git@github.com:', handle, '/dotfiles.git'],
    ['https://speakerdeck.com/', handle],
    ['https://www.slideshare.net/', `${f}${l}`],
    ['https://huggingface.co/', handle],
    ['https://uni.academia.edu/', `${capital(f)}${capital(l)}`],
    ['https://www.malt.com/profile/', `${f}${l}`],
    ['https://www.freelancermap.com/profile/', `${f}-${l}`],
    ['https://www.xing.com/profile/', `${capital(f)}_${capital(l)}3`, '/cv'],
    ['https://soundcloud.com/', `${f}-${l}`],
    ['https://', handle.replace(/[._]/g, '-'), '.netlify.app/work'],
    ['https://', `${f}${l}`, '.notion.site'],
    ['https://www.tiktok.com/@', handle],
    ['https://unsplash.com/@', handle],
    ['https://www.crunchbase.com/person/', `${f}-${l}`],
    ['https://muckrack.com/', `${f}-${l}`, '/articles'],
    ['https://www.dropbox.com/s/q8x2/CV_', `${capital(f)}_${capital(l)}`, '.pdf?dl=0'],
    ['pypi.org/user/', handle, '/'],
    ['vk.com/', handle],
    ['leetcode.com/u/', handle],
    ['www.pinterest.com/', handle, '/_saved'],
    ['https://www.behance.net/', `${f}_${l}`],
  ]
}
