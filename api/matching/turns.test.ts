import { beforeAll, expect, test } from 'vitest'
import { LIMITS } from '../http/graphql/limits.ts'
import { as, openApp, world } from '../test/harness.ts'
import { make, type Person, staffOf } from '../test/make.ts'
import { matchTalents } from './match.ts'

openApp()

const MATCH = 'mutation { matchTalents(input: { jobDescription: "Falconer" }) { matches { talent { name } } } }'
const WHY = 'mutation { whyNot(input: { jobDescription: "Falconer", name: "Fay" }) { people { rank } } }'
const READ = 'mutation { readRequirements(input: { jobDescription: "Falconer" }) { requirements { label } } }'
const SUGGEST = '{ requirementSuggestions(text: "Go") { label } }'
const rest = { method: 'POST', url: '/api/job-matching', payload: { jobDescription: 'Falconer' } } as const

let person: Person

beforeAll(async () => {
  person = await make.user()
  await make.talent({ name: 'Fay', role: 'Falconer' })
  await as(person).run(MATCH)
})

/** Blocks every search until the returned function is called. */
async function holdUp(): Promise<() => Promise<void>> {
  const [held, release] = promised()
  const [isHeld, hold] = promised()
  const holding = world.transaction(async tx => {
    await tx.$executeRaw`LOCK TABLE "TalentTerms" IN ACCESS EXCLUSIVE MODE`
    hold()
    await held
  })
  await isHeld
  return async () => {
    release()
    await holding
  }
}

function promised(): [Promise<void>, () => void] {
  let resolve = () => {}
  const promise = new Promise<void>(done => {
    resolve = done
  })
  return [promise, resolve]
}

const outcome = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    (fault: Error) => fault.message,
  )
const REFUSED = 'Your earlier searches are still running. Please try again in a moment.'

test('a person has one running and two waiting searches in GraphQL and REST; an aborted search frees its slot', async () => {
  const [staff, other] = [as(person), as(await make.user())]
  const letGo = await holdUp()
  const leaving = new AbortController()
  const asked = { ...staffOf(person), signal: leaving.signal }
  const left = outcome(matchTalents(asked, { jobDescription: 'Falconer' }))
  const early = [WHY, MATCH, WHY, MATCH].map(document => outcome(staff.run(document)))
  const ended: string[] = []
  for (const one of early) void one.then(said => ended.push(said))
  await expect.poll(() => ended).toHaveLength(2)
  for (const said of ended) expect(said).toContain(REFUSED)

  const others = [outcome(other.run(WHY)), outcome(other.run(READ))]
  for (const document of [MATCH, WHY, READ])
    expect(await staff.refusal(document)).toMatchObject({ code: 'TOO_MANY', message: REFUSED })
  const { statusCode, headers } = await staff.fetch(rest)
  expect([statusCode, headers['retry-after']]).toEqual([429, '2'])
  await staff.run(SUGGEST)

  leaving.abort(new Error('The client is gone'))
  expect(await left).toBe('The client is gone')
  const late = [
    outcome(staff.run(MATCH)),
    staff.fetch(rest).then(answer => (answer.statusCode === 200 ? 'done' : REFUSED)),
  ]
  expect(await Promise.race(late)).toContain(REFUSED)
  await letGo()
  expect((await Promise.all(late)).filter(said => said === 'done')).toHaveLength(1)
  expect((await Promise.all(early)).filter(said => said === 'done')).toHaveLength(2)
  expect(await Promise.all(others)).toEqual(['done', 'done'])
})

test('suggestions in one document run one after another', async () => {
  const aliases = Array.from({ length: 5 }, (_, at) => `s${at}: requirementSuggestions(text: "Go") { label }`)
  expect(await as(person).refusal(`{ ${aliases.join(' ')} }`)).toMatchObject({ code: 'TOO_MANY' })
  await as(person).run(`{ ${aliases.slice(0, 3).join(' ')} }`)
})

test('a document that reads many long descriptions exceeds the cost limit', async () => {
  const reading = (at: number) =>
    `r${at}: readRequirements(input: { jobDescription: $text }) { requirements { label } }`
  const document = `mutation ($text: String!) { ${Array.from({ length: 30 }, (_, at) => reading(at)).join(' ')} }`
  const payload = { query: document, variables: { text: 'go '.repeat(16_633) } }
  const { statusCode, ...answer } = await as(person).fetch({ method: 'POST', url: '/graphql', payload })
  const { errors } = answer.json()
  expect([statusCode, errors[0].extensions.limit]).toEqual([400, 'cost'])
  expect(errors[0].extensions.found).toBeGreaterThan(2 * LIMITS.cost)
})
