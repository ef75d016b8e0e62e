import { type OxlintConfig, defineConfig } from 'oxlint'

type OxlintRule = NonNullable<OxlintConfig['rules']>[string]

/** What the gazette, its search and those who are told of it are about; nothing of how that is done. */
const domain = [
  'lib',
  'printed',
  'entities',
  'engine',
  'gazette',
  'search',
  'meaning',
  'access',
  'ingest',
  'collector',
  'mirror',
  'monitor',
  'alerts',
  'events',
  'webhooks',
  'mail',
]

/**
 * Who may import whom among the folders of server/src (docs/architecture.md draws it), and who the search engine
 * beside them. `values`: anything may be imported; `types`: only `import type`.
 */
const mayImport: Record<string, { values: string[]; types?: string[] }> = {
  lib: { values: [] },
  printed: { values: [] },
  gazette: { values: ['lib', 'printed', 'entities'] },
  search: { values: ['lib', 'printed', 'entities', 'engine'] },
  meaning: { values: ['lib', 'gazette'], types: ['engine'] },
  access: { values: ['lib'] },
  ingest: { values: ['lib', 'gazette', 'engine'] },
  collector: { values: ['lib', 'gazette', 'ingest'] },
  mirror: { values: ['lib', 'gazette', 'ingest', 'collector'] },
  monitor: { values: ['lib', 'search', 'entities', 'engine'], types: ['gazette'] },
  alerts: { values: ['lib', 'monitor'], types: ['gazette', 'access', 'mail'] },
  events: { values: ['lib', 'gazette', 'search', 'monitor', 'alerts'], types: ['engine'] },
  webhooks: { values: ['lib', 'printed', 'monitor'], types: ['access'] },
  mail: { values: ['lib', 'printed'] },
  bucket: { values: ['lib'] },
  settings: { values: ['lib', 'mail', 'webhooks'] },
  terminal: { values: ['lib', 'mail'] },
  store: {
    values: ['lib', 'printed', 'entities'],
    types: [
      'engine',
      'gazette',
      'search',
      'meaning',
      'ingest',
      'collector',
      'mirror',
      'access',
      'monitor',
      'alerts',
      'events',
      'webhooks',
      'mail',
      'service',
    ],
  },
  service: { values: domain },
  mcp: { values: ['lib', 'gazette', 'mail'], types: ['access', 'alerts', 'service'] },
  http: { values: [...domain, 'service', 'mcp'] },
  configuration: { values: [...domain, 'service', 'mcp', 'http'] },
  rodou: { values: ['lib', 'search', 'alerts', 'webhooks'], types: ['configuration'] },
  foreign: { values: ['lib', 'search', 'alerts', 'rodou'], types: ['configuration'] },
  assembly: { values: [...domain, 'service', 'store'] },
  embedded: { values: [...domain, 'service', 'store', 'assembly'] },
  cluster: { values: [...domain, 'service', 'store', 'assembly'] },
  threads: { values: [...domain, 'service', 'store', 'assembly', 'embedded', 'cluster'] },
  cli: {
    values: [
      ...domain,
      'bucket',
      'settings',
      'terminal',
      'mcp',
      'configuration',
      'rodou',
      'foreign',
      'service',
      'store',
      'assembly',
      'embedded',
      'cluster',
      'threads',
    ],
  },
}

/** They put the others together, so they know the settings; the command line starts the service, too. */
const mayImportRoots: Record<string, string[]> = {
  assembly: ['config'],
  embedded: ['config'],
  cluster: ['config'],
  threads: ['config'],
  cli: ['config', 'server'],
}
const ROOTS = ['main', 'server', 'config']

/** The same among the rooms of lib, where types count as much as values. */
const mayImportInLib: Record<string, string[]> = {
  errors: ['text'],
  time: [],
  text: [],
  crypto: ['errors'],
  flow: ['errors'],
  tracing: [],
}

/**
 * The same among the rooms of the search engine, server/engine (its README.md tells them), where types count as much as
 * values. Nothing else is imported there but Node's own modules.
 */
const mayImportInEngine: Record<string, string[]> = {
  port: [],
  entities: ['port'],
  analysis: ['port', 'entities'],
  query: ['port', 'entities', 'analysis'],
  ranking: ['port', 'analysis'],
  snippet: ['port', 'entities', 'analysis', 'query', 'ranking'],
  segment: ['port', 'entities', 'analysis', 'ranking'],
}

/** The same among the rooms of its engine/segment. */
const mayImportInSegment: Record<string, string[]> = {
  format: [],
  read: ['format'],
  write: ['format', 'read'],
  query: ['format', 'read'],
  merge: ['format', 'read', 'write', 'query'],
  sqlite: ['format', 'read', 'write'],
}

