import { type AgencyReads, keepsNamedLinks } from '../../agency/agency.ts'
import { letterheadOf } from '../../agency/letterhead.ts'
import type { Deps, Id, Staff } from '../../deps.ts'
import type { Block, Fact } from '../../print/document.ts'
import { dayOf } from '../../rules/days.ts'
import { talentAreas } from '../../talents/words.ts'
import type { ProfileSnapshot } from '../snapshot/snapshot.ts'
import { takeSnapshots } from '../snapshot/takeSnapshots.ts'
import { skillsShown } from '../snapshot/wantedSkills.ts'
import { shareSections, USUAL_SECTIONS } from '../words.ts'
import { printedLength, shorten } from './shorten.ts'

/** A printed profile: the snapshot, and the recruiter's line about it. */
export type PrintedProfile = { shown: ProfileSnapshot; line?: string | null }

/** The printed content of a share. A single profile without a recipient is printed as a profile sheet. */
export type PrintedProfiles = {
  profiles: PrintedProfile[]
  recipient?: { name: string; company: string }
  position?: string | null
  needs?: string[]
  note?: string | null
  sharedAt?: Date
}

type PrintContext = AgencyReads & Pick<Deps, 'storage' | 'printer'>

/** Maximum number of pages of a profile. */
const MOST_PAGES = 2
const MOST_TRIES = 6
/** Maximum number of characters in the first try: more than fit on two pages. */
const MOST_ROOM = 10_000

/**
 * Prints one or several profiles in the given order. If there are several, a table that compares the profiles comes
 * first. A profile of more than two pages is shortened, and says that more is available on request. Throws Unavailable.
 */
export async function printProfiles(context: PrintContext, printed: PrintedProfiles): Promise<Buffer> {
  const letterhead = await letterheadOf(context)
  const title = titleOf(printed)
  const rooms = printed.profiles.map(() => MOST_ROOM)
  for (let tries = 1; ; tries++) {
    const profiles = printed.profiles.map((profile, index) => shorten(profile.shown, rooms[index] ?? 0))
    const blocks = blocksOf(printed, profiles)
    const { pdf, parts } = await context.printer.print({ title, letterhead, blocks })
    const pages = parts.slice(-printed.profiles.length)
    if (tries === MOST_TRIES || pages.every(count => count <= MOST_PAGES)) return pdf
    for (const [index, count] of pages.entries()) {
      const profile = printed.profiles[index]
      if (!profile || count <= MOST_PAGES) continue
      const room = Math.min(rooms[index] ?? 0, printedLength(profile.shown))
      rooms[index] = room * Math.min(0.85, MOST_PAGES / count)
    }
  }
}

/**
 * Prints a talent's current profile as a client would see it. The file name contains the whole name only if the profile
 * shows the whole name. Throws NotFound and Unavailable.
 */
export async function printTalent(
  context: Staff,
  { id, showsNames }: Id & { showsNames: boolean },
): Promise<{ bytes: Buffer; name: string }> {
  const choices = { sections: USUAL_SECTIONS, showsNames, keepsNamedLinks: await keepsNamedLinks(context) }
  const { snapshots: profiles } = await takeSnapshots(context.db, [{ talentId: id }], choices)
  const bytes = await printProfiles(context, { profiles })
  return { bytes, name: showsNames ? `${profiles[0]?.shown.name}.pdf` : 'profile.pdf' }
}

function titleOf({ profiles: [first, ...others], position }: PrintedProfiles): string {
  if (others.length > 0) return position ? `Shortlist: ${position}` : 'Shortlist'
  return first?.shown.name ?? 'Profile'
}

type Shortened = ReturnType<typeof shorten>

function blocksOf(printed: PrintedProfiles, profiles: Shortened[]): Block[] {
  const { needs = [] } = printed
  const of = (cut: Shortened, index: number, level: 1 | 2) =>
    profileBlocks(cut, { level, needs, line: printed.profiles[index]?.line ?? null })
  const [first, ...others] = profiles
  if (first && others.length === 0) {
    const [head, ...rest] = of(first, 0, 1)
    return [...(head ? [head] : []), ...introduction(printed), ...rest]
  }
  const cover: Block[] = [
    { kind: 'title', level: 1, text: printed.position ?? 'Shortlist', note: `${profiles.length} profiles` },
    ...introduction(printed),
    { kind: 'section', text: 'At a glance' },
    comparison(printed.profiles, needs),
  ]
  return [...cover, ...profiles.flatMap((cut, index): Block[] => [{ kind: 'part' }, ...of(cut, index, 2)])]
}

