import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { brasiliaInstant } from '../src/lib/time/dates.ts'
import { shownIssue } from '../src/service/bulletins/shown-issue.ts'
import { bulletinsOf } from './_bulletins.ts'
import { temporaryFolder } from './_cli.ts'
import { manyArticles, writeZip } from './_editions.ts'
import { importHere } from './_import-here.ts'
import { openWatch } from './_watch.ts'

const SUNDAY = '2026-03-15'
const MONDAY = '2026-03-16'
const TUESDAY = '2026-03-17'
const WEDNESDAY = '2026-03-18'

/** An archive on a Sunday, and the parts that watch for an account, at times that the test sets. */
async function openWorld() {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const time = { now: brasiliaInstant(SUNDAY, '20:00').getTime() }
  const clock = () => new Date(time.now)
  const crashes: unknown[] = []
  const watch = await openWatch(dataDir, clock, (error) => crashes.push(error))
  onTestFinished(() => expect(crashes.splice(0)).toEqual([]))
  const bulletins = bulletinsOf(watch, clock)

  /** Imports two acts of a section; those of Section 3, an extra one included, are bids. */
  async function bring(data: string, pubName: string): Promise<void> {
    const isExtra = pubName.endsWith('E')
    const acts = manyArticles(2, { data, pubName }).map((act, i) => ({
      ...act,
      titulo: `${pubName.startsWith('DO3') ? 'AVISO DE LICITAÇÃO' : 'PORTARIA'} ${i}`,
      idMateria: `${data.slice(8)}${pubName.slice(2, 3)}${isExtra ? 9 : ''}${i}`,
      attributes: { editionNumber: `${34 + Number(data.slice(8))}${isExtra ? '-A' : ''}` },
    }))
    using archive = openArchive(dataDir)
    const zip = writeZip(folder, `${data}-${pubName}.zip`, acts)
    await importHere(archive, [zip], { notify: true, clock })
  }

  return {
    db: watch.db,
    crashes,
    bulletins,
    async bringAll(data: string, hour: string, names = ['DO1', 'DO2', 'DO3']): Promise<void> {
      time.now = brasiliaInstant(data, hour).getTime()
      for (const name of names) await bring(data, name)
    },
    /** Sets the time of day, and lets the watchers do what is due. */
    async at(data: string, hour: string, looks = true): Promise<void> {
      time.now = brasiliaInstant(data, hour).getTime()
      if (looks) await watch.look()
      await watch.write()
    },
    /** The subjects of a bulletin's mails, oldest first, and the text of the last. */
    async told(id: string) {
      const { resultados } = await bulletins.reader.issues(id, { offset: 0, limit: 100 })
      const [last] = resultados
      const found = last && (await bulletins.reader.issue(id, last.id))
      return {
        subjects: resultados.map(({ assunto }) => assunto).toReversed(),
        text: found ? shownIssue(found.content, 'https://arauto.exemplo.br').texto : '',
      }
    },
  }
}

test('a daily one: acts, nothing, what is missing, and silence on a Sunday', async () => {
  const { bulletins, bringAll, at, told } = await openWorld()
  const bids = await bulletins.alert({ nome: 'Licitações', consulta: 'licitação' })
  const zebras = await bulletins.alert({ nome: 'Zebras', consulta: 'zebra' })
  const paused = await bulletins.alert({ nome: 'Parado', ativo: false })
  const says = await bulletins.add({
    alertas: [bids.id],
    enviar_vazio: true,
    assunto: 'B: {{atos}}, {{periodo}}',
  })
  const empty = await bulletins.add({
    alertas: [zebras.id, paused.id],
    enviar_vazio: true,
    assunto: 'Z: {{atos}}',
    texto_vazio: 'Nada em {{data}}.',
  })
  const silent = await bulletins.add({ alertas: [zebras.id] })

  await bringAll(MONDAY, '02:00')
  await at(MONDAY, '07:59')
  expect(await told(says.id)).toMatchObject({ subjects: [] })
  await at(MONDAY, '08:00')
  await at(MONDAY, '08:01')
  expect(await told(says.id)).toMatchObject({
    subjects: ['B: 2 atos, 16/03/2026'],
    text: expect.stringContaining('50, de 16/03/2026: Seção 1, Seção 2 e Seção 3'),
  })
  const { subjects, text } = await told(empty.id)
  expect(subjects).toEqual(['Z: nenhum ato'])
  expect(text).toContain('Nada em 16/03/2026.')
  expect(text).toContain('o alerta “Parado” está pausado')
  expect(await told(silent.id)).toMatchObject({ subjects: [] })

  // Of Tuesday, Section 3 is missing.
  await bringAll(TUESDAY, '02:00', ['DO1', 'DO2'])
  await at(TUESDAY, '08:00')
  const tuesday = await told(empty.id)
  expect(tuesday.subjects).toEqual(['Z: nenhum ato', 'Z: nenhum ato'])
  expect(tuesday.text).toContain('ainda falta: Seção 3')

  // Of Wednesday, all is missing: nobody may say that nothing was found.
  await at(WEDNESDAY, '08:00')
  const wednesday = await told(empty.id)
  expect(wednesday.subjects.at(-1)).toBe('Compras: edição de 18/03/2026 ainda não conferida')
  expect(wednesday.text).not.toContain('Nada em')
  expect(wednesday.text).toContain('ainda faltam: Seção 1, Seção 2 e Seção 3')

  await at('2026-03-21', '08:00')
  const before = (await told(empty.id)).subjects.length
  await at('2026-03-22', '08:00')
  expect((await told(empty.id)).subjects).toHaveLength(before)
})