/** The same in search/opensearch. */
const mayImportInOpenSearch: Record<string, string[]> = {
  http: [],
  mapping: [],
  query: ['mapping'],
  read: ['http', 'mapping', 'query'],
  write: ['http', 'mapping'],
}

/**
 * The same in server/demo: who may import whom there, and what of server/src. Its root may import what the command
 * line may, but not the command line, which starts it.
 */
const mayImportInDemo: Record<string, { rooms: string[]; src: string[] }> = {
  sample: { rooms: [], src: ['lib'] },
  inlabs: { rooms: [], src: ['lib', 'printed', 'gazette'] },
  portal: { rooms: ['inlabs'], src: ['lib', 'printed', 'gazette'] },
}

/** What every screen of the page is made of. */
const ofScreens = ['lib', 'api', 'words', 'ui', 'app']

/** The same in the page, web/src, where types count as much as values. */
const mayImportInPage: Record<string, string[]> = {
  lib: [],
  api: ['lib'],
  words: ['lib', 'api'],
  ui: ['lib', 'api', 'words'],
  app: ['lib', 'api', 'words', 'ui'],
  query: ['lib', 'api'],
  filters: ['lib', 'api', 'words', 'ui', 'query'],
  door: ofScreens,
  browsers: ofScreens,
  account: [...ofScreens, 'door', 'browsers'],
  operation: ofScreens,
  editions: ofScreens,
  bulletins: ofScreens,
  lists: ofScreens,
  webhooks: [...ofScreens, 'query', 'filters', 'tables', 'browsers'],
  alerts: [...ofScreens, 'query', 'filters', 'browsers'],
  act: [...ofScreens, 'query', 'alerts', 'tables'],
  search: [...ofScreens, 'query', 'filters', 'alerts'],
  tables: [...ofScreens, 'query', 'filters', 'alerts', 'search'],
  citations: [...ofScreens, 'query', 'act'],
  frame: [...ofScreens, 'door', 'account', 'editions'],
}

/** The files that the search engine is entered by. */
const engineDoors = ['analysis', 'index', 'part', 'port', 'query', 'ranking', 'snippet']

/** Where they are, seen from server/src, if not in a folder of their name. */
const PLACES: Record<string, string> = {
  entities: '\\.\\./engine/entities\\.ts$',
  engine: `\\.\\./engine/(${engineDoors.join('|')})\\.ts$`,
}
const placesOf = (names: string[]) => names.map((name) => PLACES[name] ?? `${name}/`).join('|')

const folders = [...Object.keys(mayImport), ...Object.keys(PLACES)]

type Pattern = { message: string } & (
  | { regex: string; allowTypeImports?: boolean }
  | { group: string[] }
)

const noTests: Pattern = { regex: '\\.test\\.ts$', message: 'Never import a test file.' }

const noSqlite: Pattern = {
  regex: '^node:sqlite$',
  message: 'Only store/sqlite/ and engine/segment/sqlite/ know of SQLite.',
}

const noPostgres: Pattern = {
  regex: '^pg$',
  message: 'Only store/postgres/ knows of PostgreSQL.',
}

const noDemo: Pattern = {
  regex: '^(\\.\\./)+demo/',
  message: 'The service knows nothing of its demonstrations; cli/ has a command that starts each.',
}

const noServer: Pattern = {
  regex: '(^|/)server(/|$)',
  message: 'The page imports nothing of the service.',
}

const always: Pattern[] = [
  noTests,
  {
    // A file for each subject: threads that need no index spare themselves the loading of all its files.
    regex: '/engine/[^/]+/',
    message: 'The search engine is entered by the files that lie in engine/ itself.',
  },
  {
    group: ['**/opensearch/**', '!**/opensearch/index.ts'],
    message: "The cluster's search engine is entered by opensearch/index.ts.",
  },
]

type Folder = [folder: string, { values: string[]; types?: string[] }]

/** Folders within folders; how many `../` lead out of a folder tells its own rooms from its neighbours. */
const DEPTHS = [1, 2, 3, 4]

function importRules([folder, allowed]: Folder) {
  return DEPTHS.map((depth) => ({
    files: [`server/src/${folder}/${'*/'.repeat(depth - 1)}*.ts`],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [...patternsOf([folder, allowed], depth), noSqlite, noPostgres] },
      ],
    } satisfies Record<string, OxlintRule>,
  }))
}

