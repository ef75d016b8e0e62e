import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { createQueries } from '../src/embedded/queries.ts'
import { systemClock } from '../src/lib/time/clock.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { int, json, nullable, row, text } from '../src/store/rows.ts'
import type { PublicationDetail, ToldRelation } from '../src/gazette/publication-detail.ts'
import { createPublicationReader } from '../src/store/archive/publications.ts'
import { TUESDAY, type TestArticle, writeZip } from './_editions.ts'
import { isOnPostgres } from './_archive.ts'
import { makeArchive } from './_make-archive.ts'
import { decodeAct } from './_decode-act.ts'
import { importHere } from './_import-here.ts'

const actRow = row({ id: text, id_materia: text })

const MIGRATIONS = join(import.meta.dirname, '../src/store/migrations')

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** The stored `dados` of a change event. */
interface StoredChange {
  publicacao: string
  versao: number
  campos_alterados: string[]
  motivo: string
  por: string | null
  situacao: string
}

/** A new archive, with acts named by their idMateria. */
function createArchive() {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-relations-'))
  folders.push(folder)
  const dataDir = join(folder, 'data')
  makeArchive(dataDir)
  let files = 0
  return {
    async importActs(articles: TestArticle[], notify = true) {
      using archive = openArchive(dataDir)
      const paths = [writeZip(folder, `${++files}.zip`, articles)]
      await importHere(archive, paths, { notify, clock: systemClock })
    },
    /** `retificada_por 2 (1)`: kind, the other act, confidence. */
    async relations(idMateria: string): Promise<string[]> {
      using archive = openArchive(dataDir)
      const { publications } = createQueries(archive, { dataDir, secretKey: null })
      const rows = await archive.sql.all(actRow, 'SELECT id, id_materia FROM publications')
      const materias = new Map(rows.map((row) => [row.id, row.id_materia]))
      const id = [...materias].find(([, materia]) => materia === idMateria)?.[0] ?? ''
      const act = decodeAct(await publications.read(id))
      return (act?.relacoes ?? []).map(
        ({ tipo, id, confianca }) => `${tipo} ${materias.get(id)} (${confianca})`,
      )
    },
    /** The relations of an act in the API. */
    async told(idMateria: string): Promise<ToldRelation[]> {
      return (await this.act(idMateria))?.relacoes ?? []
    },
    /** The words of an act's text at these places. */
    async words(idMateria: string, places: { inicio: number; fim: number }[]): Promise<string[]> {
      const letters = Array.from((await this.act(idMateria))?.conteudo_completo ?? '')
      return places.map(({ inicio, fim }) => letters.slice(inicio, fim).join(''))
    },
    async act(idMateria: string): Promise<PublicationDetail | null> {
      using archive = openArchive(dataDir)
      const { publications } = createQueries(archive, { dataDir, secretKey: null })
      const found = await archive.sql.one(
        actRow,
        'SELECT id, id_materia FROM publications WHERE id_materia = $1',
        [idMateria],
      )
      return decodeAct(await publications.read(found!.id))
    },
    /** Leaves of all links what a program without parts stored. */
    async asByOlderProgram() {
      using archive = openArchive(dataDir)
      const stored = await archive.sql.all(
        row({ key: int, seq: int, correction: json<object>() }),
        'SELECT key, seq, correction FROM corrections',
      )
      await archive.sql.transaction(async (tx) => {
        for (const { key, seq, correction } of stored) {
          const known = { ...correction, part: undefined, at: undefined }
          await tx.run(
            `UPDATE corrections SET correction = $1, alcance = NULL, parte = NULL
             WHERE key = $2 AND seq = $3`,
            [JSON.stringify(known), key, seq],
          )
        }
        await tx.run(
          `UPDATE publications SET situacao = 'revogada', em_parte = NULL WHERE em_parte IS NOT NULL`,
        )
        await tx.run('DELETE FROM imported_files')
      })
    },
    async changes(): Promise<StoredChange[]> {
      using archive = openArchive(dataDir)
      const events = await archive.sql.all(
        row({ dados: json<StoredChange>() }),
        `SELECT dados FROM events WHERE tipo = 'publicacao.atualizada' ORDER BY seq`,
      )
      return events.map(({ dados }) => dados)
    },
    /**
     * `1 retificacao por 3: retificada`: act, reason, correcting act, new state; in the order of events.
     */
    async news(): Promise<string[]> {
      using archive = openArchive(dataDir)
      const acts = await archive.sql.all(actRow, 'SELECT id, id_materia FROM publications')
      const materias = new Map(acts.map((row) => [row.id, row.id_materia]))
      return (await this.changes()).map(
        ({ publicacao, motivo, por, situacao }) =>
          `${materias.get(publicacao) ?? '-'} ${motivo} por ${materias.get(por ?? '') ?? '-'}: ${situacao}`,
      )
    },
    /** The state of an act in the API. */
    async situacao(idMateria: string): Promise<string> {
      using archive = openArchive(dataDir)
      const reader = createPublicationReader(archive.sql)
      const found = await archive.sql.one(
        row({ key: int, id: text }),
        'SELECT key, id FROM publications WHERE id_materia = $1',
        [idMateria],
      )
      const [hit] = await reader.hits([found!.key])
      const act = await reader.find(found!.id)
      expect(hit?.situacao).toBe(act?.situacao)
      return act!.situacao
    },
    /** The column's value for each act. */
    async states() {
      using archive = openArchive(dataDir)
      const rows = await archive.sql.all(
        row({ id_materia: text, situacao: nullable(text) }),
        'SELECT id_materia, situacao FROM publications',
      )
      return Object.fromEntries(rows.map(({ id_materia, situacao }) => [id_materia, situacao]))
    },
    /** Runs the migration of this name once more, after `undo`. */
    migrateAgain(name: string, undo: string) {
      using archive = openArchive(dataDir)
      const file = readdirSync(MIGRATIONS).find((file) => file.endsWith(`-${name}`))!
      archive.db.exec(`${undo}; ${readFileSync(join(MIGRATIONS, file), 'utf8')}`)
    },
    /** The `situacao` in the events of new acts. */
    async newActs(): Promise<string[]> {
      using archive = openArchive(dataDir)
      const events = await archive.sql.all(
        row({ dados: json<{ situacao: string }>() }),
        `SELECT dados FROM events WHERE tipo = 'publicacao.nova' ORDER BY seq`,
      )
      return events.map(({ dados }) => dados.situacao)
    },
  }
}