test('it waits for what came before its hour, but with acts no longer than an hour', async () => {
  const { bulletins, bringAll, at, told } = await openWorld()
  const bids = await bulletins.alert({ consulta: 'licitação' })
  const zebras = await bulletins.alert({ consulta: 'zebra' })
  const some = await bulletins.add({ alertas: [bids.id], enviar_vazio: true })
  const none = await bulletins.add({ alertas: [zebras.id], enviar_vazio: true })
  await bringAll(MONDAY, '06:00', ['DO3'])
  await at(MONDAY, '07:00')
  await bringAll(MONDAY, '07:30', ['DO1'])
  await at(MONDAY, '08:30', false)
  expect([await told(some.id), await told(none.id)]).toMatchObject([
    { subjects: [] },
    { subjects: [] },
  ])
  await at(MONDAY, '09:00', false)
  expect([await told(some.id), await told(none.id)]).toMatchObject([
    { subjects: ['Compras: 2 atos, 16/03/2026'] },
    { subjects: [] },
  ])
  await at(MONDAY, '09:01')
  expect(await told(none.id)).toMatchObject({ subjects: ['Compras: nenhum ato, 16/03/2026'] })
})

test('one by weekdays tells of all days since the one before it', async () => {
  const { bulletins, bringAll, at, told } = await openWorld()
  const bids = await bulletins.alert({ consulta: 'licitação' })
  const { id } = await bulletins.add({
    alertas: [bids.id],
    frequencia: 'semanal',
    dias: ['seg', 'qua'],
  })
  await bringAll(MONDAY, '02:00')
  await at(MONDAY, '08:00')
  await bringAll(TUESDAY, '02:00')
  await at(TUESDAY, '08:00')
  await bringAll(WEDNESDAY, '02:00')
  await at(WEDNESDAY, '08:00')
  expect(await told(id)).toMatchObject({
    subjects: ['Compras: 2 atos, 16/03/2026', 'Compras: 4 atos, 17/03/2026 a 18/03/2026'],
  })
})

test('after a stop, one mail tells everything', async () => {
  const { bulletins, bringAll, at, told } = await openWorld()
  const bids = await bulletins.alert({ consulta: 'licitação' })
  const { id } = await bulletins.add({ alertas: [bids.id] })
  await bringAll(MONDAY, '02:00')
  await bringAll(TUESDAY, '02:00')
  await at(WEDNESDAY, '07:00')
  expect(await told(id)).toMatchObject({ subjects: ['Compras: 4 atos, 16/03/2026 a 18/03/2026'] })
})

test('an alert that is newer than an edition does not say that it looked at it', async () => {
  const { bulletins, bringAll, at, told } = await openWorld()
  await bringAll(MONDAY, '02:00')
  await at(MONDAY, '07:00')
  const zebras = await bulletins.alert({ consulta: 'zebra' })
  const { id } = await bulletins.add({ alertas: [zebras.id], enviar_vazio: true })
  await at(MONDAY, '08:00')
  expect(await told(id)).toMatchObject({ subjects: [] })
})

