import { type OxlintConfig, defineConfig } from 'oxlint'

type OxlintRule = NonNullable<OxlintConfig['rules']>[string]

/**
 * Who may import whom among the folders of server/src (docs/architecture.md draws it).
 * `values`: anything may be imported; `types`: only `import type`.
 */
const mayImport: Record<string, { values: string[]; types?: string[] }> = {
  lib: { values: [] },
  gazette: { values: ['lib'] },
  search: { values: ['lib'] },
  access: { values: ['lib'] },
  sample: { values: ['lib'] },
  ingest: { values: ['lib', 'gazette', 'search'] },
  collector: { values: ['lib', 'gazette', 'ingest'] },
  monitor: { values: ['lib', 'search'], types: ['gazette'] },
  webhooks: { values: ['lib'] },
  mail: { values: ['lib'] },
  store: {
    values: ['lib'],
    types: [
      'gazette',
      'search',
      'ingest',
      'collector',
      'access',
      'http',
      'monitor',
      'webhooks',
      'mail',
    ],
  },
  service: {
    values: [
      'lib',
      'gazette',
      'search',
      'access',
      'ingest',
      'collector',
      'monitor',
      'webhooks',
      'mail',
      'store',
    ],
  },
  http: {
    values: [
      'lib',
      'gazette',
      'search',
      'access',
      'store',
      'monitor',
      'webhooks',
      'mail',
      'service',
    ],
    types: ['ingest'],
  },
}

/** Files beside these folders (server.ts, main.ts) and cli/ and threads/ compose everything. */
const composition = ['cli', 'threads', 'embedded']
const folders = [...Object.keys(mayImport), ...composition]

const always = [{ regex: '\\.test\\.ts$', message: 'Never import a test file.' }]

/** What files of a folder may import: those right in it, and those in folders of it, which may be called alike. */
function importRules([folder, allowed]: [string, { values: string[]; types?: string[] }]) {
  return [
    { files: [`server/src/${folder}/*.ts`], rules: restrictImports(folder, allowed, '\\.\\./') },
    {
      files: [`server/src/${folder}/*/**/*.ts`],
      rules: restrictImports(folder, allowed, '(\\.\\./){2,}'),
    },
  ]
}

function restrictImports(
  folder: string,
  { values, types = [] }: { values: string[]; types?: string[] },
  up: string,
) {
  const forbidden = folders.filter((f) => f !== folder && !values.includes(f) && !types.includes(f))
  const roots = '(main|server|config)\\.ts'
  const patterns = [
    ...always,
    {
      regex: `^${up}((${forbidden.join('|')})/|${roots}$)`,
      message: `${folder}/ may import only: ${values.join(', ') || 'nothing of ours'}`,
    },
    ...(types.length > 0
      ? [
          {
            regex: `^${up}(${types.join('|')})/`,
            allowTypeImports: true,
            message: `${folder}/ may import only types from: ${types.join(', ')}`,
          },
        ]
      : []),
  ]
  return { 'no-restricted-imports': ['error', { patterns }] satisfies OxlintRule }
}

export default defineConfig({
  plugins: ['typescript', 'import', 'unicorn', 'oxc', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['node_modules', 'dist', 'spec'],
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
    'import/no-cycle': 'error',
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
    {
      files: ['server/src/cli/**', 'bench/**', 'scripts/**', 'server/bin/**'],
      rules: { 'no-console': 'off' },
    },
    {
      files: [
        'server/src/config.ts',
        '**/*.test.ts',
        'server/test/**',
        'bench/**',
        'scripts/**',
        '*.config.ts',
      ],
      rules: { 'no-restricted-properties': 'off' },
    },
  ],
})
