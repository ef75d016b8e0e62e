import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { createKey } from '../src/access/api-keys.ts'
import { readConfig } from '../src/config.ts'
import { startServer } from '../src/server.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { startCli, temporaryFolder } from './_cli.ts'
import { MONDAY, writeZip } from './_editions.ts'
import { createPushWorld, eventually } from './_push.ts'
import { startSmtp } from './_smtp.ts'

test('from the API to the mailbox: requested, confirmed, fired by an import command', async () => {
  const smtp = await startSmtp()
  const world = await createPushWorld()
  const env = {
    ...world.env,
    ARAUTO_DATA_DIR: world.dataDir,
    ARAUTO_PORT: '0',
    ARAUTO_LOG_LEVEL: 'silent',
    ARAUTO_SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    ARAUTO_MAIL_FROM: 'Arauto <avisos@arauto.exemplo.br>',
    ARAUTO_PUBLIC_URL: 'https://arauto.exemplo.br',
  }
  const server = await startServer(readConfig(env))
  onTestFinished(() => server[Symbol.asyncDispose]())
  const escopos = ['consulta', 'webhooks', 'alertas']
  const request = { conta: world.conta, nome: 'teste', escopos }
  const { chave } = await createKey(
    createKeyStore(createSqliteHandle(world.db)),
    request,
    new Date(),
    randomBytes,
  )
  async function call(method: string, path: string, body?: object) {
    const response = await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: { 'X-API-Key': chave, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    // oxlint-disable-next-line typescript/no-explicit-any
    return (await response.json()) as any
  }

  const webhook = await call('POST', '/webhooks', {
    url: `https://localhost:${world.receiver.port}/alertas`,
    eventos: ['alerta.match'],
  })
  const alert = await call('POST', '/alertas', {
    nome: 'Comitês',
    consulta: 'comitê',
    canais: { webhooks: [webhook.dados.id], emails: ['equipe@exemplo.com.br'] },
  })
  const [question] = await smtp.arrived(1)
  const link = /https:\S+/.exec(question?.email.text ?? '')?.[0] ?? ''
  const { pathname, search } = new URL(link)
  const confirmed = await fetch(server.url + pathname + search, { method: 'POST' })
  expect(confirmed.status).toBe(200)
  const { dados } = await call('GET', `/alertas/${alert.dados.id}`)
  expect(dados.enderecos).toMatchObject([{ situacao: 'confirmado' }])

  const zip = writeZip(temporaryFolder(), `${MONDAY}-DO1.zip`, [
    { idMateria: '1', titulo: 'PORTARIA Nº 1', texto: '<p>Institui comitês de gestão.</p>' },
    { idMateria: '2' },
  ])
  const imported = await startCli(world.dataDir, ['importar', '--notificar', zip]).ended
  expect(imported.code).toBe(0)
  await eventually(() => world.receiver.received.map(({ json }) => json.tipo)).toEqual([
    'alerta.match',
  ])
  // The mail waits for a pause after the last match; the test skips it.
  world.db.exec('UPDATE alert_mail_queue SET matched_at = matched_at - 6000')
  const [, mail] = await smtp.arrived(2)
  expect(mail?.email.subject).toBe('Comitês: 1 ato de 18/03/2024')
  expect(mail?.email.text).toContain('Institui *comitês* de gestão.')
  const { dados: events } = await call('GET', '/eventos?tipo=alerta.match')
  expect(events.resultados).toMatchObject([
    { dados: { alerta: { nome: 'Comitês' }, publicacao: { titulo: 'PORTARIA Nº 1' } } },
  ])
})