test('what was told early counts as told, and is not checked anew', async () => {
  const { bulletins, bringAll, at, told } = await openWorld()
  const bids = await bulletins.alert({ consulta: 'licitação' })
  const { id } = await bulletins.add({ alertas: [bids.id], enviar_vazio: true })
  await bringAll(MONDAY, '02:00', ['DO1', 'DO2'])
  await at(MONDAY, '02:10')
  await bringAll(MONDAY, '07:30', ['DO3'])
  await at(MONDAY, '08:00', false)
  await bringAll(MONDAY, '08:20', ['DO3E'])
  await at(MONDAY, '08:40')
  const monday = await told(id)
  expect(monday.subjects).toEqual(['Compras: 4 atos, 16/03/2026'])
  expect(monday.text).toContain('50-A, de 16/03/2026')

  await bringAll(TUESDAY, '02:00', ['DO1', 'DO2'])
  await at(TUESDAY, '08:00')
  const tuesday = await told(id)
  expect(tuesday.subjects.at(-1)).toBe('Compras: nenhum ato, 17/03/2026')
  expect(tuesday.text).toContain('51, de 17/03/2026: Seção 1 e Seção 2')
  expect(tuesday.text).not.toContain('de 16/03/2026')
})

test('of an edition whose acts were told before, it never says that nothing was found', async () => {
  const { bulletins, bringAll, at, told } = await openWorld()
  const bids = await bulletins.alert({ consulta: 'licitação' })
  const { id } = await bulletins.add({ alertas: [bids.id], enviar_vazio: true })
  await bringAll(MONDAY, '02:00', ['DO1', 'DO3'])
  await at(MONDAY, '08:00')
  await bringAll(MONDAY, '12:00', ['DO2'])
  await at(TUESDAY, '08:00')
  const { subjects, text } = await told(id)
  expect(subjects).toEqual(['Compras: 2 atos, 16/03/2026', 'Compras: nenhum ato novo, 17/03/2026'])
  expect(text).toContain('50, de 16/03/2026: Seção 1, Seção 2 e Seção 3')
  expect(text).not.toContain('Nada foi encontrado')
  expect(text).toContain('não se repete aqui')
})

test('what was not yet checked when it went out is in the next one', async () => {
  const { bulletins, bringAll, at, told } = await openWorld()
  const bids = await bulletins.alert({ consulta: 'licitação' })
  const { id } = await bulletins.add({ alertas: [bids.id], enviar_vazio: true })
  await bringAll(MONDAY, '06:00', ['DO3'])
  await at(MONDAY, '07:00')
  await bringAll(MONDAY, '07:30', ['DO1'])
  await at(MONDAY, '09:00', false)
  expect((await told(id)).text).toContain('50, de 16/03/2026: Seção 3; ainda faltam')
  await at(MONDAY, '09:30')
  await at(TUESDAY, '08:00')
  expect((await told(id)).text).toContain('50, de 16/03/2026: Seção 1 e Seção 3; ainda falta')
})

test('one whose alerts are all paused says so where it goes out empty', async () => {
  const { bulletins, bringAll, at, told } = await openWorld()
  const paused = await bulletins.alert({ nome: 'Parado', consulta: 'licitação', ativo: false })
  const says = await bulletins.add({ alertas: [paused.id], enviar_vazio: true })
  const silent = await bulletins.add({ alertas: [paused.id] })
  await bringAll(MONDAY, '02:00')
  await at(MONDAY, '08:00')
  const { subjects, text } = await told(says.id)
  expect(subjects).toEqual(['Compras: nenhum alerta ativo'])
  expect(text).toContain('o alerta “Parado” está pausado e não procura nada')
  expect(text).not.toContain('Nada foi encontrado')
  expect(await told(silent.id)).toMatchObject({ subjects: [] })
})

test('one that fails holds up no other, and is tried again after a minute', async () => {
  const { db, crashes, bulletins, bringAll, at, told } = await openWorld()
  const bids = await bulletins.alert({ consulta: 'licitação' })
  const orders = await bulletins.alert({ consulta: 'portaria' })
  const failing = await bulletins.add({ alertas: [bids.id], hora: 7 })
  const { id } = await bulletins.add({ alertas: [orders.id] })
  await bringAll(MONDAY, '02:00')
  await at(MONDAY, '06:00')
  db.exec("UPDATE publications SET conteudo_completo = x'00' WHERE secao = '3'")
  await at(MONDAY, '08:00')
  expect(crashes.splice(0)).toHaveLength(1)
  expect(await told(failing.id)).toMatchObject({ subjects: [] })
  expect(await told(id)).toMatchObject({ subjects: ['Compras: 4 atos, 16/03/2026'] })
  await at(MONDAY, '08:00')
  expect(crashes).toEqual([])
  await at(MONDAY, '08:01')
  expect(crashes.splice(0)).toHaveLength(1)
})
