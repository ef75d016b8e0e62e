import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readdirSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { databasePath } from '../src/store/sqlite/database.ts'
import { extractOf } from './_acts-with-rows.ts'
import { rows } from './_archive.ts'
import { cli, startCli, temporaryFolder } from './_cli.ts'
import { MONDAY, manyArticles, writeZip } from './_editions.ts'

async function imported(): Promise<string> {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const path = writeZip(folder, `${MONDAY}-DO1.zip`, manyArticles(5))
  expect(await cli(dataDir, 'importar', path)).toMatchObject({ code: 0 })
  return dataDir
}

/** Changes the archive without the program. */
function harm(dataDir: string, sql: string): void {
  using archive = openArchive(dataDir)
  archive.db.exec(sql)
}

test('a sound archive is reported as sound', async () => {
  const dataDir = await imported()
  expect(await cli(dataDir, 'verificar')).toEqual({
    code: 0,
    signal: null,
    stdout: '5 publicações lidas.\nEstá tudo como foi escrito.\n',
    stderr: '',
  })
})

test('an archive that has people and no acts yet is sound, as are its copies and exports', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const account = ['--nome', 'Escritório', '--email', 'equipe@exemplo.com.br']
  expect(await cli(dataDir, 'conta', 'criar', ...account)).toMatchObject({ code: 0 })
  expect(await cli(dataDir, 'pessoa', 'convidar')).toMatchObject({ code: 0 })
  expect(await cli(dataDir, 'verificar')).toMatchObject({ code: 0 })
  expect(await cli(dataDir, 'exportar', join(folder, 'atos.csv'))).toMatchObject({ code: 0 })

  // Before, such an archive had no index.
  harm(dataDir, 'DROP TABLE segments; DROP TABLE segment_rows; DROP TABLE segment_columns')
  const copy = join(folder, 'copia.db')
  expect(await cli(dataDir, 'backup', copy)).toMatchObject({ code: 0 })
  expect(await cli(dataDir, 'verificar', copy)).toMatchObject({ code: 0 })
})

test.skipIf(!existsSync('/proc/self/maps'))('Ctrl-C ends it while it reads', async () => {
  const dataDir = await imported()
  harm(
    dataDir,
    `CREATE TABLE ballast (words TEXT);
     WITH RECURSIVE counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 1000000)
     INSERT INTO ballast SELECT hex(randomblob(20)) FROM counted;
     CREATE INDEX ballast_words ON ballast (words)`,
  )
  const { process: child, running, ended } = startCli(dataDir, ['verificar'])
  const reads = () =>
    readFileSync(`/proc/${child.pid}/maps`, 'utf8').includes(databasePath(dataDir))
  while (running() && !reads()) await nextTurn()
  child.kill('SIGINT')
  const { code, signal, stdout } = await ended
  expect(signal === 'SIGINT' || code === 130).toBe(true)
  expect(stdout).toBe('')
})

test('a damaged index is reported, and reindexar repairs it', async () => {
  const dataDir = await imported()
  harm(dataDir, 'UPDATE segment_rows SET body = zeroblob(length(body)) WHERE id = 1')
  const { code, stdout } = await cli(dataDir, 'verificar')
  expect(code).toBe(2)
  expect(stdout).toContain('O índice de busca tem 1 parte danificada.')
  expect(stdout).toContain('npx arauto reindexar')
  expect(await cli(dataDir, 'reindexar')).toMatchObject({ code: 0 })
  expect(await cli(dataDir, 'verificar')).toMatchObject({ code: 0 })
})

test('wrong sums of contracts are reported, and added up anew', async () => {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const path = writeZip(folder, `${MONDAY}-DO3.zip`, [
    extractOf('101', 'Contratada: EMPRESA DE TAL LTDA. Objeto: pneus. Valor Total: R$ 10,00.'),
  ])
  expect(await cli(dataDir, 'importar', path)).toMatchObject({ code: 0 })
  expect(await cli(dataDir, 'somas', 'conferir')).toMatchObject({ code: 0 })
  harm(dataDir, 'UPDATE contratos_por_orgao SET soma = soma + 100')
  const { code, stdout } = await cli(dataDir, 'verificar')
  expect(code).toBe(2)
  expect(stdout).toContain('1 soma de contratos guardada não é a das linhas.')
  expect(stdout).toContain('npx arauto somas refazer')
  expect(await cli(dataDir, 'somas', 'conferir')).toMatchObject({ code: 1 })
  expect(await cli(dataDir, 'somas', 'refazer')).toMatchObject({ code: 0 })
  expect(await cli(dataDir, 'verificar')).toMatchObject({ code: 0 })
  expect(rows(dataDir, 'SELECT soma FROM contratos_por_orgao')).toEqual([{ soma: 1_000 }])
})

