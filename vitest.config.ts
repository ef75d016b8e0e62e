import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'server/{src,test}/**/*.test.ts',
      'bench/**/*.test.ts',
      'web/src/**/*.test.ts',
      'clients/conformance/**/*.test.ts',
      'clients/javascript/test/*.test.ts',
    ],
    // Real processes and real editions: generous for a loaded machine, yet a hang still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default one core stays idle, which would be half of a small machine.
    maxWorkers: '100%',
    globalSetup: 'server/test/_postgres-run.ts',
    // What Node makes of our files is kept, as bin/arauto.js does: tests start many threads.
    env: { NODE_COMPILE_CACHE: `${import.meta.dirname}/node_modules/.cache/arauto` },
  },
})
