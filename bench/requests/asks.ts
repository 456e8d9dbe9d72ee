import { seededRandom } from '@talentdesk/reader/bench/random'

/** A row that a page follows, when the newest come first. */
export type Anchor = { id: number; createdAt: Date }

export type PageAsk = {
  of: 'talents' | 'deals'
  after?: Anchor
  search?: string
  area?: string
  status?: string
  isCounted?: boolean
}

/** What a contender is asked for: a page of 50, or a talent with 20 comments and their authors. */
export type Ask = PageAsk | { of: 'profile'; id: number }

/** Work to measure: one and the same request, and thousands of different ones. */
export type Work = { name: string; same: Ask; varied: Ask[] }

/** Fewer different asks than this are all repeated, as people repeat them. */
const FEW = 100

/** A round's part of different asks, each of which is sent once, so that no cache helps. */
export function askedIn(round: number, rounds: number, asks: Ask[]): { asks: Ask[]; isOnce: boolean } {
  if (asks.length < FEW) return { asks, isOnce: false }
  const part = Math.floor(asks.length / rounds)
  return { asks: asks.slice(round * part, (round + 1) * part), isOnce: true }
}

/** The fields of a row of the list page, beside the id. */
export const listFields = [
  ...['name', 'role', 'area', 'seniority', 'status', 'techStack', 'companies', 'profilePictureUrl', 'linkedinUrl'],
  ...['portfolioUrls', 'portfolioUrl', 'preferredRateType', 'minFullTimeRate', 'maxFullTimeRate', 'minHourlyRate'],
  ...['maxHourlyRate', 'preferredFullTimeRate', 'preferredHourlyRate'],
]

export const profileFields = [
  ...[...listFields, 'email', 'phone', 'summary', 'keyHighlights', 'portfolioPdfUrl', 'resumeUrl', 'availability'],
  ...['internalScoring', 'version', 'createdAt', 'updatedAt'],
]

export const dealFields = [
  ...['title', 'dealType', 'status', 'companyBudget', 'recruitingFee', 'weeklyHours', 'targetArea', 'deadline'],
]

/** What the asks are made from: rows spread over the whole list, the newest first, and words that occur in it. */
export type Samples = {
  anchors: Anchor[]
  deep: Anchor
  profiles: number[]
  words: string[]
  /** Those that fill a page. */
  fillingWords: string[]
}

const areas = [undefined, 'TECH', 'DESIGN', 'DATA', 'MARKETING', 'PRODUCT', 'OTHER']
const statuses = [undefined, 'BACKLOG', 'VETTED', 'INTERVIEWED', 'ASSIGNED', 'DROPPED']

/** The work of the table, in its order. */
export function worksOn({ anchors, deep, profiles, words }: Samples): Work[] {
  const random = seededRandom('asks')
  const page = (ask: Omit<PageAsk, 'of'>): Ask => ({ of: 'talents', ...ask })
  const oneOf = <Item>(items: Item[]) => items[random.between(0, items.length - 1)]
  const filtered = (after: Anchor) => {
    const [area, status] = [oneOf(areas), oneOf(statuses)]
    return page({ after, isCounted: true, ...(area ? { area } : {}), ...(status ? { status } : {}) })
  }
  return [
    { name: 'list of 50', same: page({}), varied: anchors.map(after => page({ after })) },
    { name: 'list + exact count', same: page({ isCounted: true }), varied: anchors.map(filtered) },
    {
      name: 'profile + 20 comments + authors',
      same: { of: 'profile', id: profiles[0] ?? 0 },
      varied: profiles.map(id => ({ of: 'profile', id })),
    },
    {
      name: 'substring search + count',
      same: page({ search: 'engineer', isCounted: true }),
      varied: words.map(search => page({ search, isCounted: true })),
    },
    {
      name: 'page after the middle + count',
      same: page({ after: deep, isCounted: true }),
      varied: anchors
        .slice(anchors.length / 3, (2 * anchors.length) / 3)
        .map(after => page({ after, isCounted: true })),
    },
  ]
}

/** Beginnings of words, as they are after the second key. */
const twoLetters = ['er', 'an', 'so', 'mü', 'zy', 'ja', 'ko', 'le', 'qu', 'ny']

/** The work whose time must not grow with the agency. */
export function growingWorks(talents: Samples, deals: Samples): { name: string; asks: Ask[] }[] {
  const pages = (of: PageAsk['of'], { anchors, deep, fillingWords }: Samples) => {
    const page = (ask: Omit<PageAsk, 'of' | 'isCounted'>): Ask => ({ of, isCounted: true, ...ask })
    return [
      { name: `${of}: first page + count`, asks: [page({})] },
      { name: `${of}: page after the middle + count`, asks: [page({ after: deep })] },
      { name: `${of}: pages anywhere + count`, asks: anchors.map(after => page({ after })) },
      { name: `${of}: search for a common word + count`, asks: [page({ search: 'engineer' })] },
      { name: `${of}: searches for any word + count`, asks: fillingWords.map(search => page({ search })) },
      { name: `${of}: two-letter searches + count`, asks: twoLetters.map(search => page({ search })) },
    ]
  }
  const filters = areas.flatMap(area => statuses.map(status => ({ ...(area && { area }), ...(status && { status }) })))
  return [
    ...pages('talents', talents),
    {
      name: 'talents: by area and status + count',
      asks: filters.map(filter => ({ of: 'talents', isCounted: true, ...filter })),
    },
    { name: 'profile + 20 comments + authors', asks: talents.profiles.map(id => ({ of: 'profile', id })) },
    ...pages('deals', deals),
  ]
}
