import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { importFiles } from '../src/threads/import/import-files.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { TUESDAY, type TestArticle, writeZip } from './_editions.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const split: TestArticle[] = [
  { idMateria: '1', part: 1, titulo: 'DESPACHO', texto: '<p>Defere o pedido de Ana.</p>' },
  { idMateria: '1', part: 2, texto: '<p>Indefere o de Bia.</p>', attributes: { numberPage: '9' } },
  { idMateria: '1', part: 3, texto: '<p>Arquive-se.</p>', attributes: { numberPage: '10' } },
]
const rectification: TestArticle = {
  idMateria: '2',
  data: TUESDAY,
  titulo: 'RETIFICAÇÃO',
  texto:
    '<p>No Despacho publicado no DOU de 18/03/2024, edição 54, seção 1, página 8, ' +
    'onde se lê: "Indefere o de Bia", leia-se: "Indefere o de Beatriz".</p>',
}

test.each([
  ['the original first', [split, [rectification]]],
  ['the original last', [[rectification], split]],
])('a split act has all its pages, and is found by each of them: %s', async (_, files) => {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-pages-'))
  folders.push(folder)
  const dataDir = join(folder, 'data')
  const config = readConfig({ ARAUTO_DATA_DIR: dataDir, ARAUTO_IMPORT_THREADS: '1' })
  using archive = openArchive(dataDir)
  const { db } = archive
  for (const [i, articles] of files.entries()) {
    const paths = [writeZip(folder, `${i}.zip`, articles)]
    const signal = new AbortController().signal
    await importFiles(archive, config, { paths, notify: true, signal, onProgress() {} })
  }
  const act = db.prepare("SELECT id, pagina FROM publications WHERE id_materia = '1'").get()
  expect(act?.pagina).toBe('7-10')
  const changes = db.prepare("SELECT dados FROM events WHERE tipo = 'publicacao.atualizada'").all()
  expect(changes.map(({ dados }) => JSON.parse(String(dados)).motivo)).toEqual(['retificacao'])
})
