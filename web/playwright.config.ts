import { defineConfig } from '@playwright/test'

/** Stories in Debian's Chromium (scripts/install-browser.sh) against the real service with real editions. */
export default defineConfig({
  testDir: 'test',
  testMatch: '*.spec.ts',
  // One service for all: it is what takes the time.
  workers: 1,
  timeout: 40_000,
  expect: { timeout: 8_000 },
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
