import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress } from './address-rule.ts'

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '172.15.255.255',
  '172.32.0.0',
  '100.63.255.255',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2804:14d::1',
  '2a00:1450::1',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.31.196.1',
  '192.52.193.1',
  '192.88.99.1',
  '192.168.1.1',
  '192.175.48.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::8.8.8.8',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:808:808::1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '010.0.0.1',
  '',
  'exemplo.com.br',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

const group = fc.nat(0xffff).map((n) => n.toString(16))
const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length })

test.each([
  [
    '::/8',
    fc
      .tuple(
        fc.nat(0xff).map((n) => n.toString(16)),
        groups(7),
      )
      .map(([a, b]) => [a, ...b]),
  ],
  ['6to4', groups(7).map((rest) => ['2002', ...rest])],
  ['Teredo', groups(6).map((rest) => ['2001', '0', ...rest])],
  ['NAT64', groups(2).map((rest) => ['64', 'ff9b', '0', '0', '0', '0', ...rest])],
  ['unique local', fc.tuple(fc.constantFrom('fc12', 'fdab'), groups(7)).map((all) => all.flat())],
])('no address of %s is public', (_, addresses) => {
  fc.assert(
    fc.property(addresses, (parts) => {
      expect(isPublicAddress(parts.join(':'))).toBe(false)
    }),
  )
})

test('no address of the private IPv4 networks is public', () => {
  const octet = fc.nat(255)
  const address = fc.oneof(
    fc.tuple(fc.constantFrom(0, 10, 127), octet, octet, octet),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
    fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
    fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
    fc.tuple(fc.integer({ min: 224, max: 255 }), octet, octet, octet),
  )
  fc.assert(
    fc.property(address, (octets) => {
      expect(isPublicAddress(octets.join('.'))).toBe(false)
    }),
  )
})
