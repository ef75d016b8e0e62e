/*
 * Rows that older rules read, or that are missing, are read again from the stored texts by the service itself, while it
 * has no events, and nobody is told of it.
 */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { monitorPart } from '../src/assembly/monitor.ts'
import { readConfig } from '../src/config.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { EXTRACTOR_VERSION } from '../src/gazette/rows/extractor-version.ts'
import { ROW_RULES } from '../src/ingest/row-rules.ts'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { countUnreadEditions, createRowRereading } from '../src/store/row-tables/reread-rows.ts'
import { contratos, pessoal } from '../src/store/row-tables/tables.ts'
import { int, row } from '../src/store/rows.ts'
import { homeOf } from '../src/threads/home/home-of.ts'
import { extractOf, ordinanceOf } from './_acts-with-rows.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, TUESDAY, type TestArticle, writeZip } from './_editions.ts'
import { importHere } from './_import-here.ts'
import { eventually } from './_push.ts'

const NOW = new Date('2024-03-18T12:00:00Z')
const clock = () => NOW

const bought = (id: string, name: string, data = MONDAY) =>
  extractOf(id, `Contratada: ${name} LTDA, CNPJ 11.222.333/0001-81. Valor Total: R$ 10,00.`, {
    data,
  })

/** An archive of these acts of Section 3, whose rows were then lost or spoiled. */
async function createOldArchive(acts: TestArticle[], ...ages: string[]) {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  using archive = openArchive(dataDir)
  for (const [data, of] of Map.groupBy(acts, ({ data }) => data ?? MONDAY)) {
    const path = writeZip(folder, `${data}-DO3.zip`, of)
    await importHere(archive, [path], { notify: true, clock, reread: false })
  }
  const before = { rows: await readRows(archive), events: await countEvents(archive) }
  for (const statement of ages) await archive.sql.run(statement)
  return { dataDir, before }
}

type Archive = ReturnType<typeof openArchive>

const counted = row({ n: int })
const countEvents = ({ sql }: Archive) => sql.one(counted, 'SELECT count(*) AS n FROM events')

const readRows = ({ sql }: Archive) =>
  sql.all(contratos, `SELECT ${contratos.columns} FROM contratos ORDER BY key, seq`)

interface Reading {
  stopwatch?(): number
  linhasOf?: typeof ROW_RULES.linhasOf
  hiddenPlaces?: typeof ROW_RULES.hiddenPlaces
  onDefect?(id: string, error: unknown): void
}

/** All steps until nothing is left. */
async function rereadAll(
  { sql }: Archive,
  { stopwatch = () => 0, onDefect = fail, ...rules }: Reading = {},
): Promise<void> {
  const rows = createRowRereading(sql, {
    loadRules: async () => ({ ...ROW_RULES, ...rules }),
    versions: EXTRACTOR_VERSION,
    clock,
    stopwatch,
    onDefect,
  })
  const fence = await createLeaseStore(sql).acquire('monitor', 'teste', NOW, NOW)
  while (await rows.step(fence!)); // free
}

function fail(id: string, error: unknown): void {
  throw new Error(id, { cause: error })
}

const LOST = [
  'DELETE FROM contratos',
  'DELETE FROM row_readings',
  'UPDATE edition_sections SET versao_contratos = NULL',
]
const OLD = [
  'UPDATE contratos SET fornecedor = NULL, valor = 1',
  `UPDATE row_readings SET contratos = ${EXTRACTOR_VERSION.contratos - 1}`,
  `UPDATE edition_sections SET versao_contratos = ${EXTRACTOR_VERSION.contratos - 1}`,
]

test.each([
  ['that were never read', LOST],
  ['of older rules', OLD],
])('rows %s are read from the texts by the running service', async (_, ages) => {
  const acts = [bought('100', 'EMPRESA'), bought('101', 'OUTRA', TUESDAY)]
  const { dataDir, before } = await createOldArchive(acts, ...ages)
  using archive = openArchive(dataDir)
  expect(await readRows(archive)).not.toEqual(before.rows)
  await using part = await homeOf(readConfig({ ARAUTO_DATA_DIR: dataDir })).openPart({
    holder: 'teste',
    clock,
  })
  const end = new AbortController()
  const monitor = monitorPart(part, { onDefect: fail }, end.signal)
  await eventually(() => countUnreadEditions(archive.sql, EXTRACTOR_VERSION)).toEqual({
    edicoes: 2,
    por_ler: 0,
  })
  end.abort()
  await monitor
  expect(await readRows(archive)).toEqual(before.rows)
  expect(await countEvents(archive)).toEqual(before.events)
})

