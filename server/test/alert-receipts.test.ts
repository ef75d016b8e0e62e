import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { brasiliaInstant } from '../src/lib/time/dates.ts'
import { compose } from '../src/mail/compose.ts'
import { type AlertRequest, patchAlert } from '../src/alerts/alert.ts'
import { rows } from './_archive.ts'
import { temporaryFolder } from './_cli.ts'
import { manyArticles, writeZip } from './_editions.ts'
import { importHere } from './_import-here.ts'
import { openWatch } from './_watch.ts'

const MONDAY = '2026-03-16'
const TUESDAY = '2026-03-17'
const NUMBERS: Record<string, string> = { [MONDAY]: '50', [TUESDAY]: '51' }
const EMAIL = 'equipe@exemplo.com.br'

/**
 * An archive on the Sunday before, an alert with a confirmed mailbox, and the parts that watch for it.
 */
async function openWorld(request: Partial<AlertRequest>, onCrash?: (error: unknown) => void) {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const time = { now: brasiliaInstant('2026-03-15', '20:00').getTime() }
  const clock = () => new Date(time.now)
  const watch = await openWatch(dataDir, clock, onCrash)
  const canais = { emails: [EMAIL] }
  const alert = await watch.alerts.add({ avisar_vazio: true, canais, ...request })
  await watch.alerts.confirmAll()

  /** Imports acts of a section; those of Section 3 are bids. */
  async function bring(data: string, pubName: string, notify = true): Promise<void> {
    const titulo = pubName === 'DO3' ? 'AVISO DE LICITAÇÃO' : 'PORTARIA'
    const acts = manyArticles(2, { data, pubName }).map((act, i) => ({
      ...act,
      titulo,
      idMateria: `${data.slice(8)}${pubName.slice(2, 3)}${i}`,
      attributes: { editionNumber: NUMBERS[data] },
    }))
    using archive = openArchive(dataDir)
    const zip = writeZip(folder, `${data}-${pubName}.zip`, acts)
    await importHere(archive, [zip], { notify, clock })
  }

  /** Sets the time of day, and lets the watchers do what is due. */
  async function at(data: string, hour: string, looks = true): Promise<string[]> {
    time.now = brasiliaInstant(data, hour).getTime()
    if (looks) await watch.look()
    await watch.write()
    return subjects()
  }

  async function letters() {
    const mails = await watch.mails()
    return mails.map(({ message }) => compose(message, 'https://arauto.exemplo.br'))
  }
  const subjects = async () => (await letters()).map(({ subject }) => subject)
  const text = async () => JSON.stringify((await letters()).at(-1)?.blocks)
  const receipt = () => watch.receipt(alert)
  return { dataDir, watch, alert, bring, at, text, receipt }
}

const monday = { data: MONDAY, numero: '50' }

test('an edition without matches is reported once, after all of it was checked', async () => {
  const termos = ['girafa', 'lhama', 'girafa'].map((termo) => ({ termo }))
  const world = await openWorld({ nome: 'Zebras', consulta: 'zebra', termos })
  const { dataDir, bring, at, text, receipt } = world
  await at(MONDAY, '01:20')
  await bring(MONDAY, 'DO1')
  await bring(MONDAY, 'DO2')
  expect(await at(MONDAY, '03:00')).toEqual([])
  expect(await receipt()).toMatchObject({ edicao: null, faltam: [] })
  await bring(MONDAY, 'DO3')
  // The monitor has not looked yet, so nothing may be reported.
  expect(await at(MONDAY, '07:00', false)).toEqual([])
  expect(await receipt()).toMatchObject({ edicao: null, faltam: [MONDAY] })
  const told = ['Zebras: nada encontrado na edição 50, de 16/03/2026']
  expect(await at(MONDAY, '07:05')).toEqual(told)
  expect(await text()).toContain('50, de 16/03/2026: Seção 1, Seção 2 e Seção 3')
  expect(await text()).toContain('zebra, com um de 2 termos')
  expect(await text()).toContain('Edição conferida:')
  const stated = rows(dataDir, 'SELECT raiz FROM statements ORDER BY sequencia')
  expect(stated).toHaveLength(3)
  expect(await text()).toContain(`16/03/2026: ${String(stated.at(-1)!.raiz)}`)
  expect(await text()).toContain('https://arauto.exemplo.br/guia/prova')
  expect(await receipt()).toMatchObject({ edicao: monday, faltam: [] })
  expect(await at(TUESDAY, '05:00')).toEqual(told)
})

test('an alert for some sections waits only for these; one with matches is not empty', async () => {
  const { watch, bring, at } = await openWorld({
    nome: 'Zebras',
    consulta: 'zebra',
    filtros: { secoes: ['1'] },
  })
  await watch.alerts.add({
    nome: 'Licitações',
    consulta: 'licitação',
    frequencia: 'edicao',
    avisar_vazio: true,
    canais: { emails: [EMAIL] },
  })
  await at(MONDAY, '01:20')
  await bring(MONDAY, 'DO1')
  expect(await at(MONDAY, '01:30')).toEqual(['Zebras: nada encontrado na edição 50, de 16/03/2026'])
  await bring(MONDAY, 'DO2')
  await bring(MONDAY, 'DO3')
  await at(MONDAY, '01:40')
  expect((await at(MONDAY, '02:00')).slice(1)).toEqual([
    'Licitações: 2 atos na edição 50, de 16/03/2026',
  ])
})

