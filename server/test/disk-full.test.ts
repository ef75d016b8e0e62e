import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import { createKey } from '../src/access/api-keys.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { importArticles } from './_api.ts'
import { acts } from './_acts.ts'
import { temporaryFolder } from './_cli.ts'
import { type OnSmallDisk, canMount, serveOnSmallDisk } from './_small-disk.ts'

if (!canMount) process.stdout.write('NOT TESTED: a full disk, no namespaces here\n')

const SCOPES = ['consulta', 'webhooks', 'administracao']

/** A folder with an archive, and a key to it. */
async function archive() {
  const dataDir = temporaryFolder()
  openArchive(dataDir)[Symbol.dispose]()
  await importArticles(dataDir, acts)
  const now = new Date()
  using opened = openArchive(dataDir)
  const keys = createKeyStore(opened.sql)
  const { id: conta } = await createAccount(keys, { nome: 'A', email: 'a@exemplo.com.br' }, now)
  const request = { conta, nome: 'a', escopos: SCOPES }
  const { chave } = await createKey(keys, request, now, randomBytes)
  return { dataDir, chave }
}

/** The parts of a service's answer that tests check. */
interface Body {
  dados: { total: number; somente_leitura: { motivo: string } | null }
  avisos: { codigo: string }[]
  erro: { codigo: string; mensagem: string; detalhes: { sugestao: string }[] }
}

/** The body and headers of a request. */
type Sent = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

function asked(service: OnSmallDisk, chave: string) {
  const ask = async (path: string, options: Sent = {}) => {
    const headers = { 'X-API-Key': chave, ...options.headers }
    const response = await fetch(service.url() + path, { ...options, headers })
    const text = await response.text()
    return {
      status: response.status,
      text,
      body: text.startsWith('{') ? (JSON.parse(text) as Body) : null,
    }
  }
  return {
    ask,
    write: () =>
      ask('/api/v1/webhooks', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"url":"https://recebe.exemplo.com.br/","eventos":["publicacao.nova"]}',
      }),
    upload: (zip: Uint8Array<ArrayBuffer>) =>
      ask('/api/v1/operacao/envios?nome=2024-03-15-DO1.zip', {
        method: 'POST',
        headers: { 'content-type': 'application/zip' },
        body: zip,
      }),
    reason: async () =>
      (await ask('/api/v1/instalacao')).body?.dados.somente_leitura?.motivo ?? null,
  }
}

/** Checks that it searches, exports, and says that it only reads. */
async function expectReading(service: OnSmallDisk, chave: string, motivo: string): Promise<void> {
  const { ask, write, upload, reason } = asked(service, chave)
  await expect.poll(reason, { timeout: 20_000 }).toBe(motivo)
  expect((await ask('/api/v1/buscar?termo=*')).body?.dados.total).toBe(acts.length)
  expect(await ask('/api/v1/exportar?formato=csv&campos=id')).toMatchObject({
    status: 200,
    text: expect.stringContaining('pub_'),
  })
  expect((await ask('/api/v1/operacao')).body?.dados.somente_leitura).toMatchObject({ motivo })
  expect((await ask('/metricas')).text).toContain('arauto_read_only 1')
  const ready = await ask('/pronto')
  expect(ready).toMatchObject({ status: 200, body: { avisos: [{ codigo: 'somente_leitura' }] } })
  const big = randomBytes(2 ** 20)
  for (const refused of [await write(), await upload(big)]) {
    expect(refused).toMatchObject({ status: 503, body: { erro: { codigo: 'indisponivel' } } })
    expect(refused.body?.erro.mensagem).toContain('gravado')
  }
}

const NOTHING =
  'nothing can be written: searches go on; changes, deliveries and collection wait for room'
const AGAIN = 'there is room again: the service writes as before'

test.runIf(canMount)('a disk that fills up, and has room again', async () => {
  const { dataDir, chave } = await archive()
  const service = await serveOnSmallDisk(dataDir)
  const { write } = asked(service, chave)
  expect((await write()).status).toBe(201)
  service.fill()
  await expectReading(service, chave, 'disco_cheio')
  service.free()
  await expect.poll(async () => (await write()).status, { timeout: 20_000 }).toBe(201)
  await expect.poll(asked(service, chave).reason, { timeout: 20_000 }).toBe(null)
  service.fill()
  await expect.poll(asked(service, chave).reason, { timeout: 20_000 }).toBe('disco_cheio')
  const { code, stderr } = await service.stop()
  expect(code).toBe(0)
  expect(stderr).not.toContain('Falha')
  const told = service.log().filter(({ level }) => level === 'error')
  expect(told.map(({ msg }) => msg)).toEqual([NOTHING, NOTHING])
  expect(service.log().filter(({ msg }) => msg === AGAIN)).toHaveLength(1)
})

test.runIf(canMount)(
  'a start on a full disk reads, and writes as soon as there is room',
  async () => {
    const { dataDir, chave } = await archive()
    const full = 'dd if=/dev/zero of="$DISK/entulho" bs=4k 2>/dev/null; true'
    const service = await serveOnSmallDisk(dataDir, { before: full })
    await expectReading(service, chave, 'disco_cheio')
    service.free()
    const { write } = asked(service, chave)
    await expect
      .poll(
        () =>
          write().then(
            ({ status }) => status,
            () => null,
          ),
        { timeout: 30_000 },
      )
      .toBe(201)
    const { code, stderr } = await service.stop()
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringMatching(/O disco do serviço está cheio[^]*Há espaço de novo/),
    })
    expect(service.log().filter(({ level }) => level === 'error')).toEqual([])
  },
)

test.runIf(canMount)('a folder that may not be written to', async () => {
  const { dataDir, chave } = await archive()
  const service = await serveOnSmallDisk(dataDir, { before: 'mount -o remount,ro "$DISK"' })
  await expectReading(service, chave, 'pasta_sem_escrita')
  expect((await service.stop()).code).toBe(0)
})

test.runIf(canMount)('servir --somente-leitura', async () => {
  const { dataDir, chave } = await archive()
  const service = await serveOnSmallDisk(dataDir, { args: ['--somente-leitura'] })
  await expectReading(service, chave, 'pedido')
  expect((await service.stop()).stderr).toContain('reinicie-o sem --somente-leitura')
})
