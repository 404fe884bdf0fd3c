/** @jest-environment node */
import { clientAddress } from '@/lib/server/client-address'
import { networkOf } from '@/rules/network'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
  ['not an address', 'unknown'],
])('%j is counted under %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('the nearest proxy is believed, not what was sent to it', () => {
  expect(clientAddress(new Headers({ 'x-forwarded-for': '198.51.100.1, 192.0.2.7' }))).toBe('192.0.2.7')
  expect(clientAddress(new Headers())).toBe('unknown')
})
