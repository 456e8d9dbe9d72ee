import type { Random } from '@talentdesk/reader/bench/random'
import { one, plain, slug } from './identities.ts'
import { capital } from './strangerContacts.ts'
import { type Of, type Slot, type Stranger, writtenOut } from './strangerNames.ts'

/** In each address, the part between the bars is the person's. */
const ways: Record<string, { form: string; ways: string[] }> = {
  booking: {
    form: 'booking link',
    ways: [
      ...['https://cal.com/|{f}{l}|/30min', 'https://calendly.com/|{h}|/kennenlernen', 'tidycal.com/|{f}-{l}|'],
      ...['https://meetings.hubspot.com/|{f}-{l}|?uuid=41', 'https://zoom.us/my/|{h}|', 'savvycal.com/|{h}|/chat'],
      ...['https://www.doctolib.fr/osteopathe/lyon/|{f}-{l}|', 'https://outlook.office.com/bookwithme/user/|{f}.{l}|'],
    ],
  },
  code: {
    form: 'code hosting',
    ways: [
      ...['https://codeberg.org/|{h}|', 'https://git.sr.ht/~|{h}|', 'https://github.com/|{h}|/dotfiles'],
      ...['https://gist.github.com/|{h}|', 'https://pypi.org/user/|{h}|/', 'https://crates.io/users/|{h}|'],
      ...['git@github.com:|{h}|/thesis.git', 'https://huggingface.co/|{h}|', 'leetcode.com/u/|{h}|'],
      ...['https://www.npmjs.com/package/@|{h}|/forms', 'https://rubygems.org/profiles/|{h}|', 'gitlab.com/|{f}-{l}|'],
      ...['https://www.hackerrank.com/profile/|{f}_{l}|', 'https://observablehq.com/@|{h}|', 'replit.com/@|{F}{L}|'],
    ],
  },
  scholar: {
    form: 'academic address',
    ways: [
      ...['https://uni.academia.edu/|{F}{L}|', 'https://arxiv.org/a/|{l}_{i}|_1', 'dblp.org/pers/hd/l/|{L}:{F}|'],
      ...['https://people.uni.example/~|{l}|/', 'https://www.semanticscholar.org/author/|{F}-{L}|/2147351'],
      ...['https://cv.hal.science/|{f}-{l}|', 'https://www.researchgate.net/profile/|{F}_{L}|4'],
      ...['https://www.uni.example/staff/|{f}.{l}|', 'https://publons.com/researcher/1418532/|{f}-{l}|/'],
    ],
  },
  chat: {
    form: 'messenger',
    ways: [
      ...['https://wa.me/|{p}|?text=Hi', 'https://zalo.me/|{p}|', 'https://matrix.to/#/@|{h}|:matrix.org'],
      ...['@|{h}|:matrix.org', 'xmpp:|{h}|@jabber.org', 'https://t.me/|{h}|', 'https://www.snapchat.com/add/|{h}|'],
      ...['skype:|{h}|?chat', 'whatsapp://send?phone=|{p}|', 'https://keybase.io/|{h}|', 'https://vk.com/|{h}|'],
    ],
  },
  social: {
    form: 'profile address',
    ways: [
      ...[
        'https://www.threads.net/@|{h}|',
        'tiktok.com/@|{h}|',
        'https://www.reddit.com/user/|{h}|/',
        'ko-fi.com/|{h}|',
      ],
      ...[
        'https://bsky.app/profile/|{h}|.bsky.social',
        'https://mastodon.social/@|{h}|',
        'https://www.malt.fr/profile/|{f}{l}|',
      ],
      ...[
        'https://www.upwork.com/freelancers/|{f}{l}|',
        'https://soundcloud.com/|{h}|/sets/live',
        'pinterest.com/|{f}{l}|/',
      ],
      ...['https://www.etsy.com/shop/|{F}{L}|', 'https://www.goldenline.pl/|{f}-{l}|/', 'https://unsplash.com/@|{h}|'],
      ...[
        'https://www.linkedin.com/mwlite/in/|{f}-{l}|',
        'https://500px.com/p/|{h}|',
        'https://www.flickr.com/people/|{h}|',
      ],
    ],
  },
  hosted: {
    form: 'own site',
    ways: [
      ...[
        'https://|{f}{l}|.notion.site/CV-2024',
        '|{l}|.myportfolio.com',
        'https://|{f}-{l}|.netlify.app',
        '|{h}|.tumblr.com',
      ],
      ...[
        'https://|{f}{l}|.vercel.app/',
        'http://|{f}{l}|.blogspot.com/2019/04/',
        '|{f}{l}|.hashnode.dev',
        '|{l}|.gitlab.io/cv',
      ],
      ...[
        'https://|{f}{l}|.wixsite.com/portfolio',
        'https://|{f}-{l}|.jimdofree.com/kontakt/',
        'https://|{l}{f}|.webflow.io',
      ],
    ],
  },
  handleAt: {
    form: 'handle',
    ways: [
      ...[
        'u/|{h}|',
        'Slack: @|{h}|',
        'GitLab @|{h}|',
        'X: @|{h}|',
        '@|{h}|@hachyderm.io',
        'KakaoTalk: |{h}|',
        'Snap: |{h}|',
      ],
      ...['Telegram @|{h}|', 'Strava: |{h}|', 'LinkedIn: |{h}|', 'in/|{f}-{l}|'],
    ],
  },
}

