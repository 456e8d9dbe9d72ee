import { today } from './dates.ts'
import type { Draws } from './draws.ts'
import type { Resume } from './invent.ts'
import { yearsInTrade } from './seniority.ts'

type Writings = Pick<Resume, 'summary' | 'projects' | 'certificates' | 'volunteering' | 'sections' | 'alsoPosts'>

/** All texts of a resume other than its posts, skills and schools. */
export function writingsOf(
  draws: Draws,
  { kind, trade, name, jobs }: Pick<Resume, 'kind' | 'trade' | 'name' | 'jobs'>,
): Writings {
  const { language, often, between } = draws
  const help = kind !== 'volunteer' && often(0.2) ? draws.pick(language.volunteering) : undefined
  const sections = [
    ...(kind === 'academic' ? academic(draws, name) : []),
    ...(kind === 'volunteer' ? [clubs(draws)] : []),
  ]
  return {
    summary: often(kind === 'trade' ? 0.3 : 0.65) ? summaryOf(draws, Math.round(yearsInTrade(jobs))) : undefined,
    projects: trade === 'code' && often(0.4) ? projectsOf(draws) : [],
    certificates: often(0.4) ? draws.some([...language.courses, ...certificates], 2) : [],
    volunteering: help && { ...help, year: between(2012, 2022) },
    sections: sections.map(({ heading, lines }) => ({ heading, lines })),
    alsoPosts: [...(help ? [{ firm: help.place, title: help.role }] : []), ...sections.flatMap(({ posts }) => posts)],
  }
}

const certificates = ['AWS Certified Solutions Architect, 2021', 'PRINCE2 Foundation (2019)', 'First Aid at Work, 2023']

/** The summary. Its years of experience must be true, as the label for seniority depends on them. */
function summaryOf(draws: Draws, years: number) {
  const sentences = draws.language.opening.filter(text => years >= 2 || !text.includes('#'))
  return draws
    .some(sentences, draws.between(1, 2))
    .map(text => `${text.replaceAll('#', String(years))}.`)
    .join(' ')
}

function projectsOf(draws: Draws) {
  return draws.some(['tidelog', 'Birdwatch', 'OpenLedger Kit', 'route-66'], 2).map(name => ({
    name,
    text: `A small open-source tool with ${draws.between(2, 9)}00 stars, written in ${draws.pick(['Go', 'Rust', 'Python'])}.`,
  }))
}

type Beside = Resume['sections'][number] & { posts: Resume['alsoPosts'] }

function academic(draws: Draws, { first, last }: Resume['name']): Beside[] {
  const { language, between, pick } = draws
  const papers = Array.from({ length: between(2, 5) }, () => {
    const year = between(2008, today.year)
    return `${last}, ${first[0]}. (${year}). ${pick(papersOf)}. ${pick(journals)}, ${between(3, 40)}(${between(1, 4)}), ${between(10, 90)}–${between(91, 140)}.`
  })
  const taught = draws.some(coursesOf, between(1, 3)).map(course => ({ course, school: pick(language.schools) }))
  return [
    { heading: pick(language.publications), lines: papers, posts: [] },
    {
      heading: pick(language.teaching),
      lines: taught.map(({ course, school }) => `${course}, ${school}, ${between(2012, 2018)}–${between(2019, 2023)}`),
      posts: taught.map(({ course, school }) => ({ firm: school, title: course })),
    },
  ]
}

const papersOf = ['On the patience of small systems', 'Salt gradients in tidal meadows', 'A grammar of street names']
const journals = ['Journal of Quiet Results', 'Annals of Small Numbers', 'Tidal Letters']
const coursesOf = ['Introduction to Statistics', 'Field Methods II', 'Seminar: Reading the Coast', 'Linear Algebra']

/** A section of posts in clubs, with a post per line. A reader may take these posts for jobs. */
function clubs(draws: Draws): Beside {
  const { language, between } = draws
  const posts = draws
    .some(language.volunteering, between(2, 4))
    .map(({ role, place }) => ({ firm: place, title: role }))
  return {
    heading: draws.pick(language.headings.volunteering),
    lines: posts.map(({ firm, title }) => `${title}, ${firm}, ${between(2010, 2016)}–${between(2017, 2023)}`),
    posts,
  }
}
