import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/*
 * Who may import whom: docs/architecture.md has the table. Tests are let alone, as they come through the doors of
 * everybody.
 */

const root = path.resolve(import.meta.dirname, '../..')

const rooms = {
  ground: ['db', 'settings', 'embeddedPostgres', 'orphanedPostgres', 'keepRunning', 'files', 'jobs', 'live', 'ai'],
  nouns: [
    ...['users', 'talents', 'comments', 'shares', 'companies', 'deals', 'candidates', 'applications'],
    ...['billing', 'views', 'matching'],
  ],
}

const sources = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map(file => path.join(folder, file))
    .filter(
      file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|__generated__|\/generated\/|\/test\/|\/journeys\//.test(file),
    )

const importsOf = (file: string) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?'(\.[^']+)'/g)].map(
    ([, target = '']) => path.relative(root, path.resolve(root, path.dirname(file), target)),
  )

/** 'api/talents/list.ts' is in the room 'talents', 'api/db.ts' in 'db'. */
const roomOf = (file: string) => file.split('/')[1]?.replace(/\.ts$/, '') ?? ''

const offences = (folder: string, isForbidden: (from: string, to: string) => boolean) =>
  sources(folder).flatMap(from =>
    importsOf(from)
      .filter(to => isForbidden(from, to))
      .map(to => `${from} imports ${to}`),
  )

test('the walk sees the files', () => {
  expect(sources('api').length).toBeGreaterThan(40)
  expect(importsOf('api/http/server.ts')).toContain('api/settings.ts')
})

test('the ground floor knows no noun', () => {
  const found = offences('api', (from, to) => rooms.ground.includes(roomOf(from)) && rooms.nouns.includes(roomOf(to)))
  expect(found).toEqual([])
})

test('the builder and its neighbours know no noun; only schema.ts gathers them', () => {
  const found = offences(
    'api/graphql',
    (from, to) => !from.endsWith('/schema.ts') && (rooms.nouns.includes(roomOf(to)) || to.startsWith('api/rest')),
  )
  expect(found).toEqual([])
})

test('nothing imports main, and only main imports the server', () => {
  const found = offences(
    'api',
    (from, to) => to === 'api/main.ts' || (to === 'api/http/server.ts' && from !== 'api/main.ts'),
  )
  expect(found).toEqual([])
})

test('verbs know no GraphQL', () => {
  const doors =
    /\/(schema|mutations|queries|subscriptions|inputs|rest|payload|enums|uploads|previousCompanySchema|extractedSchema)\.ts$/
  const found = offences(
    'api',
    (from, to) => rooms.nouns.includes(roomOf(from)) && !doors.test(from) && to.startsWith('api/graphql/'),
  )
  expect(found).toEqual([])
})

test('rules import zod and other rules only, as the browser gets them', () => {
  const found = sources('api')
    .filter(file => file.endsWith('/rules.ts') || (file.startsWith('api/rules/') && !file.endsWith('/parse.ts')))
    .flatMap(file =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/from '([^']+)'/g)]
        .map(([, target = '']) => target)
        .filter(
          target =>
            target !== 'zod' &&
            !/\/(rules|words)\.ts$|\/rules\/\w+\.ts$|^\.\/(rules|addresses|contacts)\.ts$/.test(target),
        )
        .map(target => `${file} imports ${target}`),
    )
  expect(found).toEqual([])
})

test('the pages know the API by its rules and the codes of its problems only', () => {
  expect(
    offences(
      'web',
      (_from, to) => to.startsWith('api/') && !/\/(rules|words)\.ts$|^api\/(rules\/|problems\.ts)/.test(to),
    ),
  ).toEqual([])
})

test('components and forms know no page and no Relay', () => {
  const found = ['web/components', 'web/forms'].flatMap(folder =>
    sources(folder).flatMap(file => {
      const text = readFileSync(path.join(root, file), 'utf8')
      return /from '(react-relay|relay-runtime)'|'(?:\.\.\/)+(relay|list|talents|companies|deals|candidates|billing|timeline|matching|users|share|apply|login)\//.test(
        text,
      )
        ? [file]
        : []
    }),
  )
  expect(found).toEqual([])
})

test('only settings.ts reads the environment', () => {
  const found = sources('api').filter(
    file =>
      !['api/settings.ts', 'api/main.ts', 'api/embeddedPostgres.ts'].includes(file) &&
      readFileSync(path.join(root, file), 'utf8').includes('process.env'),
  )
  expect(found).toEqual([])
})
