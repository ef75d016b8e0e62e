import { afterAll } from 'vitest'
import { dropDatabases } from './_postgres-handle.ts'

// A setup file runs once for each file of tests; a module that they share only once for all of them.
afterAll(dropDatabases)
