import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { settingsHelp, settingsTable } from '../src/settings/describe.ts'
import { CLIENT_VARIABLES } from '../src/settings/read-settings.ts'
import { fileVariableOf } from '../src/settings/secret-files.ts'
import { ALL_SETTINGS, SETTINGS } from '../src/settings/table.ts'

const root = join(import.meta.dirname, '../..')

/** With a collector, mail, a cluster, a bucket and traces, so that every setting is used. */
const BASE = {
  ARAUTO_INLABS_EMAIL: 'a@b.example',
  ARAUTO_INLABS_PASSWORD: 'x',
  ARAUTO_SMTP_URL: 'smtp://mail.example',
  ARAUTO_MAIL_FROM: 'avisos@exemplo.br',
  ARAUTO_PUBLIC_URL: 'https://arauto.exemplo.br',
  ARAUTO_OIDC_ISSUER: 'https://entrar.exemplo.br',
  ARAUTO_OIDC_CLIENT_ID: 'arauto',
  ARAUTO_OIDC_CLIENT_SECRET: 'x',
  ARAUTO_METRICS_PORT: '9000',
  ARAUTO_BACKUP_DIR: '/backups',
  ARAUTO_DATABASE_URL: 'postgres://localhost/arauto',
  ARAUTO_SEARCH_URL: 'http://localhost:9200',
  ARAUTO_SEARCH_CERT: 'processo.pem',
  ARAUTO_SEARCH_CERT_KEY: 'chave.pem',
  ARAUTO_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
  ARAUTO_S3_ENDPOINT: 'http://127.0.0.1:9000',
  ARAUTO_S3_BUCKET: 'arauto',
  ARAUTO_S3_ACCESS_KEY_ID: 'x',
  ARAUTO_S3_SECRET_ACCESS_KEY: 'x',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4317',
  OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
  OTEL_TRACES_SAMPLER_ARG: '0.5',
}

/** What a cluster refuses. */
const ON_A_FOLDER = {
  ARAUTO_EMBEDDINGS_URL: 'http://127.0.0.1:8000/v1',
  ARAUTO_EMBEDDINGS_MODEL: 'outro',
}

/**
 * A value for each setting that differs from its default; the compiler requires one for every new row.
 */
const OTHER: Record<keyof typeof SETTINGS, string> = {
  dataDir: '/srv/arauto',
  host: '0.0.0.0',
  port: '9090',
  corsOrigins: 'https://painel.exemplo.br',
  trustProxy: '10.0.0.0/8, ::1',
  metricsHost: '0.0.0.0',
  metricsPort: '9464',
  publicUrl: 'https://dou.exemplo.br',
  signUp: 'aberto',
  statusPage: 'publica',
  publicReading: 'publica',
  adminSecondFactor: 'exigido',
  sessionIdleMinutes: '30',
  oidcIssuer: 'https://outro.exemplo.br/',
  oidcClientId: 'outro',
  oidcClientSecret: 'y',
  oidcName: 'gov.br',
  oidcScopes: 'openid',
  auditDays: '90',
  auditAddress: 'inteiro',
  roles: 'api',
  databaseUrl: 'postgres://arauto@banco.example/arauto',
  searchPrefix: 'homologacao',
  searchShards: '3',
  searchReplicas: '2',
  searchCa: 'outra.pem',
  searchCert: 'outro.pem',
  searchCertKey: 'outra-chave.pem',
  searchUrls: 'https://a.example:9200, https://b.example:9200',
  logLevel: 'debug',
  searchThreads: '64',
  searchQueue: '5',
  stopGraceMs: '5000',
  searchTimeoutMs: '100',
  embeddingsUrl: 'http://127.0.0.1:11434/v1',
  embeddingsModel: 'multilingual-e5-small',
  embeddingsKey: 'chave',
  exportThreads: '64',
  exportsPerKey: '5',
  exports: '5',
  exportStallSeconds: '5',
  importThreads: '64',
  importMaxEntryMb: '1',
  importMaxActMb: '1',
  importMaxTotalMb: '1',
  inlabsEmail: 'c@d.example',
  inlabsPassword: 'y',
  inlabsUrl: 'https://inlabs.example/',
  collectorSince: '2026-03-20',
  collectorPauseMs: '0',
  portalUrl: 'https://portal.example/',
  collectorContact: 'e@f.example',
  secretKey: Buffer.alloc(32, 7).toString('base64'),
  webhookLimit: '5',
  webhookPorts: '444',
  webhookAllowHosts: 'receptor.lan',
  webhookCa: 'ca.pem',
  webhookRetrySeconds: '1',
  alertLimit: '5',
  mailTrustedDomains: 'orgao.gov.br',
  filterLimit: '5000',
  smtpUrl: 'smtps://mail.example',
  mailFrom: 'outro@exemplo.br',
  smtpCa: 'ca.pem',
  operatorEmail: 'g@h.example',
  backupDir: '/srv/copias',
  backupForm: 'incremental',
  backupKeep: '3',
  backupKeepWeeks: '4',
  backupKeepMonths: '12',
  s3Endpoint: 'https://s3.exemplo.br',
  s3Region: 'sa-east-1',
  s3Bucket: 'dados',
  s3Prefix: 'arauto/',
  s3Addressing: 'dominio',
  s3AccessKeyId: 'id',
  s3SecretAccessKey: 'w',
  otlpEndpoint: 'http://127.0.0.1:4318',
  otlpHeaders: 'authorization=Bearer%20z',
  traceService: 'outro',
  tracesOff: 'true',
  traceExporter: 'none',
  traceSampler: 'parentbased_always_on',
  traceShare: '0.25',
}

