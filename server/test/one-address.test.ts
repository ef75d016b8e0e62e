import dns, { type LookupAddress } from 'node:dns'
import { createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startService } from './_service.ts'

/** Like an `/etc/hosts` that gives a name two addresses of this machine. */
const ADDRESSES: LookupAddress[] = ['127.0.0.1', '127.0.0.2'].map((address) => ({
  address,
  family: 4,
}))

test('`localhost` has one server, the one with our limits', async () => {
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation(answer)
  onTestFinished(() => lookup.mockRestore())
  await using service = await startService([], { ARAUTO_HOST: 'localhost' })
  lookup.mockRestore()

  const { hostname, port } = new URL(service.url)
  expect(hostname).toBe('127.0.0.1')
  expect((await fetch(`${service.url}/saude`)).status).toBe(200)
  // The other address is still free.
  const other = createServer()
  await new Promise<void>((resolve, reject) => {
    other.once('error', reject).listen(Number(port), '127.0.0.2', resolve)
  })
  other.close()
})

function answer(name: string, ...rest: unknown[]): void {
  const callback = rest.at(-1) as (...answers: unknown[]) => void
  const found = name === 'localhost' ? ADDRESSES : [{ address: name, family: 4 }]
  const all = (rest[0] as { all?: boolean }).all === true
  process.nextTick(callback, null, ...(all ? [found] : [found[0]!.address, found[0]!.family]))
}
