import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const CREDENTIALS = { ARAUTO_INLABS_EMAIL: 'a@b.example', ARAUTO_INLABS_PASSWORD: ' x ' }

test('without credentials nothing is collected; with them, politely and from the public source', () => {
  expect(readConfig({}).collector).toBe(null)
  expect(readConfig(CREDENTIALS).collector).toEqual({
    url: 'https://inlabs.in.gov.br/',
    email: 'a@b.example',
    password: ' x ',
    since: null,
    pauseMs: 1_000,
    contact: null,
    portalUrl: null,
  })
})

test.each([
  [{ ARAUTO_INLABS_EMAIL: 'a@b.example' }, /ARAUTO_INLABS_PASSWORD: falta/],
  [{ ARAUTO_INLABS_PASSWORD: 'x' }, /ARAUTO_INLABS_EMAIL: falta/],
  [
    { ARAUTO_INLABS_URL: 'http://inlabs.example/' },
    /ARAUTO_INLABS_URL: .* não é um endereço https/,
  ],
  [{ ARAUTO_INLABS_URL: 'inlabs' }, /ARAUTO_INLABS_URL: /],
  [{ ARAUTO_INLABS_URL: 'https://eu:senha@inlabs.example/' }, /ARAUTO_INLABS_URL: .*sem senha/],
  [{ ARAUTO_COLLECTOR_SINCE: '20/03/2026' }, /ARAUTO_COLLECTOR_SINCE: "20\/03\/2026" não é/],
  [
    { ARAUTO_COLLECTOR_CONTACT: 'São Paulo' },
    /ARAUTO_COLLECTOR_CONTACT: "São Paulo" não é .* sem acento/,
  ],
  [{ ARAUTO_COLLECTOR_PAUSE_MS: '-1' }, /ARAUTO_COLLECTOR_PAUSE_MS: /],
])('settings of the collector that cannot be used: %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(message)
})

test('a password crosses the network in the clear only to this very machine', () => {
  for (const url of ['http://127.0.0.1:8090/', 'http://localhost/', 'http://[::1]:1/'])
    expect(readConfig({ ...CREDENTIALS, ARAUTO_INLABS_URL: url }).collector?.url).toBe(url)
})

test('deliveries go only to public receivers, unless others are allowed', () => {
  expect(readConfig({}).webhooks).toEqual({
    limit: 100,
    ports: new Set([443, 8443]),
    allowHosts: new Set(),
    caFile: null,
    contact: null,
    schedule: [60_000, 300_000, 1_800_000, 7_200_000, 86_400_000],
  })
  const env = {
    ARAUTO_WEBHOOK_LIMIT: '5',
    ARAUTO_WEBHOOK_PORTS: '443, 9443',
    ARAUTO_WEBHOOK_ALLOW_HOSTS: 'Receptor.lan, localhost:8443, [::1]:9443',
    ARAUTO_WEBHOOK_CA: '/etc/ca.pem',
    ARAUTO_WEBHOOK_RETRY_SECONDS: '1, 60',
  }
  expect(readConfig(env).webhooks).toEqual({
    limit: 5,
    ports: new Set([443, 9443]),
    allowHosts: new Set(['receptor.lan', 'localhost:8443', '[::1]:9443']),
    caFile: '/etc/ca.pem',
    contact: null,
    schedule: [1_000, 60_000],
  })
})

