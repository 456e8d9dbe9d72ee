import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { filesOf, fromTemplate, nounOf } from './files.ts'
import { places } from './places.ts'

const read = (file: string) => readFileSync(file, 'utf8')

test.each([nounOf('company'), nounOf('deal'), nounOf('talent')])('each central place contains the noun $one', noun => {
  // The page of talents is the first page, so its address contains no noun.
  const all = places.filter(({ file }) => noun.one !== 'talent' || file !== 'web/app/frame/entries.ts')
  expect(all.filter(({ file, says }) => !read(file).includes(says(noun))).map(({ file }) => file)).toEqual([])
})

test('a new noun changes or adds at most twenty files, including its migration', () => {
  const files = filesOf(nounOf('gadget'))
  expect(files.size + 1).toBeLessThanOrEqual(20)
  expect([...files.values()].filter(text => /widget/i.test(text))).toEqual([])
  for (const { file, says } of places) expect(files.get(file)).toContain(says(nounOf('gadget')))
})

test('the files of a new noun import only files that exist', () => {
  const files = filesOf(nounOf('gadget'))
  const imports = [...files]
    .filter(([file]) => file.includes('/gadgets/'))
    .flatMap(([file, text]) => [...text.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) => path.join(file, '..', to)))
  expect(imports.length).toBeGreaterThan(20)
  const isGenerated = (file: string) => /(?:^|\/)(?:__generated__|generated)\//.test(file)
  expect(imports.filter(file => !isGenerated(file) && !files.has(file) && !existsSync(file))).toEqual([])
})

test('the model of a new noun names the indexes of its migration', () => {
  const model = fromTemplate('model.prisma', nounOf('gadget'))
  const names = [...fromTemplate('migration.sql', nounOf('gadget')).matchAll(/CREATE INDEX "([^"]+)"/g)].map(
    ([, name]) => name,
  )
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter(name => !model.includes(`map: "${name}"`))).toEqual([])
})

test('a name that is not a plain word is refused', () => {
  expect(() => nounOf('../partner')).toThrow("'../partner' is no plain word in lower case")
  expect(nounOf('company').many).toBe('companies')
  expect(nounOf('person', 'people').Many).toBe('People')
})