const original: TestArticle = {
  idMateria: '1',
  titulo: 'PORTARIA GM Nº 1.326, DE 15 DE MARÇO DE 2024',
  texto: '<p>Designar MARIA DAS DORES SILVA para a função de chefe.</p>',
}
const namesake: TestArticle = {
  ...original,
  idMateria: '2',
  texto: '<p>Nomear JOÃO DE DEUS.</p>',
  attributes: { artCategory: 'Ministério de Outra Coisa/Gabinete', numberPage: '9' },
}
const rectification: TestArticle = {
  idMateria: '3',
  data: TUESDAY,
  titulo: 'RETIFICAÇÃO',
  texto:
    '<p>Na Portaria GM n° 1326, de 15/03/2024, publicada no DOU de 18-03-2024, seção 1, pág. 7, ' +
    'onde se lê: "DORES SILVA", leia-se: "DORES SOUZA".</p>',
}
const citing: TestArticle = {
  idMateria: '4',
  data: TUESDAY,
  titulo: 'DESPACHO',
  texto: '<p>Nos termos da Portaria GM nº 1.326, de 15 de março de 2024, autorizo.</p>',
}

describe('a rectification and its original', () => {
  test.each([
    ['together', [[original, namesake, rectification, citing]]],
    [
      'the original first',
      [
        [original, namesake],
        [rectification, citing],
      ],
    ],
    ['the original last', [[citing], [rectification], [namesake], [original]]],
  ])('are linked both ways when they come %s', async (_, files) => {
    const archive = createArchive()
    for (const file of files) await archive.importActs(file)
    expect(await archive.relations('3')).toEqual(['retifica 1 (0.99)'])
    expect(await archive.relations('4')).toEqual(['cita 1 (1)'])
    expect(await archive.relations('1')).toEqual(['retificada_por 3 (0.99)', 'citada_por 4 (1)'])
    expect(await archive.relations('2')).toEqual([])
    expect(await archive.changes()).toEqual([
      {
        publicacao: expect.stringMatching(/^pub_/),
        versao: 1,
        campos_alterados: ['situacao'],
        motivo: 'retificacao',
        por: expect.stringMatching(/^pub_/),
        alcance: 'todo',
        parte: null,
        situacao: 'retificada',
        antes: 'publicada',
      },
    ])
    expect(await archive.news()).toEqual(['1 retificacao por 3: retificada'])
    expect(await archive.situacao('1')).toBe('retificada')
    expect(await archive.situacao('2')).toBe('publicada')
  })

  test('the same again fires nothing more', async () => {
    const archive = createArchive()
    for (let i = 0; i < 2; i++) await archive.importActs([original, rectification])
    expect(await archive.changes()).toHaveLength(1)
  })

  test('without a notice, nothing is fired', async () => {
    const archive = createArchive()
    await archive.importActs([original, rectification], false)
    expect(await archive.relations('3')).toEqual(['retifica 1 (0.99)'])
    expect(await archive.changes()).toEqual([])
  })

  test('a corrected text is linked again', async () => {
    const archive = createArchive()
    await archive.importActs([original, namesake, { ...rectification, texto: '<p>Nada.</p>' }])
    expect(await archive.relations('3')).toEqual([])
    await archive.importActs([rectification])
    expect(await archive.relations('3')).toEqual(['retifica 1 (0.99)'])
    await archive.importActs([
      { ...original, titulo: 'PORTARIA GM Nº 9, DE 1º DE MARÇO DE 2024', texto: '<p>Outra.</p>' },
    ])
    expect(await archive.relations('3')).toEqual([])
    expect(await archive.relations('1')).toEqual([])
    expect(await archive.situacao('1')).toBe('publicada')
    expect(await archive.news()).toEqual([
      '3 reprocessamento por -: publicada',
      '1 retificacao por 3: retificada',
      '1 reprocessamento por -: retificada', // its text has changed
      '1 reprocessamento por -: publicada', // so it is no longer the rectified act
    ])
    expect((await archive.changes()).at(-1)).toMatchObject({
      versao: 2,
      campos_alterados: ['situacao'],
    })
  })

  test('a new text of the original leaves it rectified, and is one event', async () => {
    const archive = createArchive()
    await archive.importActs([original, rectification])
    await archive.importActs([{ ...original, texto: original.texto + '<p>Publique-se.</p>' }])
    expect(await archive.situacao('1')).toBe('retificada')
    expect(await archive.news()).toEqual([
      '1 retificacao por 3: retificada',
      '1 reprocessamento por -: retificada',
    ])
  })

  test('two that fit equally well are both left alone', async () => {
    const archive = createArchive()
    const texto = original.texto + '<p>Publique-se.</p>'
    await archive.importActs([original, { ...original, idMateria: '5', texto }, rectification])
    expect(await archive.relations('3')).toEqual([])
  })

  test('if an act is printed twice, one copy is linked, whichever comes first', async () => {
    const copies = [original, { ...original, idMateria: '5' }]
    const linked = await Promise.all(
      [copies, copies.toReversed()].map(async (order) => {
        const archive = createArchive()
        await archive.importActs([rectification])
        for (const copy of order) await archive.importActs([copy])
        return await archive.relations('3')
      }),
    )
    expect(linked[0]).toHaveLength(1)
    expect(linked[1]).toEqual(linked[0])
  })
})