test.each([
  [{ ARAUTO_WEBHOOK_PORTS: '443,https' }, /ARAUTO_WEBHOOK_PORTS: "https" não/],
  [{ ARAUTO_WEBHOOK_PORTS: '0,65536' }, /ARAUTO_WEBHOOK_PORTS: "0, 65536" não/],
  [{ ARAUTO_WEBHOOK_RETRY_SECONDS: '60,5m,0' }, /ARAUTO_WEBHOOK_RETRY_SECONDS: "5m, 0" não/],
  [{ ARAUTO_WEBHOOK_ALLOW_HOSTS: 'a,https://b/' }, /ARAUTO_WEBHOOK_ALLOW_HOSTS: "https:\/\/b\/"/],
])('settings of webhooks that cannot be used: %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})

test('the secret key is 32 bytes in base64, and a wrong one is not echoed', () => {
  const key = Buffer.alloc(32, 7)
  expect(readConfig({}).secretKey).toBeNull()
  const { secretKey } = readConfig({ ARAUTO_SECRET_KEY: key.toString('base64') })
  expect(secretKey).toEqual(key)
  for (const wrong of ['segredo', Buffer.alloc(31).toString('base64'), key.toString('hex')]) {
    expect(() => readConfig({ ARAUTO_SECRET_KEY: wrong })).toThrow(
      /ARAUTO_SECRET_KEY: não é uma chave de 32/,
    )
    expect(() => readConfig({ ARAUTO_SECRET_KEY: wrong })).not.toThrow(wrong)
  }
})

test('the service has all roles by default', () => {
  const roles = (text: string) => [...readConfig({ ARAUTO_ROLES: text }).roles]
  expect(roles('')).toEqual(['api', 'coletor', 'monitor', 'entregador', 'indexador'])
  expect(roles('entregador, monitor')).toEqual(['monitor', 'entregador'])
  expect(() => roles('api,painel')).toThrow(/ARAUTO_ROLES: "painel" não é um de api, /)
})

const MAIL = {
  ARAUTO_SMTP_URL: 'smtp://arauto:p%40ss@mail.exemplo.br',
  ARAUTO_MAIL_FROM: 'Arauto <avisos@exemplo.br>',
  ARAUTO_PUBLIC_URL: 'https://arauto.exemplo.br/dou/',
}

test('mail needs a server, a sender and an address for its links', () => {
  expect(readConfig({}).mail).toBeNull()
  const { mail, publicUrl } = readConfig(MAIL)
  expect(mail).toMatchObject({ host: 'mail.exemplo.br', port: 587, requireTls: true, caFile: null })
  expect(mail?.from).toEqual({ name: 'Arauto', address: 'avisos@exemplo.br' })
  expect(publicUrl).toBe('https://arauto.exemplo.br/dou')
  for (const name of ['ARAUTO_MAIL_FROM', 'ARAUTO_PUBLIC_URL'])
    expect(() => readConfig({ ...MAIL, [name]: '' })).toThrow(new RegExp(`${name}: falta`))
})

test.each([
  [{ ...MAIL, ARAUTO_MAIL_FROM: 'Arauto' }, /ARAUTO_MAIL_FROM: "Arauto" não/],
  [{ ...MAIL, ARAUTO_PUBLIC_URL: 'arauto.exemplo.br' }, /ARAUTO_PUBLIC_URL: "arauto/],
  [{ ARAUTO_PUBLIC_URL: 'https://a.br/?x=1' }, /ARAUTO_PUBLIC_URL/],
  [{ ARAUTO_OPERATOR_EMAIL: 'a@b.br, c@d.br' }, /ARAUTO_OPERATOR_EMAIL: "a@b.br, c@d.br" não/],
  [{ ARAUTO_ALERT_LIMIT: '0' }, /ARAUTO_ALERT_LIMIT/],
])('settings of mail and alerts that cannot be used: %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})

test('the password of the mail server is not echoed', () => {
  const env = { ...MAIL, ARAUTO_SMTP_URL: 'smtp://arauto:segredo@mail/caminho' }
  expect(() => readConfig(env)).toThrow(/ARAUTO_SMTP_URL: não é/)
  expect(() => readConfig(env)).not.toThrow(/segredo/)
})

test.each([
  'ARAUTO_PUBLIC_URL',
  'ARAUTO_S3_ENDPOINT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'ARAUTO_EMBEDDINGS_URL',
])('%s is shown in errors, so it has no password, and a refused one is not shown', (name) => {
  for (const user of ['arauto:segredo', ':segredo', 'segredo']) {
    const reading = () => readConfig({ [name]: `http://${user}@127.0.0.1:9000` })
    expect(reading).toThrow(`${name}: não é um endereço como http`)
    expect(reading).not.toThrow(/segredo/)
  }
})

test.each([
  [{ ARAUTO_PROT: '80' }, 'ARAUTO_PROT: não existe. Quis dizer ARAUTO_PORT?'],
  [{ ARAUTO_INLABS_SENHA: '' }, 'ARAUTO_INLABS_SENHA: não existe. Quis dizer ARAUTO_INLABS_EMAIL?'],
  [{ ARAUTO_COLLECTOR: '1' }, 'ARAUTO_COLLECTOR: não existe. Quis dizer ARAUTO_COLLECTOR_SINCE?'],
  [{ ARAUTO_X: '1' }, 'ARAUTO_X: não existe. Veja: npx arauto ajuda configuracao'],
])('an unknown variable is refused, never ignored: %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
  expect(() => readConfig(env)).toThrow(message)
})

test('all problems are reported at once, without the value of a misspelled name, which may be a secret', () => {
  const env = { ARAUTO_PORT: 'x', ARAUTO_INLABS_PASSWROD: 'segredo', ARAUTO_INLABS_EMAIL: 'a@b.br' }
  const names = ['PASSWROD: não existe', 'PORT: "x"', 'PASSWORD: falta, e há ARAUTO_INLABS_EMAIL']
  for (const name of names) expect(() => readConfig(env)).toThrow(name)
  expect(() => readConfig(env)).not.toThrow(/segredo/)
})

test('variables of other programs are ignored', () => {
  expect(() => readConfig({ PORT: 'x', ARAUTOMATIC: 'x', MY_ARAUTO_PORT: 'x' })).not.toThrow()
})

test('the variables of the client libraries are allowed', () => {
  expect(() => readConfig({ ARAUTO_API_KEY: 'ar_x', ARAUTO_BASE_URL: 'http://x' })).not.toThrow()
})

const KEY = Buffer.alloc(32, 1).toString('base64')
const CLUSTER = {
  ARAUTO_DATABASE_URL: 'postgres://arauto:senha-do-banco@banco.example/arauto',
  ARAUTO_SEARCH_URL: 'https://a.example:9200/, https://b.example:9200',
  ARAUTO_SECRET_KEY: KEY,
}

test('a cluster has a database, an index and one key for all its processes', () => {
  expect(readConfig({ ARAUTO_SECRET_KEY: KEY }).cluster).toBe(null)
  expect(readConfig(CLUSTER).cluster).toEqual({
    databaseUrl: CLUSTER.ARAUTO_DATABASE_URL,
    searchUrls: ['https://a.example:9200', 'https://b.example:9200'],
    searchPrefix: 'arauto',
    searchShape: { shards: 1, replicas: 1 },
    searchTls: { ca: null, cert: null, key: null },
    secretKey: Buffer.alloc(32, 1),
  })
})

test.each(Object.keys(CLUSTER))('a cluster without %s is refused', (missing) => {
  const env = { ...CLUSTER, [missing]: '' }
  expect(() => readConfig(env)).toThrow(new RegExp(`${missing}: falta, e há ARAUTO_`))
})

test('an address that cannot be used is refused without being shown', () => {
  for (const name of ['ARAUTO_DATABASE_URL', 'ARAUTO_SEARCH_URL']) {
    const refuse = () => readConfig({ ...CLUSTER, [name]: 'senha-do-banco@banco' })
    expect(refuse).toThrow(new RegExp(`${name}: não é um endereço como`))
    expect(refuse).not.toThrow(/senha-do-banco/)
  }
})

const OIDC = {
  ARAUTO_PUBLIC_URL: 'https://arauto.exemplo.br',
  ARAUTO_OIDC_ISSUER: 'https://sso.acesso.gov.br/',
  ARAUTO_OIDC_CLIENT_ID: 'arauto.exemplo.br',
  ARAUTO_OIDC_CLIENT_SECRET: 'segredo do cliente',
}

test('a provider of identities is whole or none', () => {
  expect(readConfig({}).oidc).toBeNull()
  expect(readConfig(OIDC).oidc).toEqual({
    issuer: 'https://sso.acesso.gov.br/',
    clientId: 'arauto.exemplo.br',
    clientSecret: 'segredo do cliente',
    name: 'sso.acesso.gov.br',
    scopes: 'openid email profile',
  })
  for (const name of Object.keys(OIDC))
    expect(() => readConfig({ ...OIDC, [name]: '' })).toThrow(`${name}: falta, e há`)
})

test.each([
  [
    { ARAUTO_OIDC_ISSUER: 'http://sso.exemplo.br' },
    /ARAUTO_OIDC_ISSUER: .* não é um endereço https/,
  ],
  [{ ARAUTO_OIDC_SCOPES: 'email profile' }, /ARAUTO_OIDC_SCOPES: "email profile" não é/],
])('of a provider, %j is refused', (wrong, said) => {
  expect(() => readConfig({ ...OIDC, ...wrong })).toThrow(said)
})

test('a secret may lie in a file, whose last line break is no part of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const password = join(folder, 'senha')
  writeFileSync(password, ' x \n')
  const env = { ARAUTO_INLABS_EMAIL: 'a@b.example', ARAUTO_INLABS_PASSWORD_FILE: password }
  expect(readConfig(env).collector?.password).toBe(' x ')
  expect(readConfig({ ...env, ARAUTO_SECRET_KEY_FILE: '' }).secretKey).toBe(null)

  writeFileSync(join(folder, 'vazio'), '\n')
  const refused = {
    ARAUTO_INLABS_PASSWORD: 'y',
    ARAUTO_INLABS_PASSWORD_FILE: password,
    ARAUTO_SECRET_KEY_FILE: join(folder, 'nada'),
    ARAUTO_SMTP_URL_FILE: folder,
    ARAUTO_SEARCH_URL_FILE: join(folder, 'vazio'),
  }
  const lines = () => readConfig(refused)
  expect(lines).toThrow(/ARAUTO_INLABS_PASSWORD_FILE: há ARAUTO_INLABS_PASSWORD, também/)
  expect(lines).toThrow(/ARAUTO_SECRET_KEY_FILE: ".*nada" não existe/)
  expect(lines).toThrow(/ARAUTO_SMTP_URL_FILE: ".*" não é um arquivo/)
  expect(lines).toThrow(/ARAUTO_SEARCH_URL_FILE: ".*vazio" está vazio/)
})

test('only secrets are read from files, and what is wrong in one is not shown', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const key = join(folder, 'chave')
  writeFileSync(key, 'curta')
  expect(() => readConfig({ ARAUTO_PORT_FILE: key })).toThrow(/ARAUTO_PORT_FILE: não existe/)
  const wrong = () => readConfig({ ARAUTO_SECRET_KEY_FILE: key })
  expect(wrong).toThrow(/ARAUTO_SECRET_KEY: não é/)
  expect(wrong).not.toThrow(/curta/)
})

test.each([
  ['always_on', { share: 1, callerDecides: false }],
  ['always_off', { share: 0, callerDecides: false }],
  ['traceidratio', { share: 0.25, callerDecides: false }],
  ['parentbased_always_on', { share: 1, callerDecides: true }],
  ['parentbased_always_off', { share: 0, callerDecides: true }],
  ['parentbased_traceidratio', { share: 0.25, callerDecides: true }],
])("%s is a sampler, as OpenTelemetry's standard names them", (name, means) => {
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    OTEL_TRACES_SAMPLER: name,
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  }
  expect(readConfig(env).tracing).toMatchObject(means)
  expect(readConfig({ ...env, OTEL_SDK_DISABLED: 'TRUE' }).tracing).toBeNull()
  expect(readConfig({ ...env, OTEL_TRACES_EXPORTER: 'none' }).tracing).toBeNull()
})
