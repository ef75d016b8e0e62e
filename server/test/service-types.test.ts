import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const house = mkdtempSync(join(tmpdir(), 'arauto-types-'))
afterAll(() => rmSync(house, { recursive: true }))

const ABOUT_WEBHOOKS = `
  import type { WebhookCommands } from '${root}/server/src/service/webhooks/commands.ts'
  import type { WebhookQueries } from '${root}/server/src/service/webhooks/queries.ts'
`
const ACROSS_THREADS = `
  import { remote, serve } from '${root}/server/src/threads/remote.ts'
  const send = async () => ({ answer: null })
`

/** The planted files; their names begin with `right` or `wrong`. */
const PLANTED = {
  right_answers: `${ABOUT_WEBHOOKS}
    export const queries = (real: WebhookQueries): WebhookQueries => ({
      ...real,
      find: async () => null,
    })`,
  right_service: `${ACROSS_THREADS}
    interface Clocks { clock: { add(at: Date, to: { ms: number }[]): Promise<Date | null> } }
    export const near = remote<Clocks>({ clock: true }, send)
    export const far = serve<Clocks>({ clock: { add: async (at) => at } })`,
  wrong_answer_of_a_command: `${ABOUT_WEBHOOKS}
    export const commands = (real: WebhookCommands): WebhookCommands => ({
      ...real,
      patch: async () => ({ done: 'not a webhook' }),
    })`,
  wrong_refusal: `${ABOUT_WEBHOOKS}
    export const commands = (real: WebhookCommands): WebhookCommands => ({
      ...real,
      remove: async () => ({ refused: 'alerta_inexistente' }),
    })`,
  wrong_answer_of_a_query: `${ABOUT_WEBHOOKS}
    export const queries = (real: WebhookQueries): WebhookQueries => ({
      ...real,
      list: async () => [{ id: 'wh_1' }],
    })`,
  wrong_service_at_the_far_end: `${ABOUT_WEBHOOKS}${ACROSS_THREADS}
    export const far = (queries: WebhookQueries) =>
      serve<{ commands: WebhookCommands }>({ commands: queries })`,
  wrong_taking_a_function: `${ACROSS_THREADS}
    interface Walks { walk: { each(visit: (id: string) => void): Promise<void> } }
    export const near = remote<Walks>({ walk: true }, send)`,
  wrong_taking_an_object_with_a_function: `${ACROSS_THREADS}
    interface Walks { walk: { each(options: { visit(id: string): void }): Promise<void> } }
    export const near = remote<Walks>({ walk: true }, send)`,
  wrong_giving_a_function: `${ACROSS_THREADS}
    interface Walks { walk: { begin(): Promise<() => void> } }
    export const near = remote<Walks>({ walk: true }, send)`,
  wrong_giving_no_promise: `${ACROSS_THREADS}
    interface Clocks { clock: { now(): Date } }
    export const near = remote<Clocks>({ clock: true }, send)`,
  wrong_without_one_of_the_services: `${ACROSS_THREADS}
    interface Both { clock: { now(): Promise<Date> }; walk: { begin(): Promise<void> } }
    export const near = remote<Both>({ clock: true }, send)`,
  wrong_at_the_far_end_without_a_promise: `${ACROSS_THREADS}
    export const far = serve({ clock: { now: () => new Date() } })`,
}
const names = Object.keys(PLANTED)

/** The compiler's messages, by planted file. */
let refused: Map<string, string>
beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'))
  writeFileSync(join(house, 'package.json'), JSON.stringify({ type: 'module' }))
  const compilerOptions = { noUnusedLocals: false }
  const tsconfig = { extends: join(root, 'tsconfig.json'), compilerOptions, include: ['*.ts'] }
  writeFileSync(join(house, 'tsconfig.json'), JSON.stringify(tsconfig))
  for (const [name, code] of Object.entries(PLANTED)) writeFileSync(join(house, `${name}.ts`), code)
  refused = new Map(
    compile()
      .matchAll(/^(\w+)\.ts\(.*/gm)
      .map(([line, name]) => [name!, line]),
  )
})

/** tsc's messages about the planted files. */
function compile(): string {
  try {
    const tsc = join(root, 'node_modules/.bin/tsc')
    return execFileSync(tsc, ['--pretty', 'false'], { cwd: house, encoding: 'utf8' })
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout)
    throw error
  }
}

test.each(names.filter((name) => name.startsWith('wrong')))('the compiler refuses %s', (name) => {
  expect(refused.get(name)).toMatch(/not assignable|does not satisfy|is missing/)
})

test.each(names.filter((name) => name.startsWith('right')))('the compiler takes %s', (name) => {
  expect(refused.get(name)).toBeUndefined()
})