test('a republication is of the act of its own name, and an annulment of the act that it names', async () => {
  const archive = createArchive()
  await archive.importActs([original])
  await archive.importActs([
    {
      ...original,
      idMateria: '6',
      data: TUESDAY,
      texto:
        '<p>Texto.</p><p>Republicada por ter saído no DOU de 18/03/2024, seção 1, página 7, com incorreção.</p>',
    },
    {
      idMateria: '7',
      data: TUESDAY,
      texto:
        '<p>Art. 1º Tornar sem efeito a Portaria GM nº 1.326, de 15 de março de 2024, publicada no ' +
        'Diário Oficial da União de 18 de março de 2024, que designou MARIA DAS DORES SILVA.</p>',
    },
  ])
  expect(await archive.relations('6')).toContain('republica 1 (0.99)')
  expect((await archive.relations('7'))[0]).toMatch(/^torna_sem_efeito 1/)
  expect(await archive.relations('1')).toEqual([
    'republicada_por 6 (0.99)',
    expect.stringMatching(/^sem_efeito_por 7/),
  ])
  expect(await archive.news()).toEqual([
    '1 republicacao por 6: republicada',
    '1 sem_efeito por 7: sem_efeito',
  ])
  expect(await archive.situacao('1')).toBe('sem_efeito')
})

