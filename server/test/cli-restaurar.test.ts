import { readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { databasePath } from '../src/store/sqlite/database.ts'
import { lockDataDir } from '../src/store/sqlite/lock.ts'
import { openSecretBox, secretKeyPath } from '../src/store/secret-key.ts'
import { rows } from './_archive.ts'
import { cli, temporaryFolder } from './_cli.ts'
import { MONDAY, TUESDAY, manyArticles, writeZip } from './_editions.ts'

/** An archive with two acts, a copy of it, and then two more acts in the archive. */
async function createWorld() {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const copy = join(folder, 'copia.bak')
  const importDay = async (data: string) => {
    const zip = writeZip(folder, `${data}-DO1.zip`, manyArticles(2, { data }))
    expect(await cli(dataDir, 'importar', zip)).toMatchObject({ code: 0 })
  }
  await importDay(MONDAY)
  {
    using archive = openArchive(dataDir)
    await openSecretBox(archive.sql, dataDir, null)
  }
  expect(await cli(dataDir, 'backup', copy)).toMatchObject({ code: 0 })
  await importDay(TUESDAY)
  return { dataDir, copy }
}

const acts = (dataDir: string) => rows(dataDir, 'SELECT count(*) AS n FROM publications')[0]?.n

test('restaurar puts the copy in place, keeps the old archive, and says what to know', async () => {
  const { dataDir, copy } = await createWorld()
  const { code, stdout, stderr } = await cli(dataDir, 'restaurar', copy)
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toContain(`Acervo restaurado: 2 publicações, até ${MONDAY}`)
  expect(stdout).toContain('segredos.chave) é a desta cópia')
  expect(stdout).toContain('cada entrega duas vezes')
  expect(stdout).toContain('servir --sem-entregas')
  expect(acts(dataDir)).toBe(2)
  const aside = /está em (.+)\.\n/.exec(stdout)![1]! // said above
  renameSync(aside, databasePath(dataDir))
  expect(acts(dataDir)).toBe(4)
})

test('a missing or wrong key is reported, with the way out', async () => {
  const { dataDir, copy } = await createWorld()
  const key = readFileSync(secretKeyPath(dataDir))
  const elsewhere = join(temporaryFolder(), 'outra')
  const { code, stdout } = await cli(elsewhere, 'restaurar', copy)
  expect(code).toBe(0)
  expect(stdout).toContain('ATENÇÃO: a chave dos segredos')
  expect(stdout).toContain('segredos descartar --sim')
  writeFileSync(secretKeyPath(elsewhere), key)
  expect(JSON.parse((await cli(elsewhere, 'restaurar', '--json', copy)).stdout)).toMatchObject({
    publicacoes: 2,
    chave_confere: true,
    anterior: expect.stringContaining('arauto.db.antes-'),
  })
})

test('nothing changes while the archive is in use, or if the file is no copy', async () => {
  const { dataDir, copy } = await createWorld()
  const refused = async (file: string) => {
    const { code, stderr } = await cli(dataDir, 'restaurar', file)
    expect(code).toBe(2)
    expect(readdirSync(dataDir).filter((name) => /parcial|antes/.test(name))).toEqual([])
    return stderr
  }
  {
    using _service = lockDataDir(dataDir)
    expect(await refused(copy)).toContain('Já há um serviço')
  }
  {
    using archive = openArchive(dataDir)
    expect(archive.db.prepare('SELECT 1').get()).toBeDefined()
    expect(await refused(copy)).toContain('Um comando do Arauto usa o acervo')
  }
  const other = join(dataDir, '..', 'outra-coisa')
  writeFileSync(other, 'isto não é uma cópia\n'.repeat(1_000))
  expect(await refused(other)).toContain('não é a cópia de um acervo')
  writeFileSync(other, readFileSync(copy).fill(0xa5, 3 * 8192, 30 * 8192))
  expect(await refused(other)).toContain('está danificado')
  {
    using newer = new DatabaseSync(copy)
    newer.exec('PRAGMA user_version = 9999')
  }
  expect(await refused(copy)).toContain('versão mais nova')
  expect(await refused(join(dataDir, 'nada'))).toContain('Não há o arquivo')
  expect(acts(dataDir)).toBe(4)
})
