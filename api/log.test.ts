import pg from 'pg'
import { expect, test } from 'vitest'
import { openApp, world } from './test/harness.ts'
import { make } from './test/make.ts'

/* The log never contains a name from the arguments of a failed query. */

openApp({ LOG_LEVEL: 'info' })

const failure = (work: PromiseLike<unknown>): Promise<Error> =>
  Promise.resolve(work).then(
    () => Promise.reject(new Error('It did not fail')),
    error => error,
  )

const onConnection = async (sql: string) => {
  const client = new pg.Client({ connectionString: world.databaseUrl })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

const failures: [string, () => Promise<Error>][] = [
  [
    'a validation error',
    () => failure(world.db.user.create({ data: { firstName: 'Zacharias', nothing: 1 } as never })),
  ],
  [
    'a unique error',
    async () => {
      const { email } = await make.user({ email: 'zacharias@example.com' })
      const data = { email, firstName: 'Zacharias', lastName: 'Zacharias', passwordHash: '' }
      return failure(world.db.user.create({ data }))
    },
  ],
  ['an error of a raw query', () => failure(world.db.$queryRaw`SELECT ${'Zacharias'}::int`)],
  ['an error of a transaction', () => failure(world.db.$transaction(tx => tx.$queryRaw`SELECT ${'Zacharias'}::int`))],
  ['an error of the driver', () => failure(onConnection("SELECT 'Zacharias'::int"))],
  ['an error of JSON', () => failure(Promise.resolve('Zacharias').then(JSON.parse))],
]

test.each(failures)('%s is logged without the name', async (_what, provoke) => {
  const error = await provoke()
  expect(`${error.message}${JSON.stringify(error)}`).toMatch(/zacharias/i)
  world.app.log.error({ err: error }, 'It failed')
  world.app.log.error({ err: new Error('Around it', { cause: new Error('Between', { cause: error }) }) }, 'It failed')
  const [plain = '', wrapped = ''] = world.logged.splice(0)
  expect(plain + wrapped).not.toMatch(/zacharias/i)
  const told = JSON.parse(plain).err
  expect(told).toMatchObject({ type: error.constructor.name, stack: expect.stringMatching(/^\s+at /) })
  if ('code' in error) expect(told.code).toBe(error.code)
  expect(JSON.parse(wrapped).err).toMatchObject({ message: 'Around it', cause: { message: 'Between', cause: told } })
})

test('the names of the schema appear in the log', async () => {
  const { email } = await make.user()
  const error = await failure(
    world.db.user.create({ data: { email, firstName: 'A', lastName: 'B', passwordHash: '' } }),
  )
  world.app.log.error({ err: error }, 'It failed')
  expect(JSON.parse(world.logged.at(-1) ?? '').err).toMatchObject({
    code: 'P2002',
    about: { modelName: 'User' },
    cause: { about: { kind: 'UniqueConstraintViolation', originalCode: '23505' } },
  })
})
