import type { Random } from '@talentdesk/reader/bench/random'
import { digits, one, type Planted, slug } from './identities.ts'
import type { Strangers } from './material.ts'
import type { Slot } from './strangerNames.ts'

export const whole = (form: string, text: string): Planted => ({ form, text, core: [text] })

/** Each way to reach the person or somebody else, by the slot of a sentence. */
export const contactSlots: Record<string, Slot> = {
  email: ({ person: { email }, random }) => whole('e-mail', one([email, email, capital(email), `<${email}>`], random)),
  upperEmail: ({ person: { email } }) => whole('e-mail', email.toUpperCase()),
  mailto: ({ person: { email } }) => ({ form: 'e-mail', text: `mailto:${email}`, core: [email] }),
  spoken: ({ person: { email }, material, random }) => {
    const [local = '', host = ''] = email.split('@')
    const [at = '', dot = ''] = one(material.spoken, random).split('|')
    const text = `${random.next() < 0.5 ? local : local.replaceAll('.', dot)}${at}${host.replaceAll('.', dot)}`
    return {
      form: 'e-mail, spoken',
      text,
      core: local.split('.').filter(part => part.length > 2 && !/^(?:hello|jobs)$/.test(part)),
    }
  },
  otherHost: ({ person: { email }, random }) =>
    whole(
      'local part elsewhere',
      `${email.split('@')[0]}@${one(['firma.example', 'mail.example', 'uni.example'], random)}`,
    ),
  local: ({ person: { email } }) => whole('local part', email.split('@')[0] ?? ''),
  othersEmail: ({ random }) => {
    const local = one(['hr', 'office', 'a.lindqvist', 'recruiting', 'helene.brandvold', 'ceo', 'team-jobs'], random)
    return whole('e-mail of others', `${local}@${one(['northbridge.example', 'werk2.example', 'gmail.com'], random)}`)
  },
  phone: ({ person: { ways }, random }) => whole('phone', one(ways, random)),
  dense: ({ person: { ways }, random }) => whole('phone', one(ways, random).replace(/[^\d+]/g, '')),
  wide: ({ person: { ways }, random }) =>
    whole(
      'phone, full-width',
      one(ways, random).replace(/[\d+]/g, sign => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    ),
  tel: ({ person: { ways } }) => {
    const figures = (ways[0] ?? '').replace(/[^\d+]/g, '')
    return { form: 'phone', text: `tel:${figures}`, core: [figures] }
  },
  messenger: ({ person: { ways, handle }, random }) => {
    const figures = (ways[0] ?? '').replace(/\D/g, '')
    const [before = '', core = ''] = one(
      [
        ['https://wa.me/', figures],
        ['wa.me/', figures],
        ['t.me/', handle],
        ['signal.me/#p/+', figures],
        ['https://api.whatsapp.com/send?phone=', figures],
      ],
      random,
    )
    return { form: 'messenger', text: before + core, core: [core] }
  },
  othersPhone: ({ material, random }) => whole('phone of others', one(phoneWays(material, random), random)),
  skype: ({ person: { handle }, random }) => {
    const text = one(['live:', 'skype:', 'Skype: '], random) + handle
    return { form: 'handle', text, core: [handle] }
  },
  handle: ({ person: { handle } }) => ({
    form: 'handle',
    text: `@${handle.replaceAll('-', '_')}`,
    core: [handle.replaceAll('-', '_')],
  }),
  bareHandle: ({ person: { handle } }) => whole('handle', handle),
  linkedin: ({ person: { linkedin }, random }) => {
    if (linkedin === '') return undefined
    const [before = '', after = ''] = one(
      [
        ['linkedin.com/in/', ''],
        ['https://www.linkedin.com/in/', '/'],
        ['https://de.linkedin.com/in/', '?originalSubdomain=de'],
        ['LinkedIn: /in/', ''],
        ['http://linkedin.com/in/', '/en'],
      ],
      random,
    )
    return { form: 'profile address', text: before + linkedin + after, core: [linkedin] }
  },
  profile: ({ person: { handle, first, last, latin }, random }) => {
    const [f, l] = [slug(latin[0] || first), slug(latin[1] || last)]
    const [before = '', core = ''] = one(
      [
        ['github.com/', handle],
        ['https://github.com/', `${f[0]}${l}`],
        ['https://gitlab.com/', `${f}.${l}`],
        ['https://stackoverflow.com/users/4417023/', `${f}-${l}`],
        ['https://www.xing.com/profile/', `${capital(f)}_${capital(l)}`],
        ['https://medium.com/@', handle],
        ['https://www.kaggle.com/', `${f}${l}`],
        ['https://twitter.com/', handle.replace(/[.-]/g, '_')],
        ['www.instagram.com/', `${f}_${l}`],
        ['https://www.researchgate.net/profile/', `${capital(f)}-${capital(l)}-2`],
      ],
      random,
    )
    return { form: 'profile address', text: before + core, core: [core] }
  },
  site: ({ person: { site }, random }) => {
    const [before = '', after = ''] = one(
      [
        ['', ''],
        ['www.', ''],
        ['https://', '/cv.pdf'],
        ['http://www.', '/portfolio'],
        ['https://', ''],
      ],
      random,
    )
    return { form: 'own site', text: before + site + after, core: [site] }
  },
}

export const capital = (text: string) => text.replace(/(^|[.@])\p{L}/gu, letter => letter.toUpperCase())

/** One number, written in each way. */
export function phoneWays({ phones }: Strangers, random: Random): string[] {
  const ways = one(phones, random)
  const figures = digits('d'.repeat((ways[0] ?? '').match(/d/g)?.length ?? 0), random)
  return ways.map(way => {
    let at = 0
    return way.replace(/d/g, () => figures[at++] ?? '')
  })
}
