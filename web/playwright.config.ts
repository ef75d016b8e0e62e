import { defineConfig } from '@playwright/test'
import { missingEdition } from './test/service.ts'

const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined
if (missingEdition !== undefined && !isWorker)
  process.stdout.write(`NOT TESTED: the page with real editions, ${missingEdition} is absent\n`)

/**
 * Stories in Debian's Chromium without windows (scripts/install-browser.sh) against the real service with real editions; without
 * them only the newcomer's, who has the demo's.
 */
export default defineConfig({
  testDir: 'test',
  globalSetup: './test/prepared.ts',
  testMatch: missingEdition === undefined ? '*.spec.ts' : 'newcomer.spec.ts',
  // Each has a service of its own. Stories of a file run one after another, files side by side; a story waits a third of
  // its time.
  workers: 3,
  // Only what fails waits so long; machines of continuous integration are slow, and shared.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // There, a story that passes only the second time, on a service of its own, is listed as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: [['list']],
  outputDir: '../node_modules/.cache/playwright',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // What hangs says where.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    trace: 'off',
    // Nobody watches what fades in, and a story would wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] },
  },
})
