import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['server/{src,test}/**/*.test.ts', 'bench/**/*.test.ts'],
    // Real processes and real editions: generous for a loaded machine, yet a hang still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
