import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lintHouse } from './_lint.ts'

const house = lintHouse()
afterAll(() => house[Symbol.dispose]())

const RULE = 'eslint(no-restricted-imports)'

/** Files that import what their room may not. */
const REFUSED: [file: string, code: string][] = [
  ['lib/text/x.ts', "import { a } from '../../gazette/y.ts'\nexport const b = a\n"],
  ['lib/time/x.ts', "import type { A } from '../flow/y.ts'\nexport type B = A\n"],
  ['printed/x.ts', "import type { A } from '../gazette/y.ts'\nexport type B = A\n"],
  ['gazette/x.ts', "import { a } from '../search/y.ts'\nexport const b = a\n"],
  ['../engine/segment/format/x.ts', "import type { A } from '../read/y.ts'\nexport type B = A\n"],
  ['../engine/segment/read/x.ts', "import { a } from '../query/y.ts'\nexport const b = a\n"],
  ['../engine/segment/query/x.ts', "import type { A } from '../write/y.ts'\nexport type B = A\n"],
  ['../engine/segment/query/x.ts', "import { a } from '../../query/y.ts'\nexport const b = a\n"],
  ['../engine/segment/merge/x.ts', "import type { A } from '../engine.ts'\nexport type B = A\n"],
  ['../engine/segment/read/x.ts', "import type { A } from 'node:sqlite'\nexport type B = A\n"],
  ['../engine/segment/sqlite/x.ts', "import { a } from '../../index.ts'\nexport const b = a\n"],
  ['../engine/segment/engine.ts', "import type { A } from './sqlite/y.ts'\nexport type B = A\n"],
  ['../engine/analysis/x.ts', "import { a } from '../../src/lib/text/y.ts'\nexport const b = a\n"],
  [
    '../engine/segment/read/x.ts',
    "import type { A } from '../../../src/z.ts'\nexport type B = A\n",
  ],
  ['../engine/x.ts', "import type { A } from '../src/lib/flow/budget.ts'\nexport type B = A\n"],
  ['../engine/query/x.ts', "import { a } from 'fastify'\nexport const b = a\n"],
  [
    '../engine/query/x.test.ts',
    "import { a } from '../../src/lib/text/y.ts'\nexport const b = a\n",
  ],
  ['../engine/ranking/x.ts', "import type { A } from '../query/y.ts'\nexport type B = A\n"],
  ['../engine/port/x.ts', "import type { A } from '../analysis.ts'\nexport type B = A\n"],
  ['../engine/x.ts', "import type { A } from 'node:sqlite'\nexport type B = A\n"],
  ['search/x.ts', "import { a } from '../../engine/segment/engine.ts'\nexport const b = a\n"],
  ['gazette/x.ts', "import { a } from '../../engine/index.ts'\nexport const b = a\n"],
  ['store/x.ts', "import { a } from '../../engine/index.ts'\nexport const b = a\n"],
  ['mail/x.ts', "import type { A } from '../../engine/port.ts'\nexport type B = A\n"],
  ['../demo/sample/x.ts', "import { a } from '../../engine/analysis.ts'\nexport const b = a\n"],
  ['threads/x.ts', "import { a } from '../../engine/segment/read/y.ts'\nexport const b = a\n"],
  ['search/opensearch/query/x.ts', "import type { A } from '../http/y.ts'\nexport type B = A\n"],
  ['search/opensearch/write/x.ts', "import { a } from '../read/y.ts'\nexport const b = a\n"],
  ['search/opensearch/read/x.ts', "import { a } from '../cluster.ts'\nexport const b = a\n"],
  ['store/x.ts', "import type { A } from '../search/opensearch/cluster.ts'\nexport type B = A\n"],
  ['mcp/x.ts', "import type { A } from '../http/y.ts'\nexport type B = A\n"],
  ['mcp/x.ts', "import { a } from '../service/y.ts'\nexport const b = a\n"],
  ['service/x.ts', "import type { A } from '../mcp/y.ts'\nexport type B = A\n"],
  ['search/x.ts', "import type { A } from '../http/y.ts'\nexport type B = A\n"],
  ['store/x.ts', "import { a } from '../gazette/y.ts'\nexport const b = a\n"],
  ['ingest/x.ts', "import { a } from '../store/y.ts'\nexport const b = a\n"],
  ['monitor/x.ts', "import { a } from '../gazette/y.ts'\nexport const b = a\n"],
  ['monitor/x.ts', "import type { A } from '../alerts/y.ts'\nexport type B = A\n"],
  ['alerts/x.ts', "import type { A } from '../events/y.ts'\nexport type B = A\n"],
  ['events/x.ts', "import type { A } from '../webhooks/y.ts'\nexport type B = A\n"],
  ['webhooks/x.ts', "import { a } from '../access/y.ts'\nexport const b = a\n"],
  ['mail/x.ts', "import type { A } from '../store/y.ts'\nexport type B = A\n"],
  ['webhooks/x.ts', "import { a } from '../settings/y.ts'\nexport const b = a\n"],
  ['settings/x.ts', "import { a } from '../config.ts'\nexport const b = a\n"],
  ['collector/x.ts', "import { a } from '../store/y.ts'\nexport const b = a\n"],
  ['store/x.ts', "import { a } from '../collector/y.ts'\nexport const b = a\n"],
  ['store/alerts/x.ts', "import { a } from '../../mail/y.ts'\nexport const b = a\n"],
  ['http/alerts/x.ts', "import { a } from '../../cli/y.ts'\nexport const b = a\n"],
  ['http/x.ts', "import { a } from '../server.ts'\nexport const b = a\n"],
  ['cli/x.ts', "import { a } from '../lib/text/y.test.ts'\nexport const b = a\n"],
  ['cli/x.ts', "import { a } from '../http/y.ts'\nexport const b = a\n"],
  ['service/x.ts', "import type { A } from '../http/y.ts'\nexport type B = A\n"],
  ['service/alerts/x.ts', "import { a } from '../../threads/y.ts'\nexport const b = a\n"],
  ['service/alerts/x.ts', "import type { A } from '../../store/y.ts'\nexport type B = A\n"],
  ['http/alerts/x.ts', "import type { A } from '../../store/y.ts'\nexport type B = A\n"],
  ['store/push/x.ts', "import type { A } from '../../http/y.ts'\nexport type B = A\n"],
  ['store/push/x.ts', "import type { A } from 'node:sqlite'\nexport type B = A\n"],
  ['store/sqlite/x.ts', "import type { A } from 'pg'\nexport type B = A\n"],
  ['embedded/x.ts', "import type { A } from 'pg'\nexport type B = A\n"],
  ['threads/x.ts', "import type { A } from '../http/y.ts'\nexport type B = A\n"],
  ['threads/x.ts', "import { a } from '../server.ts'\nexport const b = a\n"],
  ['embedded/x.ts', "import type { A } from '../threads/y.ts'\nexport type B = A\n"],
  ['assembly/x.ts', "import type { A } from '../embedded/y.ts'\nexport type B = A\n"],
  ['service/x.ts', "import type { A } from '../config.ts'\nexport type B = A\n"],
  ['service/x.ts', "import { a } from '../../demo/sample/y.ts'\nexport const b = a\n"],
  ['../demo/sample/acts/x.ts', "import { a } from '../../inlabs/y.ts'\nexport const b = a\n"],
  ['../demo/sample/x.ts', "import { a } from '../../src/gazette/y.ts'\nexport const b = a\n"],
  ['../demo/inlabs/x.ts', "import type { A } from '../../src/config.ts'\nexport type B = A\n"],
  ['../demo/inlabs/x.ts', "import type { A } from '../y.ts'\nexport type B = A\n"],
  ['../demo/cluster/x.ts', "import { a } from '../../src/http/y.ts'\nexport const b = a\n"],
  ['../demo/cluster/x.ts', "import type { A } from '../../src/cli/y.ts'\nexport type B = A\n"],
  ['../demo/x.ts', "import { a } from '../src/cli/export/y.ts'\nexport const b = a\n"],
  ['terminal/x.ts', "import type { A } from '../cli/y.ts'\nexport type B = A\n"],
  ['x.ts', "import { a } from '../demo/y.ts'\nexport const b = a\n"],
  ['../../web/src/query/x.ts', "import type { A } from '../search/y.tsx'\nexport type B = A\n"],
  ['../../web/src/act/x.tsx', "import { a } from '../search/y.ts'\nexport const b = a\n"],
  ['../../web/src/alerts/x.ts', "import { a } from '../search/y.ts'\nexport const b = a\n"],
  ['../../web/src/app/x.ts', "import { a } from '../door/y.tsx'\nexport const b = a\n"],
  ['../../web/src/lib/x.ts', "import type { A } from '../api/schema.ts'\nexport type B = A\n"],
  ['../../web/src/ui/charts/x.ts', "import { a } from '../../app/y.ts'\nexport const b = a\n"],
  ['../../web/src/search/sheet/x.ts', "import { a } from '../../act/y.ts'\nexport const b = a\n"],
  ['../../web/src/frame/x.ts', "import type { A } from '../router.tsx'\nexport type B = A\n"],
  [
    '../../web/src/ui/x.ts',
    "import { a } from '../../../server/src/lib/text/y.ts'\nexport const b = a\n",
  ],
]

