import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type InlabsClient, createInlabsClient } from '../src/gazette/inlabs/client.ts'
import { type FakeInlabs, startFakeInlabs } from '../demo/inlabs/server.ts'
import { systemClock } from '../src/lib/time/clock.ts'
import { systemSleep } from '../src/lib/time/sleep.ts'
import { temporaryFolder } from './_cli.ts'
import { type TestArticle, type TestFile, writeZip } from './_editions.ts'

export const EMAIL = 'coletor@exemplo.com.br'
export const PASSWORD = 'uma senha & tanto'

/** Long enough for loopback on a loaded machine. */
const TIMEOUTS = { headersMs: 20_000, bodyMs: 20_000, slowMs: 20_000, totalMs: 20_000 }
/** For the only failure that is a wait. */
export const IMPATIENT = { headersMs: 500, bodyMs: 500, slowMs: 500, totalMs: 20_000 }

export interface TestInlabs extends FakeInlabs {
  /** Offers a zip from now on: `2026-03-20-DO1.zip`. */
  publish(name: string, contents: (TestArticle | TestFile)[]): void
  /** The folder that it serves. */
  folder: string
}

/** A simulated INLABS that ends with the test. */
export async function startInlabs(): Promise<TestInlabs> {
  const folder = join(temporaryFolder(), 'inlabs')
  mkdirSync(folder)
  const fake = await startFakeInlabs({ folder, email: EMAIL, password: PASSWORD, port: 0 })
  onTestFinished(() => fake[Symbol.asyncDispose]())
  return { ...fake, folder, publish: (name, contents) => void writeZip(folder, name, contents) }
}

/** A client of it that does not pause between requests. */
export function clientOf(
  { url }: { url: string },
  options: Partial<Parameters<typeof createInlabsClient>[0]> = {},
): InlabsClient {
  const client = createInlabsClient({
    url,
    email: EMAIL,
    password: PASSWORD,
    contact: 'equipe@exemplo.com.br',
    pauseMs: 0,
    timeouts: TIMEOUTS,
    clock: systemClock,
    sleep: systemSleep,
    ...options,
  })
  onTestFinished(() => client[Symbol.asyncDispose]())
  return client
}
