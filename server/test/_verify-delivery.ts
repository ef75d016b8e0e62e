import { createHmac, timingSafeEqual } from 'node:crypto'

const TOLERANCE_S = 300

/**
 * Whether a delivery is genuine, as a receiver should check by the contract's own headers.
 * `headers`: names in lower case. `now`: Unix seconds.
 */
export function isOurs(
  body: Uint8Array,
  headers: Record<string, string | string[] | undefined>,
  secret: string,
  now: number,
): boolean {
  const timestamp = String(headers['x-service-timestamp'])
  if (!/^\d+$/.test(timestamp) || Math.abs(now - Number(timestamp)) > TOLERANCE_S) return false
  const hmac = createHmac('sha256', secret).update(`${timestamp}.`).update(body)
  const expected = Buffer.from(`sha256=${hmac.digest('hex')}`)
  return ['x-service-signature', 'x-service-signature-next'].some((name) => {
    const given = Buffer.from(String(headers[name]))
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