/** Files that import what their room may. */
const ALLOWED: [file: string, code: string][] = [
  ['store/x.ts', "import type { A } from '../gazette/y.ts'\nexport type B = A\n"],
  ['store/alerts/x.ts', "import { a } from '../mail/y.ts'\nexport const b = a\n"],
  ['monitor/x.ts', "import { a } from '../search/y.ts'\nexport const b = a\n"],
  ['monitor/x.ts', "import type { A } from '../gazette/y.ts'\nexport type B = A\n"],
  ['gazette/x.ts', "import { a } from '../lib/text/y.ts'\nexport const b = a\n"],
  ['lib/flow/x.ts', "import { a } from '../errors/y.ts'\nexport const b = a\n"],
  ['webhooks/x.ts', "import type { A } from '../access/y.ts'\nexport type B = A\n"],
  ['../engine/segment/merge/x.ts', "import { a } from '../query/y.ts'\nexport const b = a\n"],
  ['../engine/segment/sqlite/x.ts', "import { a } from '../engine.ts'\nexport const b = a\n"],
  ['../engine/segment/query/x.ts', "import { a } from '../../ranking/y.ts'\nexport const b = a\n"],
  ['search/opensearch/read/x.ts', "import { a } from '../query/y.ts'\nexport const b = a\n"],
  ['store/x.ts', "import type { A } from '../search/opensearch/index.ts'\nexport type B = A\n"],
  ['threads/x.ts', "import { a } from '../../engine/index.ts'\nexport const b = a\n"],
  ['gazette/x.ts', "import { a } from '../../engine/entities.ts'\nexport const b = a\n"],
  ['store/archive/x.ts', "import type { A } from '../../../engine/port.ts'\nexport type B = A\n"],
  ['../engine/query/z.test.ts', "import { test } from 'vitest'\ntest('x', () => {})\n"],
  ['service/x.ts', "import { a } from '../monitor/y.ts'\nexport const b = a\n"],
  ['threads/x.ts', "import type { A } from '../config.ts'\nexport type B = A\n"],
  ['store/postgres/x.ts', "import type { A } from 'pg'\nexport type B = A\n"],
  ['store/sqlite/x.ts', "import type { A } from 'node:sqlite'\nexport type B = A\n"],
  ['http/alerts/x.ts', "import { a } from '../errors.ts'\nexport const b = a\n"],
  ['cli/x.ts', "import { a } from '../server.ts'\nexport const b = a\n"],
  ['cli/x.ts', "import { a } from '../../demo/y.ts'\nexport const b = a\n"],
  ['../demo/portal/x.ts', "import { a } from '../inlabs/y.ts'\nexport const b = a\n"],
  ['../demo/cluster/x.ts', "import { a } from '../../src/terminal/y.ts'\nexport const b = a\n"],
  ['../../web/src/search/x.ts', "import { a } from '../alerts/y.tsx'\nexport const b = a\n"],
  ['../../web/src/search/sheet/x.ts', "import { a } from '../columns.ts'\nexport const b = a\n"],
  ['../../web/src/ui/charts/x.ts', "import { a } from '../../lib/dates.ts'\nexport const b = a\n"],
]

const broken = house.lintAll(
  [...REFUSED, ...ALLOWED].map(([file, code]) => [join('server/src', file), code] as const),
)

test.each(REFUSED.map(([file], i) => [file, i] as const))(
  'lint refuses what %s may not import (%i)',
  (_, i) => expect(broken[i]).toContain(RULE),
)

test.each(ALLOWED.map(([file], i) => [file, REFUSED.length + i] as const))(
  'lint allows what %s may import (%i)',
  (_, i) => expect(broken[i]).not.toContain(RULE),
)

test('lint refuses any', () => {
  expect(lint('lib/text/any.ts', 'export const a = (b: any) => b\n')).toContain(
    'typescript(no-explicit-any)',
  )
})

test('lint refuses an import cycle, even of types', () => {
  const two = "import type { A } from './one.ts'\nexport interface B extends A {}\n"
  house.plant('server/src/lib/text/two.ts', two)
  const one = "import type { B } from './two.ts'\nexport interface A {\n  b?: B\n}\n"
  expect(lint('lib/text/one.ts', one)).toContain('import(no-cycle)')
})

function lint(file: string, code: string): string[] {
  return house.lint(join('server/src', file), code)
}
