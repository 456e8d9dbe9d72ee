import { seededRandom } from '@talentdesk/reader/bench/random'
import pg from 'pg'
import { foldText } from '../../api/rules/foldedText.ts'
import { talentAreas } from '../../api/talents/words.ts'
import { isOftenTalkedAbout } from '../data/comments.ts'
import type { Anchor, Samples } from './asks.ts'

/** How many different pages, or words, there are to ask for, and the rows that they are chosen from. */
const MANY_PAGES = 10_000
const MANY_WORDS = 3_000
const ROWS = 4 * MANY_PAGES

/** Columns whose words somebody searches for. */
const searched = { Talent: 'name, role', Deal: `title AS name, title AS role` }

type Row = Anchor & { name: string; role: string }

/** Chooses rows and words of a filled database, the same ones each time. */
export async function readSamples(url: string, table: keyof typeof searched = 'Talent'): Promise<Samples> {
  const rows = await ask<Row>(
    url,
    `SELECT * FROM (
      SELECT id, "createdAt", ${searched[table]}, row_number() OVER newest AS at, count(*) OVER () AS many
      FROM "${table}" WINDOW newest AS (ORDER BY "createdAt" DESC, id DESC)
    ) numbered WHERE at % greatest(1, many / ${ROWS}) = 0 ORDER BY at`,
  )
  const deep = rows[Math.floor(rows.length / 2)]
  if (!deep) throw new Error(`There is no ${table}`)
  const words = wordsOf(rows)
  const texts = rows.map(({ name, role }) => foldText(`${name} ${role}`))
  return {
    anchors: rows.filter((_, at) => at % 4 === 0).map(anchorOf),
    deep: anchorOf(deep),
    profiles: rows.map(({ id }) => id).filter(isOftenTalkedAbout),
    words,
    fillingWords: words.filter(word => fillsPage(word, texts)),
  }
}

const anchorOf = ({ id, createdAt }: Anchor): Anchor => ({ id, createdAt })

/** '10,000 talents, 5,000 deals' */
export async function countRows(url: string): Promise<string> {
  const counts = `SELECT (SELECT count(*) FROM "Talent")::int AS talents, (SELECT count(*) FROM "Deal")::int AS deals`
  const [found] = await ask<{ talents: number; deals: number }>(url, counts)
  return `${found?.talents.toLocaleString('en-US')} talents, ${found?.deals.toLocaleString('en-US')} deals`
}

async function ask<Row extends object>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(query)).rows
  } finally {
    await client.end()
  }
}

const PAGE = 50

/** Tells whether so many texts have a word that a page is full. */
function fillsPage(word: string, texts: string[]): boolean {
  let many = 0
  return texts.some(text => text.includes(word) && ++many >= PAGE)
}

/** Parts of names and roles, three letters or more, as somebody types them. None is part of an area's name, too. */
function wordsOf(rows: { name: string; role: string }[]): string[] {
  const random = seededRandom('words')
  const areas = Object.values(talentAreas).map(area => area.toLowerCase())
  const words = new Set<string>()
  for (let at = 0; words.size < MANY_WORDS && at < 20 * MANY_WORDS; at += 1) {
    const row = rows[random.between(0, rows.length - 1)]
    const all = (random.next() < 0.7 ? row?.name : row?.role)?.split(/[^\p{L}]+/u) ?? []
    const word = foldText(all[random.between(0, all.length - 1)] ?? '')
    const part = word.slice(0, random.between(3, 8))
    if (part.length >= 3 && !areas.some(area => area.includes(part))) words.add(part)
  }
  return [...words]
}
