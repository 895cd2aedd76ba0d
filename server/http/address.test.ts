import { expect, test } from 'vitest'
import { countedAddress, networkOf } from './address.ts'

const peer = '198.51.100.9'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('R14 %s counts as %s', (ip, counted) => {
  expect(countedAddress(ip, peer)).toBe(counted)
})

test.each([
  ['203.0.113.7:51034', '203.0.113.7'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
  ['what a proxy made up', peer],
  ['unknown', peer],
  ['', peer],
  ['203.0.113.7.5', peer],
  ['203.0.113.700', peer],
  ['2001:db8:1:2:3:4:5:6:7', peer],
  ['[nothing]:80', peer],
])('A12 %s counts as %s', (said, counted) => {
  expect(countedAddress(said, peer)).toBe(counted)
})

test.each([
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['203.0.113.7', null],
])('A9 %s is part of %s', (counted, network) => {
  expect(networkOf(counted)).toBe(network)
})
