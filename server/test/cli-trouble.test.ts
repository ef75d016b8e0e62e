import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { openSecretBox } from '../src/store/secret-key.ts'
import { acts } from './_acts.ts'
import { importArticles } from './_api.ts'
import { QUICK_START, cli, startCli, temporaryFolder } from './_cli.ts'
import { writeZip } from './_editions.ts'
import { eventually } from './_push.ts'

const PROGRAM = join(import.meta.dirname, '..', 'bin', 'arauto.js')

const SMTP = {
  ARAUTO_SMTP_URL: 'smtp://localhost:25',
  ARAUTO_MAIL_FROM: 'Arauto <a@exemplo.com.br>',
  ARAUTO_PUBLIC_URL: 'https://arauto.exemplo.com.br',
}

/**
 * The error of a command that must exit with code 2, with a message and what to do, without a stack
 * trace.
 */
async function trouble(
  dataDir: string,
  words: string,
  env: Record<string, string> = {},
): Promise<string> {
  const { code, stderr } = await startCli(dataDir, words.split(' '), env).ended
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringMatching(/^Erro: .+\n(?: {2}.+\n){1,2}$/),
  })
  return stderr
}

test.each(['servir', 'situacao', 'importar x.zip', 'conta listar'])(
  '%s, when a file is in place of the folder',
  async (words) => {
    const dataDir = join(temporaryFolder(), 'dados')
    writeFileSync(dataDir, '')
    expect(await trouble(dataDir, words, QUICK_START)).toContain('há um arquivo no lugar dela')
  },
)

test.each(['migrar --para banco:5432/arauto', 'migrar --de https://banco/arauto'])(
  '%s is refused by the form of the address',
  async (words) => {
    const stderr = await trouble(join(temporaryFolder(), 'dados'), words)
    expect(stderr).toMatch(/^Erro: --(para|de) não é um endereço como postgres:/)
  },
)

const FULL = '/dev/full'

test.skipIf(!existsSync(FULL))(
  'output that no disk takes is told, and the exit code says so',
  async () => {
    const { code, stderr } = await intoFull(['ajuda']).ended
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'Erro: A saída não pôde ser gravada: o disco está cheio.\n',
    })
  },
)

test.skipIf(!existsSync(FULL))('a service goes on where its log has no room', async () => {
  const service = intoFull(['servir'])
  const url = await service.said(/no ar em (\S+)/)
  await service.said(/A saída não pôde ser gravada/)
  for (let asked = 0; asked < 3; asked++) expect((await fetch(`${url}/saude`)).status).toBe(200)
  service.child.kill('SIGTERM')
  expect(await service.ended).toMatchObject({ code: 0 })
})

test.skipIf(!existsSync(FULL))('a service goes on where its messages have no room', async () => {
  await using free = createServer().listen(0, '127.0.0.1')
  await once(free, 'listening')
  const { port } = free.address() as AddressInfo
  await free[Symbol.asyncDispose]()
  const full = openSync(FULL, 'w')
  const child = spawn(process.execPath, [PROGRAM, 'servir'], {
    env: {
      ...process.env,
      ...QUICK_START,
      ARAUTO_PORT: String(port),
      ARAUTO_DATA_DIR: join(temporaryFolder(), 'dados'),
    },
    stdio: ['ignore', full, full],
  })
  closeSync(full)
  onTestFinished(() => void child.kill('SIGKILL'))
  const asked = () =>
    fetch(`http://127.0.0.1:${port}/saude`).then(
      ({ status }) => status,
      () => 'no answer',
    )
  await eventually(async () => (child.exitCode === null ? await asked() : 'ended')).toBe(200)
  child.kill('SIGTERM')
  expect(await once(child, 'close')).toEqual([0, null])
})

/** A command whose standard output is a full disk. */
function intoFull(args: string[]) {
  const output = openSync(FULL, 'w')
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, ...QUICK_START, ARAUTO_DATA_DIR: join(temporaryFolder(), 'dados') },
    stdio: ['ignore', output, 'pipe'],
  })
  closeSync(output)
  onTestFinished(() => void child.kill('SIGKILL'))
  let stderr = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, stderr }))
  return {
    child,
    ended,
    async said(pattern: RegExp): Promise<string> {
      for (;;) {
        const found = pattern.exec(stderr)
        if (found) return found[1] ?? ''
        if (child.exitCode !== null) throw new Error(`it ended: ${stderr}`)
        await Promise.race([once(child.stderr!, 'data'), ended])
      }
    },
  }
}

test('importar leaves no archive behind where there is nothing to import', async () => {
  const dataDir = join(temporaryFolder(), 'dados')
  const { code, stdout, stderr } = await startCli(dataDir, ['importar', 'nada.zip']).ended
  expect([code, stdout]).toEqual([2, 'Nada foi importado.\n'])
  expect(stderr).toContain('nada.zip: não existe ou não pode ser lido')
  expect(existsSync(dataDir)).toBe(false)
})