/** Of files that lie so deep in a folder of server/src: 1, when they lie in it itself. */
function patternsOf([folder, { values, types = [] }]: Folder, depth: number): Pattern[] {
  const forbidden = folders.filter((f) => f !== folder && !values.includes(f) && !types.includes(f))
  const roots = ROOTS.filter((root) => !mayImportRoots[folder]?.includes(root))
  const out = `^(\\.\\./){${depth}}`
  return [
    ...always,
    ...(folder === 'cli' ? [] : [noDemo]),
    {
      regex: `${out}(${placesOf(forbidden)}|(${roots.join('|')})\\.ts$)`,
      message: `${folder}/ may import only: ${values.join(', ') || 'nothing of ours'}`,
    },
    ...(types.length > 0
      ? [
          {
            regex: `${out}(${placesOf(types)})`,
            allowTypeImports: true,
            message: `${folder}/ may import only types from: ${types.join(', ')}`,
          },
        ]
      : []),
  ]
}

function libRules([room, allowed]: [room: string, others: string[]]) {
  const others = Object.keys(mayImportInLib).filter((other) => other !== room)
  const forbidden = others.filter((other) => !allowed.includes(other))
  const message = `lib/${room}/ may import only: ${allowed.join(', ') || 'no other room'}`
  const regex = `^\\.\\./(${forbidden.join('|')})/`
  const patterns = [...patternsOf(['lib', mayImport.lib!], 2), noSqlite, noPostgres]
  return {
    files: [`server/src/lib/${room}/*.ts`],
    rules: {
      'no-restricted-imports': ['error', { patterns: [...patterns, { regex, message }] }],
    } satisfies Record<string, OxlintRule>,
  }
}

/** Of files that lie so deep in a room of the search engine. */
function enginePatterns(room: string, depth: number): Pattern[] {
  const allowed = mayImportInEngine[room]!
  const forbidden = Object.keys(mayImportInEngine).filter(
    (other) => other !== room && !allowed.includes(other),
  )
  const out = `(\\.\\./){${depth}}`
  return [
    noTests,
    outOfEngine(depth),
    noPackages,
    {
      regex: `^${out}((${forbidden.join('|')})/|[^/]+\\.ts$)`,
      message: `engine/${room}/ may import only: ${allowed.join(', ') || 'no other room'}`,
    },
  ]
}

/** @param depth 0: in engine/ itself. */
function outOfEngine(depth: number): Pattern {
  return {
    regex: `^(\\.\\./){${depth + 1}}`,
    message: 'The search engine imports none but its own files.',
  }
}

/** Node's own begin with `node:`. */
const noPackages: Pattern = {
  regex: '^[^.:][^:]*$',
  message: "The search engine has no dependencies but Node's own modules.",
}

function engineRules(room: string) {
  return [1, 2].map((depth) => ({
    files: [`server/engine/${room}/${'*/'.repeat(depth - 1)}*.ts`],
    rules: {
      'no-restricted-imports': ['error', { patterns: [...enginePatterns(room, depth), noSqlite] }],
    } satisfies Record<string, OxlintRule>,
  }))
}

const engineDoorRules = {
  files: ['server/engine/*.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [noTests, outOfEngine(0), noPackages, noSqlite] },
    ],
  } satisfies Record<string, OxlintRule>,
}

/** They look into every room, and out of the engine only for what helps all tests (server/test). */
const engineTestRules = [0, 1, 2].map((depth) => ({
  files: [`server/engine/${'*/'.repeat(depth)}*.test.ts`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          noTests,
          { ...outOfEngine(depth), regex: `^(\\.\\./){${depth + 1}}(\\.\\.|src|demo|bin)/` },
        ],
      },
    ],
  } satisfies Record<string, OxlintRule>,
}))

/** What holds for all of engine/segment/, and the order of its rooms; only the uppermost one knows of SQLite. */
function segmentRules([room, allowed]: [room: string, others: string[]]) {
  const others = Object.keys(mayImportInSegment).filter((other) => other !== room)
  const forbidden = others.filter((other) => !allowed.includes(other))
  const message = `segment/${room}/ may import only: ${allowed.join(', ') || 'no other room'}`
  const patterns: Pattern[] = [
    ...enginePatterns('segment', 2),
    { regex: `^\\.\\./(${forbidden.join('|')})/`, message },
    ...(room === 'sqlite' ? [] : [{ regex: '^\\.\\./[^/]+\\.ts$', message }, noSqlite]),
  ]
  return {
    files: [`server/engine/segment/${room}/*.ts`],
    rules: {
      'no-restricted-imports': ['error', { patterns }],
    } satisfies Record<string, OxlintRule>,
  }
}

