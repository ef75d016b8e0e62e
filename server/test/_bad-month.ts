import { brasiliaInstant } from '../src/lib/time/dates.ts'
import type { SimulatedTime } from './_collector.ts'
import { type TestArticle, type TestFile, fileName, manyArticles } from './_editions.ts'
import type { TestInlabs } from './_inlabs.ts'

export const SECTIONS = ['DO1', 'DO2', 'DO3']
const ALL = SECTIONS

/**
 * The weekdays of March 2026. `05` is a decreed holiday, and `18` is lost: the source never has it.
 */
export const DAYS = [
  2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 16, 17, 18, 19, 20, 23, 24, 25, 26, 27, 30, 31,
].map((day) => `2026-03-${String(day).padStart(2, '0')}`)
export const dayOf = (day: string) => `2026-03-${day}`
export const FREE = dayOf('05')
export const LOST = dayOf('18')
/** The monitor does not run on this day until then. */
export const STILL = { data: dayOf('27'), until: '12:30' }

export const ACTS = 4

/** A reason why sections are absent or partial, and the ledger's words for it. */
interface Trouble {
  data: string
  sections: string[]
  /** When it ends; some minutes later everything is in. Null: never. */
  until: string | null
  says: string
}

type Fault = Parameters<TestInlabs['fail']>[1]

/**
 * Faults that the source shows from midnight on: the target, the fault, its end, and the affected
 * sections.
 */
const FAULTS: [day: string, target: string, fault: Fault, until: string | null, says?: string][] = [
  ['02', '*', 'sem_conexao', '06:00'],
  ['03', 'DO2', 'zip_invalido', '10:00'],
  ['03', 'DO3', 'nao_e_zip', '14:00'],
  ['04', 'DO1', 'transferencia_incompleta', '09:00'],
  // The reason of the last try is whatever the source fails with later.
  ['06', 'DO1', 'erro_http', null, 'falha'],
  ['06', 'DO2', 'erro_http', null, 'falha'],
  ['09', 'login', 'credenciais_recusadas', '05:20'],
  ['09', 'DO3', 'arquivo_vazio', '11:00'],
  ['10', '', 'data_ausente', '10:30', 'pendente: data_ausente'],
  ['10', 'DO1', 'sessao_recusada', '14:00'],
  ['11', 'DO2', 'secao_ausente', '09:30'],
  ['11', 'DO1', 'data_errada', '10:30'],
  ['12', 'DO3', 'secao_errada', '09:00'],
  ['13', 'DO1', 'zip_sem_xml', '06:00'],
  ['13', 'DO2', 'arquivo_grande_demais', '14:00'],
  ['16', '*', 'resposta_inesperada', '03:30'],
  ['17', '*', 'acesso_bloqueado', '04:00'],
  ['31', 'DO3', 'zip_invalido', '14:00'],
]

/** The effects of these faults, and of all other events, on sections. */
const TROUBLES: Trouble[] = [
  ...FAULTS.map(([day, target, fault, until, says = `falha: ${fault}`]) => ({
    data: dayOf(day),
    sections: SECTIONS.includes(target) ? [target] : ALL,
    until,
    says,
  })),
  { data: dayOf('16'), sections: ['DO3'], until: '13:30', says: 'pendente: secao_ausente' },
  { data: dayOf('24'), sections: ['DO1'], until: '14:00', says: 'parcial' },
  { data: dayOf('24'), sections: ['DO2'], until: null, says: 'parcial' },
  { data: dayOf('25'), sections: ALL, until: '04:00', says: 'falha: falha_interna' },
]

/** The instant of an hour on a day of the month. */
export const instant = (data: string, hour: string) => brasiliaInstant(data, hour)

/** The first current trouble of a section; it hides the others. */
export function troubleAt(data: string, section: string, now: Date): Trouble | undefined {
  return TROUBLES.find(
    (trouble) =>
      trouble.data === data &&
      trouble.sections.includes(section) &&
      (trouble.until === null || now < instant(data, trouble.until)),
  )
}

/** The earliest moment at which a section can be complete; null: never. */
export function wholeFrom(data: string, section: string): Date | null {
  if (data === FREE || data === LOST) return null
  const ends = TROUBLES.filter(
    (trouble) => trouble.data === data && trouble.sections.includes(section),
  ).map(({ until }) => until)
  if (ends.includes(null)) return null
  return instant(data, ['01:20', ...ends.flatMap((end) => end ?? [])].toSorted().at(-1)!)
}

/** Consecutive, except for the day without an edition. */
export function numberOf(data: string): string {
  return String(40 + DAYS.filter((day) => day !== FREE).indexOf(data))
}