/** So long that the acts after it are written in another transaction. */
const LONG_ACT: TestArticle = { idMateria: '90', texto: `<p>${'texto '.repeat(130_000)}</p>` }
/** Resembles {@link original} in all but page and words. */
const lookalike: TestArticle = {
  ...original,
  idMateria: '5',
  texto: '<p>Nomear JOÃO DE DEUS.</p>',
  attributes: { numberPage: '9' },
}

test('an act that only resembles the original, and comes before it in the file, causes no event', async () => {
  const archive = createArchive()
  await archive.importActs([rectification])
  await archive.importActs([lookalike, LONG_ACT, original])
  expect(await archive.news()).toEqual(['1 retificacao por 3: retificada'])
  expect(await archive.situacao('5')).toBe('publicada')
})

test('a last line revokes, another act annuls; a revoking act does not cite it as well', async () => {
  const archive = createArchive()
  await archive.importActs([
    {
      idMateria: '8',
      data: TUESDAY,
      texto:
        '<p>Art. 1º Designar FULANO DE TAL.</p>' +
        '<p>Art. 2º Fica revogada a Portaria GM nº 1.326, de 15 de março de 2024.</p>',
    },
    {
      idMateria: '9',
      data: TUESDAY,
      texto: '<p>Anular a Portaria GM nº 1.326, publicada no DOU nº 54 de 18/03, página 7.</p>',
    },
  ])
  await archive.importActs([original])
  expect(await archive.relations('8')).toEqual(['revoga 1 (0.99)'])
  expect(await archive.relations('9')).toEqual(['anula 1 (0.99)'])
  expect(await archive.relations('1')).toEqual(['revogada_por 8 (0.99)', 'anulada_por 9 (0.99)'])
  expect(await archive.news()).toEqual([
    '1 revogacao por 8: revogada',
    '1 anulacao por 9: sem_efeito',
  ])
  expect(await archive.newActs()).toEqual(['publicada', 'publicada', 'publicada'])
})

describe('a relation reaches a part', () => {
  const two = {
    ...original,
    texto: '<p>Art. 1º Nomear IVO DIAS SÁ.</p><p>Art. 2º Nomear ANA DIAS SÁ.</p>',
  }
  const revoking = {
    idMateria: '8',
    data: TUESDAY,
    texto: '<p>Fica revogado o art. 2º da Portaria GM nº 1.326, de 15 de março de 2024.</p>',
  }

  test('and the rest of the act stands', async () => {
    const archive = createArchive()
    await archive.importActs([two, revoking])
    expect(await archive.news()).toEqual(['1 revogacao por 8: em_parte'])
    expect(await archive.changes()).toMatchObject([{ alcance: 'parte', parte: 'art. 2º' }])
    expect(await archive.situacao('1')).toBe('em_parte')
    const [made] = await archive.told('1')
    expect(made).toMatchObject({
      tipo: 'revogada_por',
      alcance: 'parte',
      parte: { tipo: 'dispositivo', texto: 'art. 2º' },
    })
    expect(await archive.words('1', made!.parte!.trechos)).toEqual(['Art. 2º Nomear ANA DIAS SÁ.'])
    const [makes] = await archive.told('8')
    expect(await archive.words('8', makes!.parte!.trechos)).toEqual(['art. 2º'])
  })

  test('of a link of an older program when its file is read again, which is no news', async () => {
    const archive = createArchive()
    await archive.importActs([two, revoking], false)
    await archive.asByOlderProgram()
    expect(await archive.situacao('1')).toBe('revogada')
    expect(await archive.told('1')).toMatchObject([{ alcance: null, parte: null }])
    await archive.importActs([two, revoking], false)
    expect(await archive.situacao('1')).toBe('em_parte')
    expect(await archive.told('1')).toMatchObject([{ alcance: 'parte' }])
    expect(await archive.changes()).toEqual([])
  })

  test('what is altered stays in force', async () => {
    const archive = createArchive()
    const texto = '<p>Alterar o art. 1º da Portaria GM nº 1.326, de 15 de março de 2024.</p>'
    await archive.importActs([two, { ...revoking, texto }])
    expect(await archive.news()).toEqual(['1 alteracao por 8: publicada'])
    expect(await archive.relations('1')).toEqual(['alterada_por 8 (0.99)'])
  })
})