/** The recipient, the position, the date and the note. */
function introduction({ recipient, position, sharedAt, note, profiles }: PrintedProfiles): Block[] {
  const isOne = profiles.length === 1
  const facts: Fact[] = [
    ...(recipient ? [{ label: 'For', text: [recipient.name, recipient.company].filter(Boolean).join(', ') }] : []),
    ...(isOne && position ? [{ label: 'Position', text: position }] : []),
    ...(sharedAt ? [{ label: 'Date', text: dayOf(sharedAt) }] : []),
  ]
  return [
    ...(facts.length > 0 ? [{ kind: 'facts', facts } as const] : []),
    ...(note ? [{ kind: 'quote', text: note } as const] : []),
  ]
}

/** A table with a row for each profile. */
function comparison(profiles: PrintedProfile[], needs: string[]): Block {
  const all = profiles.map(({ shown }) => shown)
  const columns = comparisonOf(all, needs)
  return {
    kind: 'table',
    widths: columns.map(({ width }) => width),
    head: columns.map(({ head }) => head),
    rows: all.map(shown => columns.map(({ cell }) => cell(shown) || '–')),
  }
}

type Shape = { level: 1 | 2; needs: string[]; line: string | null }

function profileBlocks({ shown, isCut }: Shortened, { level, needs, line }: Shape): Block[] {
  const met = new Set(skillsShown(needs, shown))
  const { seniority, availability, rate, techStack } = shown
  const facts = [
    { label: shareSections.SENIORITY, text: seniority },
    { label: shareSections.AVAILABILITY, text: availability },
    { label: shareSections.RATE, text: rate },
    { label: shareSections.COMPANIES, text: shown.companies },
  ].filter(({ text }) => text.trim() !== '')
  const section = (text: string, ...blocks: Block[]): Block[] => [{ kind: 'section', text }, ...blocks]
  const links = [
    ...shown.portfolioUrls.map(href => ({ text: href.replace(/^https?:\/\//i, ''), href })),
    ...(shown.portfolioOnRequest ? [{ text: 'More of the portfolio on request.' }] : []),
  ]
  const marked = techStack.map(text => ({ text, isMarked: met.has(text) }))
  return [
    { kind: 'title', level, text: shown.name, note: `${shown.role} · ${talentAreas[shown.area]}` },
    ...(line ? [{ kind: 'quote', text: line } as const] : []),
    ...(facts.length > 0 ? [{ kind: 'facts', facts } as const] : []),
    ...(shown.summary ? section(shareSections.SUMMARY, { kind: 'paragraph', text: shown.summary }) : []),
    ...(techStack.length > 0 ? section(shareSections.SKILLS, { kind: 'chips', chips: marked }) : []),
    ...(marked.some(({ isMarked }) => isMarked)
      ? [{ kind: 'paragraph', text: `✓ asked for in the position`, isQuiet: true } as const]
      : []),
    ...(shown.keyHighlights.length > 0
      ? section(shareSections.HIGHLIGHTS, { kind: 'list', items: shown.keyHighlights.map(text => ({ text })) })
      : []),
    ...(shown.previousCompanies.length > 0
      ? section(shareSections.EXPERIENCE, { kind: 'entries', entries: shown.previousCompanies.map(entryOf) })
      : []),
    ...(links.length > 0 ? section(shareSections.PORTFOLIO, { kind: 'list', items: links }) : []),
    ...(isCut ? [{ kind: 'paragraph', text: 'More on request.', isQuiet: true } as const] : []),
  ]
}

function entryOf(entry: ProfileSnapshot['previousCompanies'][number]) {
  if (typeof entry === 'string') return { title: entry }
  const { company, title, description } = entry
  return { title: company, ...(title && { note: title }), ...(description && { text: description }) }
}

/** A column of the comparison. `width` is its fraction of a printed line. */
export type ComparisonColumn = { head: string; width: number; cell: (shown: ProfileSnapshot) => string }

/** The columns of the comparison, in print and as CSV, without columns that are empty for all profiles. */
export function comparisonOf(profiles: readonly ProfileSnapshot[], needs: string[]): ComparisonColumn[] {
  const met = (shown: ProfileSnapshot) => {
    const names = skillsShown(needs, shown)
    return `${names.length} of ${needs.length}${names.length > 0 ? `: ${names.join(', ')}` : ''}`
  }
  const columns: ComparisonColumn[] = [
    { head: 'Name', width: 3, cell: shown => shown.name },
    { head: 'Role', width: 4, cell: shown => shown.role },
    { head: shareSections.SENIORITY, width: 2.4, cell: shown => shown.seniority },
    { head: 'Skills asked for', width: 4, cell: shown => (needs.length > 0 ? met(shown) : '') },
    { head: shareSections.AVAILABILITY, width: 3, cell: shown => shown.availability },
    { head: shareSections.RATE, width: 3, cell: shown => shown.rate },
  ]
  return columns.filter(({ cell }) => profiles.some(shown => cell(shown) !== ''))
}
