import { availableParallelism, tmpdir } from 'node:os'
import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './server/test/_memory.ts'
import { isPostgresInstalled } from './server/test/_postgres-server.ts'

const disk = tmpdir()
keepTemporaryFilesInMemory()

/** Tests that are about PostgreSQL itself. */
const ABOUT_POSTGRES = ['server/test/postgres-*.test.ts']

/** Tests that start many processes or wait for slow sockets, half a minute or more each. */
const OF_PROCESSES = [
  'allocator',
  'bucket',
  'chat-faults',
  'cli',
  'cli-{configuracao,copias,espelhar,exportar,historico,importar-alertas,importar-rodou,linha,lost-signing-key,ouvir,restaurar,trouble,verificar,websub}',
  'collector-{lease,service}',
  'contributing',
  'demo',
  'disk-full',
  'exportar-sockets',
  'history-{forms,silence}',
  'import-{fuzz,reread,together}',
  'mcp-stdio',
  'process-stop',
  'reindex',
  'tracing',
].map(inTests)

/** Tests that read real editions whole: what their acts say, beside counts that share no code with ours. */
const OF_REAL_EDITIONS = [
  'api-digest',
  'gazette-real-editions',
  'monitor-real-editions',
  'signatures-real-editions',
  'real-editions-{advice,search,typed}',
  'relation-order',
].map(inTests)

/** Tests that take minutes: kills, simulated weeks, all real editions, many thousand random searches, checks that are left out. */
const OF_ENDURANCE = [
  'checks-are-tested',
  'collector-{failures,month,real,week}',
  'copies-kill',
  'import-{again,kill,months}',
  'push-chaos',
  'search-segment-{crash,oracle}',
].map(inTests)

/** Tests that need a node of OpenSearch. */
const OF_OPENSEARCH = ['opensearch-tls', 'search-opensearch'].map(inTests)

/** Tests of a cluster's index, which is always one of an archive in PostgreSQL: they run with the store's, there. */
const OF_CLUSTER_INDEX = inTests('index-follow')

/** Tests that need nginx and Caddy. */
const OF_PROXIES = ['proxies'].map(inTests)

/** Tests that need Patroni, etcd, HAProxy and PgBouncer. */
const OF_FAILOVER = ['failover'].map(inTests)

/** Tests of many processes, which need a PostgreSQL and keep SQLite where they compare with it. */
const OF_CLUSTERS = ['server/test/cluster-*.test.ts']

/** Tests of what the store keeps: they run on SQLite, and once more with PostgreSQL in its place. */
const OF_THE_STORE = [
  'access',
  'act-changes',
  'collector-provisional',
  'daybook-mails',
  'websub',
  'contract-rows',
  'reread-rows',
  'personnel-rows',
  'tender-rows',
  'sanction-rows',
  'norm-rows',
  'api-row-alerts',
  'api-contratos',
  'api-licitacoes',
  'api-pessoal',
  'api-sancoes',
  'api-normas',
  'bulletin-store',
  'api-{access,alertas,alteracoes,boletins,buscar,caderno,chaves,citations,deliveries,eventos,http,imagens,listas,parameters,pastas,pontualidade,por-chave,resources,webhooks}',
  'import-{articles,base-days,files,letters,names,origin,statements,structure}',
  'hidden-rows',
  'mirror',
  'people-access',
  'people-provider',
  'public-editions',
  'relations',
  'row-events-property',
  'row-terms-list',
].map(inTests)

function inTests(name: string): string {
  return `server/test/${name}.test.ts`
}

/**
 * Machines of continuous integration are slow, and shared: a test of kills, stops and many processes that passes only
 * the second time is listed there with `retry x1`.
 */
const retry = process.env['CI'] === undefined ? 0 : 1

/**
 * Suites that wait much of their time for processes, disks and a database: enough files at a time that the cores do not.
 * Not those of clusters, whose files start half a dozen services each, and have limits for their answers.
 */
const WAITING = {
  isolate: false,
  maxWorkers: 2 * availableParallelism() + 1,
  // Vitest wants its own order for another number of workers.
  sequence: { groupOrder: 1 },
} as const

export default defineConfig({
  test: {
    // One more than there are cores: tests wait for disks, processes and time-outs.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['{server/src,server/demo,server/engine,bench,scripts,web/src}/**/*.test.ts'],
          // They need what `npm run release` makes.
          exclude: ['scripts/release/test/**'],
          // They leave nothing behind, and to load all modules anew takes longer than most of them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'main',
          // Neither do these.
          isolate: false,
          include: [
            'server/test/**/*.test.ts',
            'clients/conformance/**/*.test.ts',
            'clients/javascript/test/*.test.ts',
          ],
          exclude: [
            ...OF_PROCESSES,
            ...OF_REAL_EDITIONS,
            ...OF_ENDURANCE,
            ...ABOUT_POSTGRES,
            ...OF_OPENSEARCH,
            OF_CLUSTER_INDEX,
            ...OF_CLUSTERS,
            ...OF_PROXIES,
            ...OF_FAILOVER,
          ],
        },
      },
      { extends: true, test: { name: 'processes', ...WAITING, include: OF_PROCESSES, retry } },
      // These compute, while the others wait.
      { extends: true, test: { name: 'editions', ...WAITING, include: OF_REAL_EDITIONS } },
      { extends: true, test: { name: 'endurance', include: OF_ENDURANCE } },
      { extends: true, test: { name: 'proxies', include: OF_PROXIES } },
      { extends: true, test: { name: 'failover', include: OF_FAILOVER } },
      {
        extends: true,
        test: {
          name: 'opensearch',
          isolate: false,
          include: OF_OPENSEARCH,
          globalSetup: 'server/test/_opensearch-run.ts',
        },
      },
      {
        extends: true,
        resolve: {
          alias: [
            {
              find: /^.*\/store\/sqlite\/(connection|changes)\.ts$/,
              replacement: `${import.meta.dirname}/server/test/_postgres-handle.ts`,
            },
          ],
        },
        test: {
          name: 'postgres',
          ...WAITING,
          setupFiles: 'server/test/_drop-databases.ts',
          include: [
            ...ABOUT_POSTGRES,
            ...(isPostgresInstalled ? [...OF_THE_STORE, OF_CLUSTER_INDEX] : []),
          ],
          retry,
          globalSetup: ['server/test/_postgres-run.ts', 'server/test/_opensearch-run.ts'],
          env: { STORE: 'postgres' },
        },
      },
      {
        extends: true,
        test: {
          name: 'cluster',
          isolate: false,
          include: OF_CLUSTERS,
          retry,
          globalSetup: ['server/test/_postgres-run.ts', 'server/test/_opensearch-run.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'release',
          include: ['scripts/release/test/*.test.ts'],
          // Packages are fetched and installed, on machines that are shared; only a hang waits so long.
          testTimeout: 900_000,
          // Whole systems are installed: memory may lack room and devices for them.
          env: { TMPDIR: disk },
        },
      },
    ],
    // Real processes and real editions: generous for a loaded machine, yet a hang still ends.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // As bin/arauto.js does it, because tests start many threads: what Node makes of our files is kept, and they are found
    // at once.
    env: { NODE_COMPILE_CACHE: `${import.meta.dirname}/node_modules/.cache/arauto` },
    execArgv: [`--import=${import.meta.dirname}/server/bin/own-modules.js`],
  },
})
