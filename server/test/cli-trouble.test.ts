import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { QUICK_START, cli, startCli, temporaryFolder } from './_cli.ts'

const SMTP = {
  ARAUTO_SMTP_URL: 'smtp://localhost:25',
  ARAUTO_MAIL_FROM: 'Arauto <a@exemplo.com.br>',
  ARAUTO_PUBLIC_URL: 'https://arauto.exemplo.com.br',
}

/** What a command says that must end with code 2, in a message and a way out, without a stack. */
async function trouble(
  dataDir: string,
  words: string,
  env: Record<string, string> = {},
): Promise<string> {
  const { code, stderr } = await startCli(dataDir, words.split(' '), env).ended
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringMatching(/^Erro: .+\n {2}.+\n$/),
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

test.each(['servir', 'situacao'])('%s, when the archive is another kind of file', async (words) => {
  const dataDir = temporaryFolder()
  writeFileSync(join(dataDir, 'arauto.db'), 'isto não é um acervo\n'.repeat(1_000))
  expect(await trouble(dataDir, words, QUICK_START)).toContain('npx arauto restaurar')
})

test('situacao, when the archive is newer than the program', async () => {
  const dataDir = temporaryFolder()
  {
    using archive = openArchive(dataDir)
    archive.db.exec('PRAGMA user_version = 9999')
  }
  const { code, stderr } = await cli(dataDir, 'situacao')
  expect(code).toBe(2)
  expect(stderr).toMatch(/^Erro: O acervo foi gravado por uma versão mais nova/)
  expect(stderr).toContain('docs/upgrade.md')
  expect(stderr).not.toMatch(/\n\s+at /)
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
  expect(await told()).not.toContain('ATENÇÃO')
})
