import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { resultadoBuscaSchema } from '../src/http/archive/publication-schema.ts'
import { createPublicationReader } from '../src/store/archive/publications.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { importArticles } from './_api.ts'
import { rows } from './_archive.ts'
import { temporaryFolder } from './_cli.ts'

test('hits come in the requested order, without deleted acts', async () => {
  const { reader, keys } = await threeActs()
  const [first, second, third] = await reader.hits(keys)
  expect(await reader.hits(keys.toReversed())).toEqual([third, second, first])
  expect(await reader.hits([keys[2]!, 999, keys[0]!])).toEqual([third, first])
  expect(await reader.hits([])).toEqual([])
})

test('a hit has the fields of its schema', async () => {
  const { reader, keys } = await threeActs()
  for (const hit of await reader.hits(keys))
    expect(Object.keys(hit)).toEqual(Object.keys(resultadoBuscaSchema.properties))
})

test('whatever text an act has, SQLite writes the JSON that JavaScript would', async () => {
  const { db, reader, keys } = await threeActs()
  const [key] = keys
  const write = db.prepare('UPDATE publications SET titulo = ?, resumo = ? WHERE key = ?')
  const special = fc.constantFrom(...Array.from('"\\/\b\f\n\r\t\u0001\u001f\u007f\u2028\ufffdã😀'))
  const text = fc.oneof(fc.string({ unit: special }), fc.string({ unit: 'grapheme' }))
  await fc.assert(
    fc.asyncProperty(text, text, async (titulo, resumo) => {
      write.run(titulo, resumo, BigInt(key!))
      const json = Buffer.from(await reader.hitsAsJson([key!]), 'latin1').toString()
      expect(json).toBe(JSON.stringify([{ ...JSON.parse(json)[0], titulo, resumo }]))
    }),
  )
})

async function threeActs() {
  const dataDir = temporaryFolder()
  await importArticles(dataDir, [{ idMateria: '1' }, { idMateria: '2' }, { idMateria: '3' }])
  const archive = openArchive(dataDir)
  const { db } = archive
  onTestFinished(() => db.close())
  const keys = rows(dataDir, 'SELECT key FROM publications ORDER BY key').map(({ key }) => key)
  return { db, reader: createPublicationReader(archive.sql), keys: keys.map(Number) }
}
