import { resolve } from 'node:path'
import {
  type ClientVariable,
  type Environment,
  readSetting,
  settingProblems,
} from './settings/read-settings.ts'
import { withSecretFiles } from './settings/secret-files.ts'
import { DEMO_DATA_DIR, SETTINGS, type Setting } from './settings/table.ts'
import { VERSION } from './version.ts'

/** Everything that can be configured, with defaults applied and values checked. */
export type Config = ReturnType<typeof compose>
export type CollectorConfig = NonNullable<Config['collector']>
export type ClusterConfig = NonNullable<Config['cluster']>

/** Settings that cannot be used; the message names each variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * The only reader of the environment; settings/table.ts says what each setting means.
 * @throws ConfigError naming every variable that is wrong, unknown or missing.
 */
export function readConfig(given: Environment = process.env): Config {
  const { env, problems: ofFiles } = withSecretFiles(given)
  // A partner whose file cannot be read is not missing: the file's own line is the one to mend.
  const problems = ofFiles.length > 0 ? ofFiles : settingProblems(env)
  if (problems.length > 0)
    throw new ConfigError(`Configuração inválida:\n${problems.map((p) => `  ${p}`).join('\n')}`)
  return compose((setting, fallback) => {
    const reading = readSetting(setting, env, fallback)
    if ('wrong' in reading) throw new Error(`${setting.name} was not checked`)
    return reading.value
  })
}

/**
 * Whether this process is the only thing that npm's shell runs, as with `npm start` and `npx arauto …`. A
 * script with more in it (`nohup arauto servir &`) may want this process to outlive the shell.
 */
export function isRunByNpm(): boolean {
  return /^'?arauto'?( [\w ./:=-]*)?$/.test(process.env.npm_lifecycle_script ?? '')
}

/** The client libraries read these, too: the address of a service, and the key to call it with. */
export function clientVariables() {
  const given = (name: ClientVariable) => process.env[name]?.trim() || null
  return { url: given('ARAUTO_BASE_URL'), chave: given('ARAUTO_API_KEY') }
}

/** The environment for a child process, with these variables changed. */
export function environmentWith(
  variables: Record<string, string>,
): Record<string, string | undefined> {
  return { ...process.env, ...variables }
}

/** The value of a setting. `fallback` replaces the usual default here. */
type Read = <T>(setting: Setting<T>, fallback?: string) => T

const MEBIBYTE = 2 ** 20

function compose(read: Read) {
  return {
    // Whole, so that messages say where they looked: a folder without an archive is often another one.
    dataDir: resolve(read(SETTINGS.dataDir)),
    demoDataDir: resolve(read(SETTINGS.dataDir, DEMO_DATA_DIR)),
    host: read(SETTINGS.host),
    port: read(SETTINGS.port),
    /** Addresses and networks; none: X-Forwarded-For is ignored. */
    trustProxy: read(SETTINGS.trustProxy),
    /** Null: the service itself serves the metrics. */
    metrics: composeMetrics(read),
    /** No slash at the end; empty without ARAUTO_PUBLIC_URL. */
    publicUrl: read(SETTINGS.publicUrl) ?? '',
    corsOrigins: read(SETTINGS.corsOrigins),
    /** Whether anybody may request an account. */
    signUp: read(SETTINGS.signUp),
    /** Whether anybody may see how late the service is. */
    statusPage: read(SETTINGS.statusPage),
    /** Whether anybody may read acts and editions, and search engines may list them. */
    publicReading: read(SETTINGS.publicReading),
    sessionIdleMs: read(SETTINGS.sessionIdleMinutes) * 60_000,
    auditDays: read(SETTINGS.auditDays),
    keepsAddresses: read(SETTINGS.auditAddress) === 'inteiro',
    adminSecondFactor: read(SETTINGS.adminSecondFactor),
    /** Null: people come in with passwords only. */
    oidc: composeOidc(read),
    roles: read(SETTINGS.roles),
    /** Null: the archive is in the data folder. */
    cluster: composeCluster(read),
    logLevel: read(SETTINGS.logLevel),
    searchThreads: read(SETTINGS.searchThreads),
    searchQueue: read(SETTINGS.searchQueue),
    stopGraceMs: read(SETTINGS.stopGraceMs),
    searchTimeoutMs: read(SETTINGS.searchTimeoutMs),
    /** Null: nothing is searched by its meaning, and no text leaves the process for that. */
    embeddings: composeEmbeddings(read),
    exports: {
      threads: read(SETTINGS.exportThreads),
      perKey: read(SETTINGS.exportsPerKey),
      all: read(SETTINGS.exports),
      stallMs: read(SETTINGS.exportStallSeconds) * 1_000,
    },
    importThreads: read(SETTINGS.importThreads),
    importMaxEntryBytes: read(SETTINGS.importMaxEntryMb) * MEBIBYTE,
    importMaxActBytes: read(SETTINGS.importMaxActMb) * MEBIBYTE,
    importMaxTotalBytes: read(SETTINGS.importMaxTotalMb) * MEBIBYTE,
    /** Null without an account at the source: nothing is collected. */
    collector: composeCollector(read),
    /** Null: nothing is asked of the portal. */
    portal: composePortal(read),
    /** Null: the key file is in the data folder. */
    secretKey: read(SETTINGS.secretKey),
    webhooks: {
      limit: read(SETTINGS.webhookLimit),
      ports: read(SETTINGS.webhookPorts),
      allowHosts: read(SETTINGS.webhookAllowHosts),
      caFile: read(SETTINGS.webhookCa),
      schedule: read(SETTINGS.webhookRetrySeconds),
      /** Whom operators of push services may ask; null: nobody is known. */
      contact: contactOf(read),
    },
    alertLimit: read(SETTINGS.alertLimit),
    mailTrustedDomains: read(SETTINGS.mailTrustedDomains),
    filterLimit: read(SETTINGS.filterLimit),
    /** Null without a mail server: messages stay in the outbox. */
    mail: composeMail(read),
    /** Null: nobody is told when an edition is late. */
    operatorEmail: read(SETTINGS.operatorEmail),
    /** Null: no copies are made. */
    backup: composeBackup(read),
    /** Null: nothing is sent to a bucket. */
    bucket: composeBucket(read),
    /** Null: nothing is traced. */
    tracing: composeTracing(read),
  }
}

