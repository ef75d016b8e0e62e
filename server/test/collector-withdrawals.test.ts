import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { reportSources } from '../src/gazette/ledger/source-report.ts'
import { createLedgerReader } from '../src/store/archive/ledger.ts'
import { createPublicationReader } from '../src/store/archive/publications.ts'
import { collectEditions } from './_collect-here.ts'
import { expectConsistent, found, rows } from './_archive.ts'
import { cli, temporaryFolder } from './_cli.ts'
import { collectorConfig, simulatedTime, words } from './_collector.ts'
import { type TestArticle, manyArticles, writeZip } from './_editions.ts'
import { startInlabs } from './_inlabs.ts'

const FRIDAY = '2026-03-20'
const NAME = `${FRIDAY}-DO1.zip`
const ACTS = manyArticles(8, { data: FRIDAY })
const FEWER = ACTS.slice(0, 6)

/** A section of eight acts, collected in the morning. */
async function collected() {
  const inlabs = await startInlabs()
  const dataDir = join(temporaryFolder(), 'data')
  const time = simulatedTime(`${FRIDAY} 06:00`)
  const publish = (acts: TestArticle[]) => inlabs.publish(NAME, acts)
  publish(ACTS)

  /** Collects until that time of the day. */
  async function until(end: string): Promise<void> {
    const stop = new AbortController()
    time.at(`${FRIDAY} ${end}`, () => stop.abort())
    using archive = openArchive(dataDir)
    const config = collectorConfig(dataDir, inlabs)
    const seen: string[] = []
    const onEvent = (event: Parameters<typeof words>[0]) => void seen.push(words(event))
    const options = { ...time, signal: stop.signal, onEvent }
    await collectEditions(archive, config, config.collector, options)
    expectConsistent(archive.db)
    expect(seen.filter((word) => word.startsWith('crashed'))).toEqual([])
  }

  async function section() {
    using archive = openArchive(dataDir)
    const ledger = await createLedgerReader(archive.sql).between(FRIDAY, FRIDAY)
    const days = { first: FRIDAY, last: FRIDAY, now: time.clock() }
    const [row] = reportSources(ledger, days)
    const { estado, artigos, publicacoes, ausentes, retiradas, mensagem } = row!
    return { estado, artigos, publicacoes, ausentes, retiradas, mensagem }
  }

  await until('06:10')
  return { publish, until, section, dataDir }
}

const WHOLE = { estado: 'completa', artigos: 8, publicacoes: 8, ausentes: 0, retiradas: 0 }

const changes = (dataDir: string) =>
  rows(dataDir, `SELECT dados FROM events WHERE tipo = 'publicacao.atualizada' ORDER BY seq`).map(
    ({ dados }) => JSON.parse(String(dados)),
  )

const withdrawn = (dataDir: string) =>
  rows(dataDir, 'SELECT id FROM publications WHERE retirada_em IS NOT NULL ORDER BY key').map(
    ({ id }) => String(id),
  )

test('half a zip at night is no withdrawal', async () => {
  const { publish, until, section, dataDir } = await collected()
  publish(FEWER)
  await until('06:50')
  expect(await section()).toEqual({
    ...WHOLE,
    artigos: 6,
    ausentes: 2,
    mensagem: expect.stringContaining('não traz atos que o acervo tem (2)'),
  })
  publish(ACTS)
  await until('12:00')
  expect(await section()).toEqual({ ...WHOLE, mensagem: null })
  expect([withdrawn(dataDir), changes(dataDir)]).toEqual([[], []])
})

test('an act that a second look lacks, too, is withdrawn: kept, found with its state, reported once', async () => {
  const { publish, until, section, dataDir } = await collected()
  const ids = rows(dataDir, 'SELECT id FROM publications ORDER BY key').map(({ id }) => String(id))
  const gone = ids.slice(6)
  publish(FEWER)
  await until('12:00')
  expect(await section()).toEqual({ ...WHOLE, artigos: 6, retiradas: 2, mensagem: null })
  expect(withdrawn(dataDir)).toEqual(gone)
  const told = {
    versao: 1,
    campos_alterados: ['situacao'],
    por: null,
    alcance: null,
    parte: null,
    antes: 'publicada',
  }
  const withdrawals = gone.map((publicacao) => ({
    publicacao,
    ...told,
    motivo: 'retirada',
    situacao: 'retirada',
  }))
  expect(changes(dataDir)).toEqual(withdrawals)

  expect(found(dataDir, '*')).toHaveLength(8)
  {
    using archive = openArchive(dataDir)
    const acts = createPublicationReader(archive.sql)
    expect(await acts.find(gone[0]!)).toMatchObject({
      situacao: 'retirada',
      retirada_em: expect.stringMatching(/^2026-03-20T1\d:/),
    })
    const keys = rows(dataDir, 'SELECT key FROM publications ORDER BY key').map(({ key }) => key)
    const states = (await acts.hits(keys.map(Number))).map(({ situacao }) => situacao)
    expect(states).toEqual([...Array(6).fill('publicada'), 'retirada', 'retirada'])
  }

  publish(ACTS.slice(0, 7))
  await until('14:00')
  expect(await section()).toEqual({ ...WHOLE, artigos: 7, retiradas: 1, mensagem: null })
  expect(withdrawn(dataDir)).toEqual(gone.slice(1))
  const returned = {
    ...told,
    motivo: 'reprocessamento',
    situacao: 'publicada',
    antes: 'retirada',
  }
  expect(changes(dataDir)).toEqual([...withdrawals, { publicacao: gone[0], ...returned }])
})

test('a file from another channel withdraws nothing, however often it is imported', async () => {
  const { section, dataDir } = await collected()
  const folder = temporaryFolder()
  for (const name of ['copia.zip', 'outra.zip']) {
    const path = writeZip(folder, name, FEWER)
    expect(await cli(dataDir, 'importar', path)).toMatchObject({ code: 0 })
  }
  expect(await section()).toMatchObject({ ausentes: 0, retiradas: 0 })
})

test('nor does it restore a withdrawn act', async () => {
  const { publish, until, section, dataDir } = await collected()
  publish(FEWER)
  await until('12:00')
  const gone = withdrawn(dataDir)
  expect(gone).toHaveLength(2)
  const copy = writeZip(temporaryFolder(), 'copia.zip', ACTS)
  expect(await cli(dataDir, 'importar', copy)).toMatchObject({ code: 0 })
  expect(withdrawn(dataDir)).toEqual(gone)
  expect(await section()).toMatchObject({ retiradas: 2 })
})