function openSearchRules([room, allowed]: [room: string, others: string[]]) {
  const others = Object.keys(mayImportInOpenSearch).filter((other) => other !== room)
  const forbidden = others.filter((other) => !allowed.includes(other))
  const message = `opensearch/${room}/ may import only: ${allowed.join(', ') || 'no other room'}`
  const patterns: Pattern[] = [
    ...patternsOf(['search', mayImport.search!], 3),
    noSqlite,
    { regex: `^\\.\\./(${forbidden.join('|')})/`, message },
    { regex: '^\\.\\./[^/]+\\.ts$', message },
  ]
  return {
    files: [`server/src/search/opensearch/${room}/*.ts`],
    rules: {
      'no-restricted-imports': ['error', { patterns }],
    } satisfies Record<string, OxlintRule>,
  }
}

/** Only the files that lie in no room, the router and the start, know all of them. */
function pageRules([room, allowed]: [room: string, others: string[]]) {
  const others = Object.keys(mayImportInPage).filter((other) => other !== room)
  const forbidden = others.filter((other) => !allowed.includes(other))
  const message = `web/src/${room}/ may import only: ${allowed.join(', ') || 'no other room'}`
  return [1, 2].map((depth) => {
    const out = `^(\\.\\./){${depth}}`
    const regex = `${out}(${forbidden.map((other) => `${other}/|`).join('')}[^/.]+\\.tsx?$)`
    return {
      files: [`web/src/${room}/${'*/'.repeat(depth - 1)}*.{ts,tsx}`],
      rules: {
        'no-restricted-imports': ['error', { patterns: [noTests, noServer, { regex, message }] }],
      } satisfies Record<string, OxlintRule>,
    }
  })
}

/** Invented editions and simulated sources know of the service what the table says. */
function demoRules([room, { rooms, src }]: [string, { rooms: string[]; src: string[] }]) {
  const others = Object.keys(mayImportInDemo).filter((other) => other !== room)
  const own = [...others.filter((other) => !rooms.includes(other)), 'cluster', '[^/]+\\.ts$']
  const forbidden = [...Object.keys(mayImport).filter((folder) => !src.includes(folder)), ...ROOTS]
  const message = `demo/${room}/ may import only: ${[...rooms, ...src].join(', ')}`
  return [1, 2].map((depth) => ({
    files: [`server/demo/${room}/${'*/'.repeat(depth - 1)}*.ts`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...always,
            noSqlite,
            noPostgres,
            { regex: `^(\\.\\./){${depth}}(${own.join('|')})`, message },
            { regex: `^(\\.\\./)+(engine/|src/(${forbidden.join('|')})(/|\\.ts$))`, message },
          ],
        },
      ],
    } satisfies Record<string, OxlintRule>,
  }))
}

/** The files that lie in no folder: the process, the service, its settings. */
const rootRules = {
  files: ['server/src/*.ts'],
  rules: {
    'no-restricted-imports': ['error', { patterns: [...always, noDemo, noSqlite, noPostgres] }],
  } satisfies Record<string, OxlintRule>,
}

const demonstrationRules = {
  files: ['server/demo/{,cluster/}*.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...always,
          noSqlite,
          noPostgres,
          { regex: '^(\\.\\./)+src/http/', message: 'A demonstration uses the API over HTTP.' },
          {
            regex: '^(\\.\\./)+src/(cli/|main\\.ts$)',
            message:
              'The command line starts a demonstration; what both need is in a folder below.',
          },
        ],
      },
    ],
  } satisfies Record<string, OxlintRule>,
}

/** Nor do the files that put the rooms together know where segments are stored. */
const segmentRootRules = {
  files: ['server/engine/segment/{engine,embedded-index}.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...enginePatterns('segment', 1),
          {
            regex: '^(\\./sqlite/|node:sqlite$)',
            message: 'Only segment/sqlite/ knows of SQLite.',
          },
        ],
      },
    ],
  } satisfies Record<string, OxlintRule>,
}