test('silent imports, and acts changed meanwhile, do not count as checked', async () => {
  const { watch, alert, bring, at, receipt } = await openWorld({ consulta: 'zebra' })
  await at(MONDAY, '01:20')
  for (const section of ['DO1', 'DO2', 'DO3']) await bring(MONDAY, section, section !== 'DO2')
  expect(await at(MONDAY, '09:00')).toEqual([])
  expect(await receipt()).toMatchObject({ edicao: null, faltam: [MONDAY] })

  await at(TUESDAY, '01:20')
  for (const section of ['DO1', 'DO2', 'DO3']) await bring(TUESDAY, section)
  const changed = { consulta: 'zebras', watching_since: `${TUESDAY}T11:00:00.000Z` }
  await watch.alerts.change(alert.id, changed)
  expect(await at(TUESDAY, '09:00')).toEqual([])
  expect(await watch.receipt({ ...alert, ...changed })).toMatchObject({ edicao: null })
})

test('a new name does not hide earlier gaps', async () => {
  const { watch, alert, bring, at, receipt } = await openWorld({ consulta: 'zebra' })
  await at(MONDAY, '01:20')
  await bring(MONDAY, 'DO1')
  await at(TUESDAY, '01:20')
  for (const section of ['DO1', 'DO2', 'DO3']) await bring(TUESDAY, section)
  await at(TUESDAY, '09:00')
  expect(await receipt()).toMatchObject({ edicao: { numero: '51' }, faltam: [MONDAY] })
  const renamed = patchAlert(alert, { nome: 'Outro' }, new Date(`${TUESDAY}T13:00:00Z`))
  await watch.alerts.change(alert.id, renamed)
  expect(await watch.receipt(renamed)).toMatchObject({
    edicao: { numero: '51' },
    faltam: [MONDAY],
  })
})

test('by day: the checked editions; missing ones never count as empty', async () => {
  const { bring, at, text } = await openWorld({
    nome: 'Zebras',
    consulta: 'zebra',
    frequencia: 'diaria',
    hora: 8,
  })
  expect(await at(MONDAY, '07:59')).toEqual([])
  const silent = 'Zebras: edição de 16/03/2026 ainda não conferida'
  expect(await at(MONDAY, '08:00')).toEqual([silent])
  expect(await text()).not.toContain('Nada foi encontrado')
  expect(await text()).toContain('faltam: Seção 1, Seção 2 e Seção 3')
  expect(await text()).toContain('Alerta:')

  // Two sections come late; of the next day, only one comes.
  await at(MONDAY, '08:30')
  await bring(MONDAY, 'DO1')
  await bring(MONDAY, 'DO2')
  await at(TUESDAY, '01:20')
  await bring(TUESDAY, 'DO1')
  expect(await at(TUESDAY, '08:00')).toEqual([
    silent,
    'Zebras: nada encontrado no resumo de 17/03/2026',
  ])
  const last = await text()
  expect(last).toContain('Edições conferidas:')
  expect(last).toContain('50, de 16/03/2026: Seção 1 e Seção 2; ainda falta: Seção 3')
  expect(last).toContain('51, de 17/03/2026: Seção 1; ainda faltam: Seção 2 e Seção 3')
  expect(last).toContain('a edição de hoje ainda não chegou inteira (faltam: Seção 2 e Seção 3)')
})

test('a late daily mail waits for its sections, and lists the checked editions', async () => {
  const { bring, at, text } = await openWorld({
    nome: 'Licitações',
    consulta: 'licitação',
    frequencia: 'edicao',
    avisar_vazio: false,
  })
  await at(TUESDAY, '10:00')
  await bring(MONDAY, 'DO3')
  expect(await at(TUESDAY, '10:30')).toEqual([])
  await bring(MONDAY, 'DO1')
  await bring(MONDAY, 'DO2')
  const found = 'Licitações: 2 atos na edição 50, de 16/03/2026'
  expect(await at(TUESDAY, '10:40')).toEqual([found])
  expect(await text()).toContain('50, de 16/03/2026: Seção 1, Seção 2 e Seção 3')

  // A missing section delays nothing for longer than two hours, and the mail mentions it.
  await bring(TUESDAY, 'DO3')
  await at(TUESDAY, '10:50')
  expect(await at(TUESDAY, '12:40')).toEqual([found])
  const second = 'Licitações: 2 atos na edição 51, de 17/03/2026'
  expect(await at(TUESDAY, '12:55')).toEqual([found, second])
  expect(await text()).toContain('Seção 3; ainda faltam: Seção 1 e Seção 2')
})

test('a mail that cannot be written holds up no other', async () => {
  const crashes: unknown[] = []
  const request = { nome: 'Licitações', consulta: 'licitação', frequencia: 'diaria' as const }
  const world = await openWorld({ ...request, hora: 7 }, (error) => crashes.push(error))
  const { watch, bring, at } = world
  const canais = { emails: [EMAIL] }
  await watch.alerts.add({ canais, nome: 'Portarias', consulta: 'portaria', frequencia: 'diaria' })
  await at(MONDAY, '02:00')
  for (const pubName of ['DO1', 'DO2', 'DO3']) await bring(MONDAY, pubName)
  await at(MONDAY, '06:00')
  watch.db.exec("UPDATE publications SET conteudo_completo = x'00' WHERE secao = '3'")
  expect(await at(MONDAY, '08:00')).toEqual(['Portarias: 4 atos no resumo de 16/03/2026'])
  expect(crashes).toHaveLength(1)
})