test.each([
  ['first', (acts: TestArticle[]) => acts],
  ['last', (acts: TestArticle[]) => acts.toReversed()],
])('an act that one text revokes twice is news once: the original %s', async (_, ordered) => {
  const archive = createArchive()
  const list = {
    ...original,
    titulo: 'PORTARIAS DE 15 DE MARÇO DE 2024',
    texto: '<p>Nº 4 - Nomear IVO DIAS SÁ.</p><p>Nº 5 - Nomear.</p>',
  }
  const revoking = {
    idMateria: '8',
    data: TUESDAY,
    texto: '<p>Ficam revogadas as Portarias nº 4 e 5, de 15 de março de 2024.</p>',
  }
  for (const act of ordered([list, revoking])) await archive.importActs([act])
  expect(await archive.relations('8')).toEqual(['revoga 1 (0.99)', 'revoga 1 (0.99)'])
  expect(await archive.news()).toEqual(['1 revogacao por 8: revogada'])
})

test('a text that corrects in another way is a new event', async () => {
  const archive = createArchive()
  const undoing = (verb: string) => ({
    idMateria: '8',
    data: TUESDAY,
    texto: `<p>${verb} a Portaria GM nº 1.326, de 15 de março de 2024.</p>`,
  })
  await archive.importActs([original, undoing('Anular')])
  await archive.importActs([undoing('Revogar')])
  expect(await archive.news()).toEqual([
    '1 anulacao por 8: sem_efeito',
    '8 reprocessamento por -: publicada',
    '1 revogacao por 8: revogada',
  ])
})

test.skipIf(isOnPostgres)("an older program's archive gets the states of its acts", async () => {
  const archive = createArchive()
  const titled = (number: number): TestArticle => ({
    ...original,
    idMateria: `1${number}`,
    titulo: `PORTARIA GM Nº ${number}, DE 15 DE MARÇO DE 2024`,
  })
  const undoing = ['Revogar', 'Anular', 'Tornar sem efeito', 'Revogar', 'Anular']
  await archive.importActs([original, rectification, ...[1, 2, 3, 4].map(titled)])
  await archive.importActs(
    undoing.map((verb, i) => ({
      idMateria: `2${i}`,
      data: TUESDAY,
      texto: `<p>${verb} a Portaria GM nº ${Math.min(i + 1, 4)}, de 15 de março de 2024.</p>`,
    })),
  )
  const states = await archive.states()
  expect(states).toMatchObject({ 1: 'retificada', 11: 'revogada', 12: 'sem_efeito', 20: null })
  expect(states).toMatchObject({ 13: 'sem_efeito', 14: 'sem_efeito' })
  archive.migrateAgain(
    'situacao.sql',
    'DROP INDEX publications_by_situacao; ALTER TABLE publications DROP COLUMN situacao',
  )
  expect(await archive.states()).toEqual(states)
})

test('two rectifications of one act do not rectify each other', async () => {
  const archive = createArchive()
  const again = (idMateria: string, data: string): TestArticle => ({
    idMateria,
    data,
    titulo: 'RETIFICAÇÃO',
    texto:
      '<p>PORTARIA GM Nº 1.326, DE 15 DE MARÇO DE 2024</p>' +
      '<p>Publicada no DOU nº 54, de 18/03/2024, seção 1, pág. 7, onde se lê: "SILVA", leia-se: "SOUZA".</p>',
    attributes: { editionNumber: data === TUESDAY ? '55' : '56', numberPage: '9' },
  })
  await archive.importActs([again('6', TUESDAY), again('7', '2024-03-20')])
  expect(await archive.relations('6')).toEqual([])
  expect(await archive.relations('7')).toEqual([])
  await archive.importActs([original])
  expect(await archive.relations('7')).toEqual(['retifica 1 (0.99)'])
})
