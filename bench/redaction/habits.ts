import type { Random } from '@talentdesk/reader/bench/random'
import { eighthAddresses, eighthContacts, eighthLinks, eighthNames } from './eighthForms.ts'
import { fifthContacts, fifthNames } from './fifthForms.ts'
import { one, slug } from './identities.ts'
import type { StrangerPart } from './material.ts'
import { type Profile, some } from './profiles.ts'
import { seventhContacts, seventhLinks } from './seventhContacts.ts'
import { seventhNames } from './seventhForms.ts'
import { sixthAddresses } from './sixthAddresses.ts'
import { sixthAlone, sixthContacts, sixthNames } from './sixthForms.ts'
import { contactSlots } from './strangerContacts.ts'
import { nameSlots, type Slot, type Stranger } from './strangerNames.ts'

/** How the people of a part write their names and contacts. */
export type Habits = {
  /** What may stand in the sentences, by the name of its slot. */
  slots: Record<string, Slot>
  /** What `{name}` and `{contact}` stand for: each of these forms, by turns. */
  names: string[]
  contacts: string[]
  /** What people make of their names: of the first `f`, the last `l` and a number. */
  addresses: (slugs: Slugs) => Addresses
  links: (person: Stranger, random: Random) => Profile['links']
}

export type Slugs = { f: string; l: string; year: string; random: Random }
export type Addresses = { locals: string[]; linkedins: string[]; handles: string[]; sites: string[] }

const common = { ...nameSlots, ...contactSlots, ...fifthNames, ...fifthContacts }
const usual = ['full', 'short', 'last', 'initial', 'folded', 'upper', 'lower', 'reversed', 'hyphens', 'half', 'broken']
const reachedBy = ['email', 'spoken', 'local', 'phone', 'linkedin', 'profile', 'site']
/** These have sentences of their own, as a heading, a list of publications or a file name is no part of any other. */
const ofTheirOwn = new Set(['spread', 'cited', 'fileName', ...sixthAlone])
const anywhere = (names: object) => Object.keys(names).filter(slot => !ofTheirOwn.has(slot))

