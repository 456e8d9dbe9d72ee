import { beforeAll, expect, test } from 'vitest'
import { talentLabels } from '../talents/words.ts'
import { deliver, hook } from '../webhooks/test/hooks.ts'
import { openReceiver } from '../webhooks/test/receiver.ts'
import { call } from './call.ts'
import { type Among, NOUNS, only, talents, type Values } from './comparedNouns.ts'
import { as, type Caller, openApp, world } from './harness.ts'
import { make } from './make.ts'
import { readCsv } from './readCsv.ts'

/*
 * A record has the same values in GraphQL, in a single REST answer, in a list, as an NDJSON line, in a table, and in
 * webhooks. Tested with a record with all columns filled with odd values, and with a nearly empty record.
 */

openApp({ WEBHOOKS_TO_PRIVATE_ADDRESSES: '1' })

let staff: Caller
let among: Among

beforeAll(async () => {
  const person = await make.admin()
  staff = as(person)
  const [talent, deal] = [await make.talent({ name: 'Zoë "Zed" Ω' }), await make.deal({ title: 'Ünïque, "quoted"' })]
  among = { person, talentId: talent.id, dealId: deal.id }
})

/** Omits the fields that only the answer for a single record has. */
const alone = ({ referredByTalent: _, ...listed }: Values): Values => listed

test.each(Object.entries(NOUNS))(
  '%s are the same in GraphQL, REST and webhooks',
  { tags: ['deep'] },
  async (_name, noun) => {
    const receiver = await openReceiver()
    await hook(receiver.url, { ownerId: among.person.id })
    const ids = await noun.make(among)
    deliver() // Not earlier, as a webhook sends the present state of the record.
    for (const id of ids) {
      const variables = Object.fromEntries(
        Object.entries({ ...among, id }).filter(([name]) => noun.document.includes(`$${name}:`)),
      )
      const recordOf = noun.recordOf(await staff.run<Values>(noun.document, variables), id)
      const list = (await call(staff, `GET ${noun.list(among) as '/api/x'}`)).body
      expect(only('id', list, id)).toEqual(alone(recordOf))
      const lines = await staff.fetch({ url: noun.list(among), headers: { accept: 'application/x-ndjson' } })
      const records = lines.body
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line))
      expect(only('id', records, id)).toEqual(alone(recordOf))
      if (noun.one) expect((await call(staff, `GET ${noun.one(id) as '/api/x'}`)).body).toEqual(recordOf)
      const arrived = () =>
        receiver.arrived.find(({ body }) => body.record?.type === noun.type && body.record.id === id)
      await expect.poll(arrived).toBeDefined()
      expect(arrived()?.body.data).toEqual(recordOf)
    }
  },
)

test('a table of talents has the same values as REST', async () => {
  const ids = await talents.make(among)
  const rows = readCsv((await staff.fetch({ url: `/api/talents.csv?ids=${ids}` })).body)
  for (const id of ids) {
    const { body } = await call(staff, `GET /api/talents/${id}`)
    const row = only(
      'ID',
      rows.map(each => ({ ...each, ID: Number(each.ID) })),
      id,
    )
    for (const [field, label] of Object.entries(talentLabels)) {
      if (!(field in body)) continue
      expect(row[label], label).toBe(cellOf(field, body))
    }
  }
})

/** A field in the form of a table: in words, with complete addresses. */
function cellOf(field: string, body: Values): string {
  const value = field === 'referredBy' ? (body.referredByTalent as Values | null)?.name : body[field]
  const whole = (each: unknown) => String(each).replace(/^\/(?=api\/files)/, `${world.settings.publicUrl}/`)
  const texts = [value ?? []].flat().map(each =>
    typeof each === 'object'
      ? Object.values(each as Values)
          .filter(Boolean)
          .join(' – ')
      : whole(each),
  )
  return texts.join('; ').replace(/^(?=[+=@-])/, "'")
}
