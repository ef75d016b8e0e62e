import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['server/src/**/*.test.ts', 'server/test/**/*.test.ts'],
    // Real processes and real editions: generous for a loaded machine, yet a hang still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