export const habitsOf: Record<StrangerPart, Habits> = {
  fourth: {
    slots: common,
    // Cases and possessives need their sentence.
    names: Object.keys(nameSlots).filter(slot => !/case|possessive/i.test(slot)),
    contacts: Object.keys(contactSlots),
    addresses: ({ f, l, year, random }) => ({
      locals: [
        ...[`${f}.${l}`, `${f}.${l}`, `${f[0]}.${l}`, `${f[0]}${l}`, `${f}${l}`, `${f}.${l}${year}`, `${l}.${f}`],
        ...[`${f}_${l}`, `${l}${f[0]}`, `${l}${year}`, `${f}${year}`, `mail.${l}`],
        `${one(['kayak', 'mountainbike', 'vinylfan', 'chessnut', 'gardener', 'espresso'], random)}${year}`,
      ],
      linkedins: ['', `${f}-${l}`, `${f}-${l}-${year}a41b${year}`, `${f}${l}`, `${f[0]}${l}`, `${l}${year}`],
      handles: [`${f}${l}`, `${f[0]}${l}`, `${f}_${l}`, `${f}.${l}`, `${l}_${f}`, `${l}${year}`],
      sites: [`${f}${l}.com`, `${f}-${l}.net`, `${l}.me`, `${f}.${l}.name`, `${l}-consulting.eu`],
    }),
    links: linksOf,
  },
  fifth: {
    slots: common,
    names: [...usual, ...anywhere(fifthNames)],
    contacts: [...reachedBy, ...Object.keys(fifthContacts)],
    addresses: ({ f, l, year, random }) => ({
      locals: [
        ...[
          `${f}.${l}`,
          `${f}-${l}`,
          `${f}${l}19${year}`,
          `${l}.${f[0]}`,
          `${f}${l[0]}${year}`,
          `${l}-${f}`,
          `dr.${l}`,
        ],
        ...[`hello.${f}${l}`, `${f[0]}${l}${year}`, `the${l}s`, `${l}.jobs`, `${f}.${l}.cv`],
        `${one(['bookworm', 'trailrunner', 'catmum', 'sailor', 'synthpop', 'ilovetea'], random)}${year}`,
      ],
      linkedins: ['', `${l}-${f}`, `${f}-${l}-phd`, `${f}${l}${year}`, `${f}-${l}-0${year}1c2`, `in-${l}`],
      handles: [`${f}${l}dev`, `real${f}${l}`, `${f[0]}_${l}`, `${l}${f[0]}`, `${f}.${l}.${year}`, `its${f}${l}`],
      sites: [`${f}${l}.me`, `${l}.dev`, `${f}-${l}.eu`, `studio-${l}.com`, `dr-${l}.org`, `${f[0]}${l}.net`],
    }),
    links: linksOf,
  },
  sixth: {
    slots: { ...common, ...sixthNames, ...sixthContacts },
    names: [...usual, ...anywhere(sixthNames)],
    contacts: [...reachedBy, ...Object.keys(sixthContacts)],
    addresses: sixthAddresses,
    links: linksOf,
  },
  seventh: {
    slots: { ...common, ...seventhNames, ...seventhContacts },
    names: [
      ...usual.filter(slot => slot !== 'initial'),
      ...['short', 'last', 'last', 'initialLast', 'lowerLast', 'upperFolded'],
      ...['glued', 'surnameBreak', 'html', 'misread', 'bracketed', 'formal', 'halfInitial'],
      ...['shortFirst', 'particle', 'article', 'native'],
    ],
    contacts: ['email', 'phone', 'phone', 'linkedin', 'site', 'otherHost', ...Object.keys(seventhContacts)],
    addresses: ({ f, l, year, random }) => ({
      locals: [
        ...[`${f}.${l}`, `${f}.${l}`, `${f}${l}`, `${f[0]}.${l}`, `${f}_${l}${year}`, `${l}.${f}.${year}`],
        ...[`contact.${f}${l}`, `${f}${year}${l}`, `${f[0]}${l}19${year}`, `${f.slice(0, 3)}${l.slice(0, 3)}${year}`],
        ...[`${f}.${l}.pro`, `${l}${f.slice(0, 2)}`],
        `${one(['saxofan', 'beekeeper', 'oldvespa', 'nordlicht', 'lunamar'], random)}${year}`,
      ],
      linkedins: ['', `${f}-${l}-${year}b3a21${year}`, `${f}-${l}`, `${f[0]}-${l}`, `${f}${l}-hr`, `${l}${f}${year}`],
      handles: [`${f}${l}`, `${f[0]}${l}${year}`, `${l}_${f[0]}`, `${f}_${l}_${year}`, `the_${l}`, `${f}-${l}-dev`],
      sites: [`${f}${l}.com`, `${l}-${f}.net`, `${f}${l}.works`, `${l}.studio`, `${f}-${l}.info`, `${l}.io`],
    }),
    links: seventhLinks,
  },
  eighth: {
    slots: {
      ...common,
      ...sixthNames,
      ...sixthContacts,
      ...seventhNames,
      ...seventhContacts,
      ...eighthNames,
      ...eighthContacts,
    },
    // The more usual a form is in CVs and notes, the oftener it stands here.
    names: [
      ...['full', 'full', 'full', 'short', 'short', 'short', 'short', 'last', 'last', 'last', 'last', 'last'],
      ...['initialLast', 'initialLast', 'initialLast', 'middleInitial', 'middleLetter', 'listed', 'doubleInitial'],
      ...['upper', 'upper', 'upper', 'reversed', 'reversed', 'reversed', 'reversedWhole', 'native', 'native'],
      ...['folded', 'folded', 'folded', 'writtenOut', 'writtenOut', 'hyphens', 'hyphens', 'half', 'half', 'half'],
      ...['bare', 'bare', 'firstOfTwo', 'firstOfTwo', 'joinedSurnames', 'particle', 'upperFolded', 'broken'],
    ],
    contacts: [
      ...['email', 'typedEmail', 'typedEmail', 'typedEmail', 'phone', 'phone', 'phone', 'phone', 'phone', 'dense'],
      ...['linkedin', 'sharedLinkedin', 'site', 'site', 'profile', 'portfolio', 'handle', 'siteEmail', 'otherHost'],
      ...['workEmail', 'messenger'],
    ],
    addresses: eighthAddresses,
    links: eighthLinks,
  },
}

function linksOf({ site, handle, linkedin, latin: [first, last] }: Stranger, random: Random): Profile['links'] {
  const [f, l] = [slug(first), slug(last)]
  const personal = [`https://www.${site}`, `https://github.com/${handle}`, `https://${f}${l}.github.io/work`]
  const own = [`https://www.artstation.com/${f}_${l}`, `https://issuu.com/${l}/docs/portfolio`]
  return [
    {
      address: one(
        [...personal, ...own, ...some(linkedin ? 1 : 0, random, () => `https://linkedin.com/in/${linkedin}`)],
        random,
      ),
      identifies: true,
    },
    {
      address: one(
        [
          'https://www.museum.example/exhibitions/light',
          'https://shop.example/lamps?page=3',
          'https://docs.example/guide/v2.1/start',
        ],
        random,
      ),
      identifies: false,
    },
  ]
}