test.each(Object.entries(SETTINGS))('%s has an effect', (key, { name }) => {
  const other = Object.entries(OTHER).find(([of]) => of === key)?.[1]
  const base = name.startsWith('ARAUTO_EMBEDDINGS_') ? ON_A_FOLDER : BASE
  expect(readConfig({ ...base, [name]: other })).not.toEqual(readConfig(base))
})

test('no two settings share a variable', () => {
  expect(new Set(ALL_SETTINGS.map(({ name }) => name)).size).toBe(ALL_SETTINGS.length)
})

test('help fits a terminal, and says what a setting requires', () => {
  const help = settingsHelp()
  for (const { name } of ALL_SETTINGS) expect(help).toContain(`\n  ${name}\n`)
  expect(help.replaceAll(/\s+/g, ' ')).toContain('Exige ARAUTO_MAIL_FROM e ARAUTO_PUBLIC_URL.')
  for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
})

test('the table of docs/operations.md is what npm run settings writes', () => {
  expect(readFileSync(join(root, 'docs/operations.md'), 'utf8')).toContain(`\n${settingsTable()}\n`)
})

test('the chart takes every secret from a file, and none among its settings', () => {
  const { secret, settings } = JSON.parse(
    readFileSync(join(root, 'deploy/helm/arauto/values.schema.json'), 'utf8'),
  ).properties
  const secrets = ALL_SETTINGS.filter((setting) => setting.secret).map(({ name }) => name)
  expect(secret.properties.keys.items.enum).toEqual(secrets)
  expect(settings.propertyNames.not.enum).toEqual(expect.arrayContaining(secrets))
})

test('every ARAUTO_ variable that a file mentions exists', () => {
  const files = globSync(['*.md', 'docs/**/*.md', 'bench/**/*.{ts,md}', 'server/src/**/*.ts'], {
    cwd: root,
    exclude: ['**/config.test.ts'],
  })
  const named = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bARAUTO_[A-Z0-9_]*[A-Z]/g)].map(
      ([name]) => ({ file, name }),
    ),
  )
  const ofFiles = ALL_SETTINGS.filter(({ secret }) => secret).map(fileVariableOf)
  const known = [...ALL_SETTINGS.map(({ name }) => name), ...ofFiles, ...CLIENT_VARIABLES]
  expect(named.length).toBeGreaterThan(ALL_SETTINGS.length)
  expect(named.filter(({ name }) => !known.includes(name))).toEqual([])
})
