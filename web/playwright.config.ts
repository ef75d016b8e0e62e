import { defineConfig } from '@playwright/test'

/** Stories in Debian's Chromium (scripts/install-browser.sh) against the real service with real editions. */
export default defineConfig({
  testDir: 'test',
  testMatch: '*.spec.ts',
  // One service for all: it is what takes the time.
  workers: 1,
  // Only what fails waits so long; machines of continuous integration are slow, and shared.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  outputDir: '../node_modules/.cache/playwright',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'off',
    launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] },
  },
})