/** A folder of store/ may use the driver that it is named after, and not the other one. */
function driverRules(driver: string, other: Pattern) {
  return {
    files: [`server/src/store/${driver}/*.ts`],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [...patternsOf(['store', mayImport.store!], 2), other] },
      ],
    } satisfies Record<string, OxlintRule>,
  }
}

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  jsPlugins: ['./scripts/lint/security.ts', './scripts/lint/clock.ts'],
  categories: { correctness: 'error', suspicious: 'error' },
  // The nodes for n8n are checked and linted with n8n's own tools, which clients/ci/install.sh brings.
  ignorePatterns: ['node_modules', 'dist', 'spec', '**/.engines', '**/.venv*', 'clients/n8n'],
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'off',
    'typescript/no-floating-promises': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: true },
    ],
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'unicorn/prefer-node-protocol': 'error',
    'unicorn/no-array-sort': 'off',
    'unicorn/consistent-function-scoping': 'off',
    // For windows; our messages go between threads.
    'unicorn/require-post-message-target-origin': 'off',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    // The compiler sees that a switch is exhaustive; this rule does not.
    'typescript/consistent-return': 'off',
    // Our factories return closures, which need no `this`.
    'typescript/unbound-method': 'off',
    'no-underscore-dangle': 'off',
    'no-eval': 'error',
    'no-new-func': 'error',
    'security/no-shell': 'error',
    'no-console': 'error',
    'no-process-exit': 'error',
    'no-restricted-imports': ['error', { patterns: always }],
    'no-restricted-properties': [
      'error',
      { object: 'process', property: 'env', message: 'Only config.ts reads the environment.' },
    ],
    'vitest/expect-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/require-mock-type-parameters': 'off',
  },
  overrides: [
    ...Object.entries(mayImport).flatMap(importRules),
    ...Object.entries(mayImportInLib).map(libRules),
    engineDoorRules,
    ...Object.keys(mayImportInEngine).flatMap(engineRules),
    ...Object.entries(mayImportInSegment).map(segmentRules),
    segmentRootRules,
    ...engineTestRules,
    ...Object.entries(mayImportInOpenSearch).map(openSearchRules),
    ...Object.entries(mayImportInDemo).flatMap(demoRules),
    demonstrationRules,
    rootRules,
    driverRules('sqlite', noPostgres),
    driverRules('postgres', noSqlite),
    {
      files: ['server/{src,demo,engine}/**/*.ts'],
      rules: { 'security/no-sql-of-values': 'error', 'security/no-math-random': 'error' },
    },
    {
      files: ['server/{src,engine}/**/*.ts'],
      excludeFiles: ['server/src/lib/time/clock.ts', '**/*.test.ts'],
      rules: { 'clock/injected': 'error' },
    },
    {
      files: ['server/src/{store,assembly,embedded,cluster,threads,cli}/**/*.ts'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'security/no-insert-by-position': 'error',
        'security/no-update-by-position': 'error',
      },
    },
    {
      // Whoever sees what a request says makes no statements of it.
      files: [
        `server/src/{${[...domain, 'service', 'http'].join(',')}}/**/*.ts`,
        'server/engine/**/*.ts',
      ],
      rules: { 'security/no-sql': 'error' },
    },
    {
      files: ['server/src/{mail,http}/**/*.ts'],
      rules: { 'security/escaped-html': 'error' },
    },
    {
      files: ['web/src/**/*.{ts,tsx}'],
      rules: { 'security/no-raw-html': 'error', 'security/no-math-random': 'error' },
    },
    {
      files: ['server/engine/segment/sqlite/*.ts', 'server/{src,engine}/**/*.test.ts'],
      rules: { 'security/no-sql': 'off' },
    },
    {
      // They spread waits and first turns.
      files: [
        'server/src/{search/opensearch/http/{client,nodes},store/postgres/connection,threads/push/push}.ts',
      ],
      rules: { 'security/no-math-random': 'off' },
    },
    {
      // Whoever uses the service over HTTP knows nothing of how it is made; the harness writes sample editions.
      files: ['clients/javascript/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              noTests,
              { regex: '/(server|web)/', message: 'A client knows the service only by HTTP.' },
            ],
          },
        ],
      },
    },
    {
      // They look into the engine.
      files: ['server/test/**', 'server/{src,demo}/**/*.test.ts', 'bench/**'],
      rules: { 'no-restricted-imports': ['error', { patterns: [noTests] }] },
    },
    {
      // The page knows the service by its API alone.
      files: ['web/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [noTests, noServer],
          },
        ],
      },
    },
    ...Object.entries(mayImportInPage).flatMap(pageRules),
    {
      files: [
        'server/src/cli/**',
        'server/demo/**',
        'bench/**',
        'scripts/**',
        'server/bin/**',
        'clients/conformance/**',
        'clients/ci/**',
        'clients/cli/**',
        'clients/javascript/{scripts,test,examples}/**',
      ],
      rules: { 'no-console': 'off' },
    },
    {
      files: [
        'server/src/config.ts',
        '**/*.test.ts',
        'server/test/**',
        'web/test/**',
        'bench/**',
        'scripts/**',
        'clients/**',
        '**/*.config.ts',
      ],
      rules: { 'no-restricted-properties': 'off' },
    },
  ],
})