test.each(['servir', 'situacao'])('%s, when the archive is another kind of file', async (words) => {
  const dataDir = temporaryFolder()
  writeFileSync(join(dataDir, 'arauto.db'), 'isto não é um acervo\n'.repeat(1_000))
  expect(await trouble(dataDir, words, QUICK_START)).toContain('npx arauto restaurar')
})

test.each([['situacao'], ['verificar'], ['exportar', 'atos.csv']])(
  '%s, when the archive is newer than the program',
  async (...words) => {
    const dataDir = temporaryFolder()
    {
      using archive = openArchive(dataDir)
      archive.db.exec('PRAGMA user_version = 9999')
    }
    const { code, stderr } = await cli(dataDir, ...words)
    expect(code).toBe(2)
    expect(stderr).toMatch(/^Erro: O acervo foi gravado por uma versão mais nova/)
    expect(stderr).toContain('docs/upgrade.md')
    expect(stderr).not.toMatch(/\n\s+at /)
  },
)

test('a folder that is given by its relative name is told by its whole one', async () => {
  const { code, stderr } = await startCli('./engano', ['conta', 'listar']).ended
  expect([code, stderr]).toEqual([2, expect.stringContaining(`na pasta ${resolve('engano')}.`)])
})

test('importar and conta criar say that they begin an archive, once', async () => {
  const dataDir = join(temporaryFolder(), 'engano')
  const begun = `Não havia acervo em ${dataDir}: um novo começa ali.\n`
  const account = ['conta', 'criar', '--nome', 'Escritório', '--email', 'equipe@exemplo.com.br']
  expect((await cli(dataDir, ...account)).stdout).toContain(begun)
  expect((await cli(dataDir, ...account)).stdout).not.toContain('Não havia acervo')

  const folder = temporaryFolder()
  const zip = writeZip(folder, '2024-03-18-DO1.zip', [acts[0]!])
  const other = join(folder, 'engano')
  expect((await cli(other, 'importar', zip)).stdout).toContain(`Não havia acervo em ${other}:`)
  expect((await cli(other, 'importar', zip)).stdout).not.toContain('Não havia acervo')
})

test('the address of a service that is none is told, not asked', async () => {
  const env = { ARAUTO_BASE_URL: 'localhost:8080', ARAUTO_API_KEY: 'ar_x' }
  const told = await trouble(temporaryFolder(), 'exportar-configuracao pasta', env)
  expect(told).toContain('localhost:8080 não é o endereço de um Arauto')
})

test('an option that is misspelled is told by its right name', async () => {
  expect(await trouble(temporaryFolder(), 'servir --sem-entrega')).toContain(
    'opção desconhecida: --sem-entrega (quis dizer --sem-entregas?)',
  )
})

test('a copy or a proof that the user may not read is not called damaged', async () => {
  const file = join(temporaryFolder(), 'copia.db')
  writeFileSync(file, 'x', { mode: 0o000 })
  for (const command of ['verificar', 'provar'])
    expect(await deniedTo(command, file)).toContain(`Erro: Sem permissão para usar ${file}.`)
})

const WITHOUT_ROOTS_RIGHTS = ['setpriv', '--bounding-set=-all', '--inh-caps=-all', '--']

