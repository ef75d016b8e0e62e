import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test.each(['../migrations', '../postgres/migrations'])(
  '%s are numbered from 1, each number once, which fixes their order',
  (folder) => {
    const files = readdirSync(join(import.meta.dirname, folder)).toSorted()
    const numbers = files.map((name) => /^(\d{4})-[a-z-]+\.sql$/.exec(name)?.[1])
    expect(numbers).toEqual(files.map((_, index) => String(index + 1).padStart(4, '0')))
  },
)
