/**
 * What searches beside the list's own take, from the call to its answer: `npm run bench:find`. Fills a database of its own with
 * 100,000 talents (or `-- --rows=20000`), or asks a migrated one at `-- --url=postgresql://…`.
 */
import { systemClock } from '../../api/clock.ts'
import { openDatabase } from '../../api/db.ts'
import { alsoFoundWhere, COUNTED_UP_TO } from '../../api/find/alsoFound.ts'
import { findIds } from '../../api/find/find.ts'
import { keysetConnection } from '../../api/rows/page.ts'
import { rowsOf } from '../../api/rows/read.ts'
import { seniorities, skillsSaying } from '../../api/talents/filterChoices.ts'
import { type TalentFilter, talentOrder, talentsWhere } from '../../api/talents/list.ts'
import { fillDatabase } from '../data/fill.ts'
import { startDatabase } from '../database.ts'
import { option } from '../measure.ts'

const TIMES = 15
const nobody = { viewer: null, country: null, clock: systemClock }
const given = option('url')
const database = given ? { ...openDatabase(given, () => undefined), stop: undefined } : await startDatabase()
const talents = rowsOf(database, 'Talent')
try {
  if (!given && 'url' in database) await fillDatabase(database.url, { talents: Number(option('rows') ?? 100_000) })
  for (const search of [
    'react',
    'kubernetes',
    'zoe',
    'engineer',
    'an',
    '"engineer" react',
    'react -vue',
    'nobody has this',
    '+49 170 1234567',
    '0170 123456',
    'linkedin.com/in/anna-schmidt',
  ]) {
    const where = alsoFoundWhere({ search }, nobody)
    await measure(`found elsewhere: ${search}`, () => page(where))
    await measure(`number of them: ${search}`, () => talents.countUpTo(COUNTED_UP_TO, { where }))
  }
  for (const text of ['anna', 'react', 'an', 'a', 'nobody has this', '+49 170 1234567', 'linkedin.com/in/anna']) {
    await measure(`find: ${text}`, () =>
      Promise.all(
        (['Talent', 'Deal', 'Company'] as const).map(model =>
          findIds(database, model, { text, first: 5, country: null }),
        ),
      ),
    )
  }
  const filters: TalentFilter[] = [
    { allSkills: ['react', 'kafka'] },
    { anySkills: ['react', 'vue'] },
    { seniorities: ['Senior'] },
    { hourlyRate: { to: 60 } },
    { isAvailable: true },
    { availableBy: '2027-06-30' },
    { availableBy: '2027-06-30', isUnread: true },
    { isUnread: true },
    { allSkills: ['react'], isAvailable: true, search: 'engineer' },
  ]
  for (const filter of filters) {
    const where = talentsWhere(filter, nobody)
    await measure(`filter, page: ${JSON.stringify(filter)}`, () => page(where))
    await measure(`filter, number: ${JSON.stringify(filter)}`, () => talents.count({ where }))
  }
  await measure('skills for rea', () => skillsSaying(database, 'rea'))
  await measure('seniorities', () => seniorities(database))
} finally {
  await (database.stop ?? database.close)()
}

function page(where: object) {
  const select = { id: true, createdAt: true, name: true, role: true, techStack: true, summary: true }
  return keysetConnection({ first: 20 }, talentOrder(), slice =>
    talents.findMany({ ...slice, select, where: { AND: [where, slice.where] } }),
  )
}

async function measure(name: string, work: () => Promise<unknown>) {
  const times: number[] = []
  for (let turn = 0; turn < TIMES; turn += 1) {
    const begin = performance.now()
    await work()
    times.push(performance.now() - begin)
  }
  times.sort((one, other) => one - other)
  const [least = 0, middle = 0] = [times[0], times[Math.floor(TIMES / 2)]]
  console.log(name.padEnd(70), `${middle.toFixed(1)} ms, at least ${least.toFixed(1)}`)
}
