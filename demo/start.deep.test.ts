import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ended, folder, type Product, ready, start } from '../api/test/process.ts'
import { readDemo } from './data.ts'

const demo = readDemo(new Date())

test('the demo agency exists when the first start is ready, and a second start leaves it unchanged', async () => {
  const settings = { DATA_DIR: await folder(), DEMO_DATA: '1' }
  const resume = path.join(settings.DATA_DIR, 'sample-resume.pdf')
  const first = await start(settings)
  await ready(first)
  expect(await talentsOf(first, settings.DATA_DIR)).toHaveLength(demo.talents.length)
  expect((await readFile(resume)).subarray(0, 5).toString()).toBe('%PDF-')
  await expect.poll(first.output).toContain(`A resume to try: ${resume}`)
  first.child.kill('SIGTERM')
  expect(await ended(first.child)).toBe(0)

  const second = await start(settings)
  await ready(second)
  expect(await talentsOf(second, settings.DATA_DIR)).toHaveLength(demo.talents.length)
  await expect.poll(second.output).toContain(`A resume to try: ${resume}`)
})

async function talentsOf({ address }: Product, dataDir: string): Promise<unknown[]> {
  const [email, password] = (await readFile(path.join(dataDir, 'first-admin'), 'utf8')).split('\n')
  const signedIn = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
  const answer = await fetch(`${address}/api/talents`, { headers: { cookie } })
  return answer.json()
}