test('what was read before an end is not read again', async () => {
  const acts = Array.from({ length: 5 }, (_, i) => bought(String(100 + i), `EMPRESA ${i}`))
  const { dataDir, before } = await createOldArchive(acts, ...LOST)
  using archive = openArchive(dataDir)
  let now = 0
  const stopwatch = () => (now += 30)
  const read: string[] = []
  const killed = rereadAll(archive, {
    stopwatch,
    linhasOf(act) {
      if (read.length === 4) throw new Error('killed')
      read.push(act.id)
      return ROW_RULES.linhasOf(act)
    },
  })
  await expect(killed).rejects.toThrow(/^pub_/)
  const kept = (await readRows(archive)).length
  expect(kept).toBeGreaterThan(0)
  expect(kept).toBeLessThan(acts.length)
  await rereadAll(archive, {
    linhasOf(act) {
      read.push(act.id)
      return ROW_RULES.linhasOf(act)
    },
  })
  expect(await readRows(archive)).toEqual(before.rows)
  expect(read.length).toBeLessThan(4 + acts.length)
})

test('the newest edition is read first', async () => {
  const acts = [bought('100', 'EMPRESA'), bought('101', 'OUTRA', TUESDAY)]
  const { dataDir } = await createOldArchive(acts, ...LOST)
  using archive = openArchive(dataDir)
  const days: string[] = []
  await rereadAll(archive, {
    linhasOf(act) {
      days.push(act.data_publicacao)
      return ROW_RULES.linhasOf(act)
    },
  })
  expect(days).toEqual([TUESDAY, MONDAY])
})

test('an act whose text is damaged, or that rules cannot read, keeps what it has; the others are read', async () => {
  const acts = [bought('100', 'EMPRESA'), bought('101', 'OUTRA'), bought('102', 'TERCEIRA')]
  const { dataDir, before } = await createOldArchive(acts, ...OLD)
  using archive = openArchive(dataDir)
  await archive.sql.run('UPDATE publications SET conteudo_completo = $1 WHERE key = $2', [
    Uint8Array.of(0, 255),
    before.rows[0]!.key,
  ])
  const defects: string[] = []
  await rereadAll(archive, {
    onDefect: (id) => defects.push(id),
    linhasOf(act) {
      if (act.conteudo_completo.includes('OUTRA')) throw new Error('a defect')
      return ROW_RULES.linhasOf(act)
    },
  })
  expect(defects).toHaveLength(1)
  expect((await readRows(archive)).map(({ valor }) => valor)).toEqual([1, 1, 1_000])
  expect(await countUnreadEditions(archive.sql, EXTRACTOR_VERSION)).toEqual({
    edicoes: 1,
    por_ler: 1,
  })
})

test('an act whose rows cannot be written keeps those that it has; the others are read', async () => {
  const acts = [bought('100', 'EMPRESA'), bought('101', 'OUTRA'), bought('102', 'TERCEIRA')]
  const { dataDir } = await createOldArchive(acts, ...OLD)
  using archive = openArchive(dataDir)
  const defects: string[] = []
  let text = ''
  await rereadAll(archive, {
    onDefect: (id) => defects.push(id),
    linhasOf(act) {
      text = act.conteudo_completo
      return ROW_RULES.linhasOf(act)
    },
    hiddenPlaces(rows, hidden) {
      if (text.includes('OUTRA')) throw new Error('a constraint')
      return ROW_RULES.hiddenPlaces(rows, hidden)
    },
  })
  expect(defects).toEqual([expect.stringMatching(/^pub_/)])
  expect((await readRows(archive)).map(({ valor }) => valor)).toEqual([1_000, 1, 1_000])
})

test('a hidden row stays hidden, and rows of other tables as they are', async () => {
  const { dataDir } = await createOldArchive([bought('100', 'EMPRESA')], ...OLD)
  using archive = openArchive(dataDir)
  await importHere(
    archive,
    [
      writeZip(temporaryFolder(), `${MONDAY}-DO2.zip`, [
        ordinanceOf('200', 'Nomear FULANA DE TAL para o cargo de Chefe, código FCE 1.07.'),
      ]),
    ],
    { notify: false, clock, reread: false },
  )
  const persons = () => archive.sql.all(pessoal, `SELECT ${pessoal.columns} FROM pessoal`)
  const before = await persons()
  expect(before).toHaveLength(1)
  await archive.sql.run(
    `INSERT INTO hidden_rows (id, linha_id, publicacao_id, tabela, lugar, dito, sobre, da_origem, motivo, oculta_em, oculta_por)
     SELECT 'lin_x', 'lin_x', p.id, 'contratos', 0, 'x', NULL, $1, 'pedido', '2024-03-18', 'x'
     FROM publications p JOIN contratos c ON c.key = p.key`,
    [false],
  )
  await rereadAll(archive)
  expect(await readRows(archive)).toEqual([])
  expect(await persons()).toEqual(before)
})