/** What a command says of a file to a user whom the system holds to the file's mode. */
async function deniedTo(command: string, file: string): Promise<string> {
  const around = process.getuid?.() === 0 ? WITHOUT_ROOTS_RIGHTS : []
  const [program, ...args] = [...around, process.execPath, PROGRAM, command, file]
  const child = spawn(program, args, {
    env: { ...process.env, ARAUTO_DATA_DIR: join(temporaryFolder(), 'dados') },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return await text(child.stderr)
}

test('servir, when ARAUTO_HOST is a name that nobody has', async () => {
  const env = { ...QUICK_START, ARAUTO_HOST: 'nao.existe.invalid' }
  const told = await trouble(join(temporaryFolder(), 'dados'), 'servir', env)
  expect(told).toMatch(/nao\.existe\.invalid/)
  expect(told).toContain('ARAUTO_HOST')
})

test('servir, when the authorities of the receivers are missing, or the file has none', async () => {
  const folder = temporaryFolder()
  const empty = join(folder, 'hosts')
  writeFileSync(empty, '127.0.0.1 localhost\n')
  for (const ca of [join(folder, 'nada.pem'), empty]) {
    const env = { ...QUICK_START, ARAUTO_WEBHOOK_CA: ca }
    expect(await trouble(join(folder, 'dados'), 'servir', env)).toContain(
      `ARAUTO_WEBHOOK_CA: ${ca} não pôde ser lido`,
    )
  }
})

test('demo, when the port is in use, makes no sample first', async () => {
  await using taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const dataDir = join(temporaryFolder(), 'dados')
  const busy = await trouble(dataDir, 'demo', { ...QUICK_START, ARAUTO_PORT: String(port) })
  expect(busy).toContain(`A porta ${port} já está em uso`)
  expect(existsSync(dataDir)).toBe(false)
})

test('servir, when the port is in use, or the authorities of the mail server are missing', async () => {
  await using taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const dataDir = join(temporaryFolder(), 'dados')
  mkdirSync(dataDir)
  const busy = await trouble(dataDir, 'servir', { ...QUICK_START, ARAUTO_PORT: String(port) })
  expect(busy).toContain(`A porta ${port} já está em uso`)

  const ca = join(dataDir, 'nada.pem')
  const env = { ...QUICK_START, ...SMTP, ARAUTO_SMTP_CA: ca }
  expect(await trouble(dataDir, 'servir', env)).toContain(`ARAUTO_SMTP_CA: ${ca} não pôde ser lido`)
})

test('servir, where the key of the secrets is gone', async () => {
  const dataDir = temporaryFolder()
  {
    using archive = openArchive(dataDir)
    await openSecretBox(archive.sql, dataDir, null)
  }
  rmSync(join(dataDir, 'segredos.chave'))
  const { code, stderr } = await startCli(dataDir, ['servir'], QUICK_START).ended
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringMatching(
      /^Erro: A chave com que .+ não foi encontrada.+\n.+\n.+descartar\.\n$/,
    ),
  })
})

test.each(['chave listar', 'conta listar', 'chave revogar chv_x', 'pessoa convidar'])(
  '%s, on a folder that is not the one',
  async (words) => {
    const dataDir = join(temporaryFolder(), 'engano')
    expect(await trouble(dataDir, words)).toContain(`Não há acervo na pasta ${dataDir}.`)
    expect(existsSync(dataDir)).toBe(false)
  },
)

/** Overwrites the pages of a table. */
function damage(dataDir: string, table: string): void {
  const file = join(dataDir, 'arauto.db')
  using db = new DatabaseSync(file, { readOnly: true })
  const pages = db
    .prepare("SELECT pageno FROM dbstat WHERE name = ? AND pagetype <> 'internal'")
    .all(table)
  const handle = openSync(file, 'r+')
  for (const { pageno } of pages)
    writeSync(handle, Buffer.alloc(8_192, 0xee), 0, 8_192, (Number(pageno) - 1) * 8_192)
  closeSync(handle)
}

test('backup and importar, where pages are damaged', async () => {
  const dataDir = temporaryFolder()
  openArchive(dataDir)[Symbol.dispose]()
  await importArticles(dataDir, acts)
  damage(dataDir, 'segment_rows')
  const copy = join(dataDir, 'copia.db')
  const said = await cli(dataDir, 'backup', copy)
  expect(said).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /^Erro: A cópia tem páginas danificadas e não foi guardada\.\n {2}acervo: /,
    ),
  })
  expect(said.stderr).not.toMatch(/\n\s+at /)
  expect(existsSync(copy)).toBe(false)
  const copies = temporaryFolder()
  const added = await cli(dataDir, 'backup', '--incremental', copies)
  expect([added.code, added.stderr]).toEqual([2, said.stderr])
  expect(readdirSync(join(copies, 'pacotes'))).toEqual([])
  damage(dataDir, 'publications')
  const zip = writeZip(dataDir, '2024-03-18-DO1.zip', [{ ...acts[0]!, idMateria: '9100000' }])
  const imported = await cli(dataDir, 'importar', zip)
  expect(imported).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(
      /^Erro: O arquivo do acervo está danificado\.\n {2}.+npx arauto.+\n$/,
    ),
  })
})

test('servir --sem-entregas says that nothing is delivered', async () => {
  const service = startCli(temporaryFolder(), ['servir', '--sem-entregas'], QUICK_START)
  for await (const line of createInterface(service.process.stderr!))
    if (line.includes('Em outro terminal')) break
  service.process.kill('SIGTERM')
  expect((await service.ended).stderr).toContain(
    'Entregas:   desligadas; webhooks e e-mails ficam na fila',
  )
})

test('servir says that there was no archive, once', async () => {
  const dataDir = join(temporaryFolder(), 'nova')
  const told = async () => {
    const service = startCli(dataDir, ['servir'], QUICK_START)
    for await (const line of createInterface(service.process.stderr!))
      if (line.includes('npx arauto demo')) break
    service.process.kill('SIGTERM')
    return (await service.ended).stderr
  }
  expect(await told()).toContain(`ATENÇÃO: não havia acervo em ${dataDir}`)
  expect(await told()).not.toContain('não havia acervo')
})
