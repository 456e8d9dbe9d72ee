import { expect, test } from 'vitest'
import { coarseAddress, networkOf } from './address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.*'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.*'],
  ['2001:db8:7:1:aaaa::1', '2001:db8:7:1::/64', '2001:db8:7::/48'],
  ['2001:DB8:7:1:bbbb::2', '2001:db8:7:1::/64', '2001:db8:7::/48'],
  ['2001:db8:7:2::1', '2001:db8:7:2::/64', '2001:db8:7::/48'],
  ['fe80::1%eth0', 'fe80::/64', 'fe80::/48'],
  ['unknown', 'unknown', null],
])('%s counts as %s and is shown as %s', (address, network, coarse) => {
  expect(networkOf(address)).toBe(network)
  expect(coarseAddress(network)).toBe(coarse)
})