test('an act that cannot be read names the zip that brings it back', async () => {
  const dataDir = await imported()
  harm(
    dataDir,
    "UPDATE publications SET conteudo_completo = x'00' WHERE key = (SELECT min(key) FROM publications)",
  )
  const { code, stdout } = await cli(dataDir, 'verificar')
  expect(code).toBe(2)
  expect(stdout).toContain(`${MONDAY} DO1: 1 ato ilegível.`)
  expect(stdout).toContain(`npx arauto importar --reler ${MONDAY}-DO1.zip`)
  const zip = join(dataDir, '..', `${MONDAY}-DO1.zip`)
  expect(await cli(dataDir, 'importar', '--reler', zip)).toMatchObject({ code: 0, stderr: '' })
  expect(await cli(dataDir, 'verificar')).toMatchObject({ code: 0 })
  expect(rows(dataDir, 'SELECT DISTINCT versao FROM publications')).toEqual([{ versao: 1 }])
})

test('the rest of a damaged file is read, and the way out given', async () => {
  const dataDir = await imported()
  const path = databasePath(dataDir)
  // A page that nothing needs to open the archive.
  const [table] = rows(dataDir, "SELECT rootpage FROM sqlite_schema WHERE name = 'deliveries'")
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(8192, 0xa5), 0, 8192, (Number(table?.rootpage) - 1) * 8192)
  closeSync(file)
  const { code, stdout } = await cli(dataDir, 'verificar')
  expect(code).toBe(2)
  expect(stdout).toContain('O arquivo do banco está danificado:')
  expect(stdout).toContain('Restaure a última cópia')
})

test('without an archive there is nothing to verify', async () => {
  const { code, stderr } = await cli(join(temporaryFolder(), 'nada'), 'verificar')
  expect([code, stderr]).toEqual([2, expect.stringContaining('Não há acervo na pasta')])
})

test('a copy is read in place, and nothing is written beside it', async () => {
  const dataDir = await imported()
  const copies = temporaryFolder()
  const copy = join(copies, 'arauto.bak')
  expect(await cli(dataDir, 'backup', copy)).toMatchObject({ code: 0 })
  const before = readFileSync(copy)
  const elsewhere = join(temporaryFolder(), 'nada')
  expect(await cli(elsewhere, 'verificar', copy)).toMatchObject({
    code: 0,
    stdout: '5 publicações lidas.\nEstá tudo como foi escrito.\n',
    stderr: '',
  })
  expect(readdirSync(copies)).toEqual(['arauto.bak'])
  expect(readFileSync(copy).equals(before)).toBe(true)
})

test('a damaged copy is reported, with what to do about it', async () => {
  const dataDir = await imported()
  harm(dataDir, 'UPDATE segment_rows SET body = zeroblob(length(body)) WHERE id = 1')
  const copy = join(temporaryFolder(), 'arauto.bak')
  expect(await cli(dataDir, 'backup', copy)).toMatchObject({ code: 0 })
  const { code, stdout } = await cli(dataDir, 'verificar', copy)
  expect(code).toBe(2)
  expect(stdout).toContain('O índice de busca tem 1 parte danificada.')
  expect(stdout).toContain('Não conte com esta cópia')
  expect(stdout).not.toContain('reindexar')
})

test('a file that is no copy is refused, by name', async () => {
  const folder = temporaryFolder()
  const text = join(folder, 'texto.bak')
  writeFileSync(text, 'Isto não é um acervo.'.repeat(100))
  for (const [file, message] of [
    [text, 'não é a cópia de um acervo'],
    [join(folder, 'nada.bak'), 'não existe'],
  ] as const) {
    const { code, stderr } = await cli(folder, 'verificar', file)
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)])
  }
  const { code, stderr } = await cli(folder, 'verificar', text, text)
  expect([code, stderr]).toEqual([2, expect.stringContaining('Diga uma só cópia')])
})