export const addressSlots: Record<string, Slot> = Object.fromEntries(
  Object.entries(ways).map(([slot, { form, ways }]) => [slot, of => addressed(form, ways, of)]),
)

function addressed(form: string, ways: string[], { person, random }: Of) {
  const { f, l } = slugsOf(person)
  const { handle: h, ways: phones } = person
  const parts: Record<string, string> = {
    ...{ f, l, h, i: f[0] ?? '', F: capital(f), L: capital(l), p: (phones[0] ?? '').replace(/\D/g, '') },
  }
  const fill = (text: string) => text.replace(/\{(\w)\}/g, (_slot, part: string) => parts[part] ?? '')
  const [before = '', core = '', after = ''] = one(ways, random).split('|').map(fill)
  return { form, text: before + core + after, core: [core] }
}

/** First and last name as in addresses. */
export function slugsOf({ latin: [first, last], locale }: Stranger) {
  const write = locale === 'de' ? writtenOut : plain
  return { f: slug(write(first)), l: slug(write(last)) }
}

/** What people of the sixth part make of their names: of the first `f`, the last `l` and a number. */
export const sixthAddresses = ({ f, l, year, random }: { f: string; l: string; year: string; random: Random }) => ({
  locals: [
    ...[`${l}_${f}`, `${l}.${f}${year}`, `${f}.${l}`, `${f[0]}.${l}${year}`, `${l}${f}`, `${f.slice(0, 3)}${l}`],
    ...[`cv.${f}.${l}`, `me.${l}`, `${f}-${l}${year}`, `${f[0]}_${l}`, `${l}${year.slice(1)}${f[0]}`, `hi.${f}${l}`],
    `${one(['papercrane', 'quietriver', 'marzipan', 'oldbicycle', 'bluekettle', 'tinlantern'], random)}${year}`,
  ],
  linkedins: ['', `${f[0]}-${l}`, `dr-${f}-${l}`, `${l}${f}${year}`, `${f}-${l}-7${year}4b20a`, `${f}-${l}`],
  handles: [`${f}${l}`, `${l}codes`, `the_${l}`, `${f[0]}${l}${year}`, `${l}-${f}`, `hey${f}${l}`, `${l}.${f}`],
  sites: [`${f}${l}.org`, `${l}.studio`, `${l}${f}.com`, `${l}-photo.com`, `${f}-${l}.info`, `cv-${f}${l}.com`],
})
