import { expect, test } from 'vitest'
import { parseUrl } from '../rules/addresses.ts'
import { checkedLookup, checkWritten, type Resolve } from './addresses.ts'
import { send } from './send.ts'
import { openReceiver } from './test/receiver.ts'

const PUBLIC_ONLY = { privateAddresses: false }

/** Whether the text of an address is refused, without a lookup. */
function isRefused(address: string, reach = PUBLIC_ONLY): boolean {
  try {
    checkWritten(parseUrl(address) ?? new URL('https://invalid.invalid'), reach)
    return false
  } catch {
    return true
  }
}

test.each([
  ...['http://hooks.example.com/', 'https://ada:secret@hooks.example.com/', 'https://hooks.example.com:25/'],
  ...['https://127.0.0.1/', 'https://127.1/', 'https://2130706433/', 'https://0x7f000001/', 'https://0177.0.0.1/'],
  ...['https://0.0.0.0/', 'https://0/', 'https://10.1.2.3/', 'https://172.16.0.1/', 'https://192.168.1.1/'],
  ...['https://169.254.169.254/', 'https://100.64.0.1/', 'https://192.0.0.8/', 'https://198.18.0.1/'],
  ...['https://224.0.0.1/', 'https://240.0.0.1/', 'https://255.255.255.255/', 'https://203.0.113.9/'],
  ...['https://[::1]/', 'https://[::]/', 'https://[::ffff:127.0.0.1]/', 'https://[::ffff:7f00:1]/'],
  ...['https://[64:ff9b::7f00:1]/', 'https://[64:ff9b:1::a00:1]/', 'https://[2002:7f00:1::]/', 'https://[2001::1]/'],
  ...['https://[fe80::1]/', 'https://[fc00::1]/', 'https://[fd12::1]/', 'https://[fec0::1]/', 'https://[ff02::1]/'],
  ...['https://[2001:db8::1]/', 'https://localhost/', 'https://LOCALHOST./', 'https://a.localhost/', 'https://db/'],
  ...['https://printer.local/', 'https://metadata.google.internal/', 'https://１２７.０.０.１/', 'https://①②⑦.0.0.1/'],
])('%s is refused', address => {
  expect(isRefused(address)).toBe(true)
})

test.each([
  'https://hooks.example.com/a?b=c',
  'https://8.8.8.8/',
  'https://[2606:4700::1111]:8443/',
  'https://hooks.example.com:8443/',
])('webhooks may be sent to %s', address => {
  expect(isRefused(address)).toBe(false)
})

test('privateAddresses also permits http, but no passwords', () => {
  const reach = { privateAddresses: true }
  for (const address of ['http://127.0.0.1:8080/', 'http://receiver/', 'https://[::1]/']) {
    expect(isRefused(address, reach)).toBe(false)
  }
  expect(isRefused('http://ada:secret@127.0.0.1/', reach)).toBe(true)
})

/** Looks up a name that resolves to these addresses. */
function lookedUp(...addresses: string[]): Promise<unknown> {
  const resolve: Resolve = async () => addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 }))
  return new Promise((done, fail) => {
    checkedLookup(PUBLIC_ONLY, resolve)('hooks.example.com', { all: true }, (error, found) =>
      error ? fail(error) : done(found),
    )
  })
}

test('a host name is refused when any of its IP addresses is private', async () => {
  expect(await lookedUp('8.8.8.8', '2606:4700::1111')).toHaveLength(2)
  for (const address of ['127.0.0.1', '169.254.169.254', '::ffff:10.0.0.1', '64:ff9b::a00:1', 'fe80::1%eth0']) {
    await expect(lookedUp('8.8.8.8', address)).rejects.toMatchObject({ code: 'FORBIDDEN_ADDRESS' })
  }
  await expect(lookedUp()).rejects.toMatchObject({ code: 'FORBIDDEN_ADDRESS' })
})

test('a name that resolves to a private address only after saving is not reached', async () => {
  const receiver = await openReceiver()
  const { port } = new URL(receiver.url)
  const sent = await send(
    { url: `https://hooks.example.com:${port}/`, headers: {}, body: '{}' },
    {
      ...PUBLIC_ONLY,
      signal: new AbortController().signal,
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    },
  )
  expect(sent).toMatchObject({ status: null, error: 'The address leads to a private network' })
  expect(receiver.arrived).toEqual([])
})
