import { squeezed } from '../fold.ts'
import type { Identity } from '../identity.ts'
import { seenText } from '../seen.ts'

/* Invented people of many countries, and the forms of their identity. */

export const NAMES = `
  Jane Doe|Jane Q. Doe|Zoë Müller|Łukasz Wiśniewski|Anna-Maria Kowalska-Nowak|Ludwig van der Berghe|Sean O'Connell
  Ana María García Márquez|José da Conceição|Nguyễn Thị Phương|Søren Kierkegård|Björn Åkesson|François d'Alembert
  İpek Yıldız|Dvořák Antonín|Олег Кузнецов|Ελένη Παπαδοπούλου|محمد العتيبي|דוד כהנוב|李 小龍|田中 太郎|김 민수|สมชาย ใจดีมาก
  Mary-Jane Smith-Jones|Juan Carlos de la Fuente|Jean-Luc Picardeau|Fatima bint Rashidi|Wolfgang von Trappenberg
  Siobhán Ní Dhomhnaill|Þóra Guðmundsdóttir|Chukwuemeka Okonkwo|Rajesh Venkataraman|Mikael Öhlund|Gábor Szűcsné`
  .split(/[|\n]/)
  .map(name => name.trim())
  .filter(name => name !== '')

const PHONES = ['+44 20 7946 0958', '0049 30 1234 5678', '(555) 010-0199', '+48 600 700 812', '+1-202-555-0143']

/** A test person. Every second person has a handle, every third an e-mail address, without the name. */
export function personOf(name: string, index: number): Identity {
  const words = name.split(/\s+/)
  const [first, last] = [squeezed(words[0] ?? ''), squeezed(words.at(-1) ?? '')]
  const handle = index % 2 === 0 ? `${first}-${last}-${index}a7` : `nightowl-${index}a7`
  const local = index % 3 === 0 ? `pixelfox${index}` : `${first.slice(0, 1)}.${last}`
  return {
    name,
    email: `${local}@mail${index}.example`,
    phone: PHONES[index % PHONES.length] ?? '',
    linkedinUrl: `https://www.linkedin.com/in/${handle}/`,
  }
}

/** A person's name and contacts in every usual form. */
export function formsWoven({ name, email, phone, linkedinUrl }: Identity): string[] {
  const words = name.split(/\s+/)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '')
  const [local = '', domain = ''] = (email ?? '').split('@')
  const figures = (phone ?? '').replace(/\D/g, '')
  const handle = (linkedinUrl ?? '').split('/')[4] ?? ''
  return [
    ...[
      name,
      plain(name),
      name.toUpperCase(),
      name.toLowerCase(),
      name.normalize('NFD'),
      [...words].reverse().join(' '),
    ],
    ...[`${last}, ${first}`, `${[...first][0]}. ${last}`, `${last} ${[...first][0]}.`, `${name}'s`, `${last}’s`, last],
    ...[[...last].join(' '), [...`${first}${last}`].join(' '), squeezed(`${first}${last}`), `${first}_${last}`],
    ...[words.join('\n'), words.join('\u00a0'), `"${name}"`, `(${last})`, `@${squeezed(first + last)}`],
    ...[
      email,
      email?.toUpperCase(),
      `${local} (at) ${domain}`,
      `${local} at ${domain.replaceAll('.', ' dot ')}`,
      local,
    ],
    ...[`<${email}>`, `mailto:${email}`, phone, figures, figures.slice(-9), `0${figures.slice(2)}`],
    ...[[...figures].join(' '), figures.replace(/(..)/g, '$1-'), `tel:${figures}`],
    ...[linkedinUrl, linkedinUrl?.replace('https://www.', ''), handle, `LinkedIn: ${handle}`, `in/${handle}`],
  ].flatMap(form => form ?? [])
}

/** Functions that put a form into sentences. */
export const FRAMES = [
  (form: string) => form,
  (form: string) => `${form} led a team of 12.`,
  (form: string) => `In 2019 ${form}, an engineer, wrote it.`,
  (form: string) => `Reach out: ${form}.`,
  (form: string) => `Built payments (${form}) and ledgers / ${form}`,
  (form: string) => `- one\n- ${form}\n- three`,
]

export const jane: Identity = {
  name: 'Jane Q. Doe',
  email: 'jane.doe@example.com',
  phone: '+44 20 7946 0958',
  linkedinUrl: 'https://www.linkedin.com/in/jd-7b1',
}

/** An identity with only a name. */
export const named = (name: string): Identity => ({ name, email: null, phone: null, linkedinUrl: null })

/** The text as shown to a reader with the plain link. */
export const seenByLink = (text: string, who: Identity) => seenText(text, who, { kind: 'link' })