function contactOf(read: Read): string | null {
  const email = read(SETTINGS.operatorEmail)
  if (email !== null) return `mailto:${email}`
  const page = read(SETTINGS.publicUrl)
  return page?.startsWith('https:') ? page : null
}

/** What the processes share. The addresses may contain passwords: never show or log them. */
function composeCluster(read: Read) {
  const databaseUrl = read(SETTINGS.databaseUrl)
  const secretKey = read(SETTINGS.secretKey)
  if (databaseUrl === null || secretKey === null) return null
  return {
    databaseUrl,
    searchUrls: read(SETTINGS.searchUrls),
    searchPrefix: read(SETTINGS.searchPrefix),
    searchShape: {
      shards: read(SETTINGS.searchShards),
      replicas: read(SETTINGS.searchReplicas),
    },
    /** PEM files; null: none. */
    searchTls: {
      ca: read(SETTINGS.searchCa),
      cert: read(SETTINGS.searchCert),
      key: read(SETTINGS.searchCertKey),
    },
    secretKey,
  }
}

function composeEmbeddings(read: Read) {
  const url = read(SETTINGS.embeddingsUrl)
  const model = read(SETTINGS.embeddingsModel)
  if (url === null || model === null) return null
  /** The key: never show or log it. */
  return { url, model, key: read(SETTINGS.embeddingsKey) }
}

function composeOidc(read: Read) {
  const issuer = read(SETTINGS.oidcIssuer)
  const clientId = read(SETTINGS.oidcClientId)
  const clientSecret = read(SETTINGS.oidcClientSecret)
  if (issuer === null || clientId === null || clientSecret === null) return null
  return {
    issuer,
    clientId,
    /** Never show or log it. */
    clientSecret,
    name: read(SETTINGS.oidcName) ?? new URL(issuer).host,
    scopes: read(SETTINGS.oidcScopes),
  }
}

function composeMetrics(read: Read) {
  const port = read(SETTINGS.metricsPort)
  return port === null ? null : { host: read(SETTINGS.metricsHost), port }
}

function composeBackup(read: Read) {
  const folder = read(SETTINGS.backupDir)
  if (folder === null) return null
  const retention = {
    newest: read(SETTINGS.backupKeep),
    weeks: read(SETTINGS.backupKeepWeeks),
    months: read(SETTINGS.backupKeepMonths),
  }
  return { folder, form: read(SETTINGS.backupForm), retention }
}

function composeBucket(read: Read) {
  const endpoint = read(SETTINGS.s3Endpoint)
  const bucket = read(SETTINGS.s3Bucket)
  const accessKeyId = read(SETTINGS.s3AccessKeyId)
  const secretAccessKey = read(SETTINGS.s3SecretAccessKey)
  if (endpoint === null || bucket === null || accessKeyId === null || secretAccessKey === null)
    return null
  return {
    endpoint,
    region: read(SETTINGS.s3Region),
    bucket,
    prefix: read(SETTINGS.s3Prefix),
    addressing: read(SETTINGS.s3Addressing),
    /** Secrets: never show or log them. */
    accessKeyId,
    secretAccessKey,
  }
}

function composeTracing(read: Read) {
  const endpoint = read(SETTINGS.otlpEndpoint)
  const isOff =
    read(SETTINGS.tracesOff).toLowerCase() === 'true' || read(SETTINGS.traceExporter) === 'none'
  if (endpoint === null || isOff) return null
  const sampler = read(SETTINGS.traceSampler)
  return {
    endpoint,
    /** Secrets: never show or log them. */
    headers: read(SETTINGS.otlpHeaders),
    serviceName: read(SETTINGS.traceService),
    version: VERSION,
    share: sampler.endsWith('traceidratio')
      ? read(SETTINGS.traceShare)
      : Number(sampler.endsWith('always_on')),
    callerDecides: sampler.startsWith('parentbased_'),
  }
}

function composeCollector(read: Read) {
  const email = read(SETTINGS.inlabsEmail)
  const password = read(SETTINGS.inlabsPassword)
  if (email === null || password === null) return null
  return {
    url: read(SETTINGS.inlabsUrl),
    /** Secrets, like the password: never show or log them. */
    email,
    password,
    /** `YYYY-MM-DD`; null: some days back from today. */
    since: read(SETTINGS.collectorSince),
    pauseMs: read(SETTINGS.collectorPauseMs),
    /** Null: permanent links are not read. */
    portalUrl: read(SETTINGS.portalUrl),
    contact: read(SETTINGS.collectorContact),
  }
}

function composePortal(read: Read) {
  const url = read(SETTINGS.portalUrl)
  const pauseMs = read(SETTINGS.collectorPauseMs)
  return url === null ? null : { url, pauseMs, contact: read(SETTINGS.collectorContact) }
}

function composeMail(read: Read) {
  const server = read(SETTINGS.smtpUrl)
  const from = read(SETTINGS.mailFrom)
  return server && from && { ...server, from, caFile: read(SETTINGS.smtpCa) }
}
