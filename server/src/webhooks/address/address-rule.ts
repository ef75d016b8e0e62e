import ipaddr from 'ipaddr.js'

/** Global unicast; anything outside it is for special use, or maps an IPv4 address. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether deliveries may go to an IP address: only public unicast. False for anything that is not an
 * address. IPv6 forms that contain an IPv4 address (mapped, 6to4, NAT64, Teredo) are refused, whatever it
 * is.
 */
export function isPublicAddress(address: string): boolean {
  // Stricter than ipaddr.js, which also reads `010.0.0.1` and `127.1`.
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6)
}