/** The acts of a section; the first one of Section 2 has a giraffe. */
function actsOf(data: string, pubName: string): TestArticle[] {
  const first = Number(data.slice(-2)) * 1_000_000 + SECTIONS.indexOf(pubName) * 100_000
  return manyArticles(ACTS, { data, pubName }).map((act, i) => ({
    ...act,
    idMateria: String(first + i),
    attributes: { editionNumber: numberOf(data) },
    ...(pubName === 'DO2' && i === 0 ? { texto: '<p>Autoriza a compra de girafa.</p>' } : {}),
  }))
}

/** An unreadable article of a section. */
function broken(data: string, pubName: string): TestFile {
  return [fileName({ idMateria: '999', data, pubName }), '<']
}

/** Plans the month at the source. `disk`: makes the archive unwritable or writable again. */
export function planMonth(
  time: SimulatedTime,
  inlabs: TestInlabs,
  disk: { fill(): void; free(): void },
): void {
  const put = (data: string, section: string, hour: string, acts: (TestArticle | TestFile)[]) =>
    time.at(`${data} ${hour}`, () => inlabs.publish(`${data}-${section}.zip`, acts))
  const lateOrOdd = new Set([`${dayOf('16')} DO3`, `${dayOf('19')} DO1`])
  for (const data of DAYS.filter((day) => day !== FREE && day !== LOST))
    for (const [i, section] of SECTIONS.entries())
      if (!lateOrOdd.has(`${data} ${section}`) && data !== dayOf('24'))
        put(data, section, `01:2${i}`, actsOf(data, section))
  for (const [day, target, fault, until] of FAULTS) {
    const data = dayOf(day)
    const name = SECTIONS.includes(target) ? `${data}-${target}` : target || data
    time.at(`${data} 00:00`, () => inlabs.fail(name, fault))
    if (until !== null) time.at(`${data} ${until}`, () => inlabs.mend(name))
  }
  put(dayOf('16'), 'DO3', '13:30', actsOf(dayOf('16'), 'DO3'))
  // Half of a zip, then the complete one.
  put(dayOf('19'), 'DO1', '01:20', actsOf(dayOf('19'), 'DO1').slice(0, 2))
  put(dayOf('19'), 'DO1', '02:10', actsOf(dayOf('19'), 'DO1'))
  put(dayOf('20'), 'DO2', '05:30', actsOf(dayOf('20'), 'DO2').slice(0, 2))
  put(dayOf('20'), 'DO2', '06:20', actsOf(dayOf('20'), 'DO2'))
  // The source withdraws an act; on the 30th, by mistake.
  put(dayOf('20'), 'DO3', '08:30', actsOf(dayOf('20'), 'DO3').slice(1))
  put(dayOf('30'), 'DO1', '08:00', actsOf(dayOf('30'), 'DO1').slice(1))
  put(dayOf('30'), 'DO1', '15:00', actsOf(dayOf('30'), 'DO1'))
  const corrected = { texto: '<p>Texto corrigido à noite.</p>' }
  put(
    dayOf('23'),
    'DO1',
    '18:00',
    actsOf(dayOf('23'), 'DO1').map((act, i) => (i === 0 ? { ...act, ...corrected } : act)),
  )
  // Unreadable articles, temporarily and permanently.
  const data = dayOf('24')
  put(data, 'DO1', '01:20', [...actsOf(data, 'DO1'), broken(data, 'DO1')])
  put(data, 'DO1', '14:00', actsOf(data, 'DO1'))
  put(data, 'DO2', '01:21', [...actsOf(data, 'DO2'), broken(data, 'DO2')])
  put(data, 'DO3', '01:22', actsOf(data, 'DO3'))
  time.at(`${dayOf('25')} 01:00`, disk.fill)
  time.at(`${dayOf('25')} 04:00`, disk.free)
  time.at(`${dayOf('26')} 00:00`, () => inlabs.fail(`${dayOf('26')}-DO2`, 'tempo_esgotado', 1))
  time.at(`${dayOf('31')} 00:00`, () => inlabs.fail(`${dayOf('31')}-DO1E`, 'zip_invalido'))
  put(EXTRA.data, 'DO1E', '10:00', [
    {
      idMateria: '900000',
      data: EXTRA.data,
      pubName: 'DO1E',
      attributes: { editionNumber: EXTRA.numero },
    },
  ])
  time.at(`${dayOf('31')} 16:00`, () => inlabs.mend(`${dayOf('31')}-DO1E`))
  for (let day = 1; day <= 31; day++)
    for (const hour of ['00', '06', '11', '17'])
      time.at(`2026-03-${String(day).padStart(2, '0')} ${hour}:17`, () => inlabs.expireSessions())
}

export const EXTRA = { data: dayOf('31'), numero: `${numberOf(dayOf('31'))}-A`, from: '16:00' }
