import type { AlertReader } from '../../alerts/alert-store.ts'
import type { StoredAlert } from '../../alerts/alert.ts'
import type { LookLogReader } from '../../gazette/ledger/look-log.ts'
import { REGULAR_SECTIONS, sectionOf } from '../../gazette/sections.ts'
import { brasiliaDate, dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { KEYS_PER_DAY, firstKeyOf } from '../../../engine/port.ts'
import type { ArchiveQueries } from '../archive/archive-queries.ts'
import type { ArchiveStore } from '../archive/archive-store.ts'
import type { WatchedRowQueries } from '../rows/past-rows.ts'
import { changedActs } from './changed-acts.ts'
import {
  type Daybook,
  type DaybookAlert,
  type SavedAct,
  type ToldDaybook,
  headOf,
} from './daybook.ts'
import type { ActMark, DaybookOwner, DaybookReader, KeysOfDay } from './daybook-store.ts'
import { type Finding, MOST_MATCHES, foundOnDay } from './found-on-day.ts'
import { type ActGroup, groupActs, shownOf } from './group-acts.ts'
import { type KnownDay, lookOf } from './looked.ts'
import { type DaybookMailContent, daybookMail, earlierDay } from './mail-content.ts'
import type { DaybookMailReader, DaybookMailing, DueDaybookMail } from './mail-store.ts'
import { neighboursOf } from './neighbours.ts'
import { shownActs } from './shown-acts.ts'

interface AskedDaybook extends DaybookOwner {
  /** Null: the newest day with an edition. */
  data: string | null
  /** Only what this alert has found; null: all of them. */
  alerta: string | null
  /** The most acts of each alert. */
  porAlerta: number
}

/** What people read in the morning. */
export interface DaybookQueries {
  day(asked: AskedDaybook): Promise<ToldDaybook>
  /** What a person has saved, the newest first. */
  saved(
    pessoa_id: string,
    page: { offset: number; limit: number },
  ): Promise<{ total: number; resultados: SavedAct[] }>
  /** How a person gets their day by mail; null: there is no such person. */
  mailing(pessoa_id: string): Promise<DaybookMailing | null>
  dueMails(): Promise<DueDaybookMail[]>
  /** The mail of a day; null: there is nothing to say. */
  mailContent(due: DueDaybookMail, data: string): Promise<DaybookMailContent | null>
}

/** How many acts of each alert a mail shows. */
const MAILED_ACTS = 5
/** The most days before that of a mail that are read again for it. */
const MOST_EARLIER = 7

/** The most acts that one answer shows: their texts are read. */
const MOST_SHOWN = 300

export interface DaybookQueriesDeps {
  alerts: Pick<AlertReader, 'list' | 'seeking'>
  archive: Pick<ArchiveQueries, 'editions' | 'matching' | 'sources' | 'summary'>
  rows: WatchedRowQueries
  store: ArchiveStore
  looks: LookLogReader
  daybook: DaybookReader
  mails: DaybookMailReader
  clock: Clock
}

export function createDaybookQueries(deps: DaybookQueriesDeps): DaybookQueries {
  const { alerts: reader, archive, store, looks, daybook, mails, clock } = deps
  const queries: DaybookQueries = {
    async day({ conta_id, pessoa_id, data: asked, alerta, porAlerta }) {
      const data = asked ?? (await archive.summary()).ultima_data ?? brasiliaDate(clock())
      const { alerts } = await reader.list(conta_id)
      const { edicoes, avisos } = await archive.editions({ data })
      const day = await knownDay(data, conta_id)
      const recorded = await daybook.matches(conta_id, data, MOST_MATCHES)
      const findings = await foundOnDay(deps, alerts, recorded, day)
      const groups = groupActs(findings)
      const shown = shownOf(groups.filter(isAsked(alerta)), porAlerta, MOST_SHOWN).flat()
      const ids = shown.map(({ publicacao }) => publicacao)
      const acts = await shownActs(deps, ids, findings, alerts)
      const changed = await changedActs(deps, { conta_id, pessoa_id }, keysOf(data), alerts)
      const all = groups.flatMap(({ own }) => own.map(({ publicacao }) => publicacao))
      const marks = await marksOf(pessoa_id, [...all, ...changed.map(({ id }) => id)])
      const told = { marks, acts }
      const unread = all.filter((id) => marks.get(id)?.lido_em == null)
      const dados: Daybook = {
        data,
        ...(await neighbours(data)),
        edicoes,
        secoes: sectionsOf(day),
        total: all.length,
        nao_lidos: unread.length,
        guardados: pessoa_id === null ? 0 : await daybook.savedCount(pessoa_id),
        mudaram: changed.map((act) => ({ ...act, ...markedAs(marks.get(act.id)) })),
        alertas: await Promise.all(
          alerts.flatMap((alert, at) =>
            isAsked(alerta)({ alertaId: alert.id })
              ? [alertOf(alert, { group: groups[at]!, finding: findings[at]! }, day, told)]
              : [],
          ),
        ),
      }
      return { dados, avisos }
    },

    async saved(pessoa_id, page) {
      const total = await daybook.savedCount(pessoa_id)
      const marks = await daybook.saved(pessoa_id, page)
      const ids = marks.map(({ publicacao }) => publicacao)
      const heads = await store.read((view) => view.actHeadsById(ids))
      const byId = new Map(heads.map((head) => [head.id, head]))
      const resultados = marks.flatMap((mark): SavedAct[] => {
        const head = byId.get(mark.publicacao)
        return head === undefined ? [] : [{ ...headOf(head), ...markedAs(mark) }]
      })
      return { total, resultados }
    },

    mailing: mails.mailing,
    dueMails: () => mails.due(clock()),

    async mailContent({ conta_id, pessoa_id, told }, data) {
      const dayOf = (data: string, porAlerta: number) =>
        queries.day({ conta_id, pessoa_id, data, alerta: null, porAlerta })
      const { dados } = await dayOf(data, MAILED_ACTS)
      const earlier = []
      for (const one of earlierDays(told?.data ?? data, data)) {
        const { dados: before } = await dayOf(one, 0)
        earlier.push(earlierDay(before, one === told?.data ? told.total : 0) ?? [])
      }
      const ids = dados.alertas.flatMap(({ atos }) => atos.map(({ id }) => id))
      const heads = await store.read((view) => view.actHeadsById(ids))
      return daybookMail(dados, new Map(heads.map((head) => [head.id, head])), earlier.flat())
    },
  }
  return queries

  async function knownDay(data: string, conta_id: string): Promise<KnownDay> {
    const { fontes } = await archive.sources({ desde: data, ate: data })
    return { data, now: clock(), reports: fontes, log: await looks.read(data, conta_id) }
  }

  async function neighbours(data: string) {
    const now = clock()
    const { before, after } = await daybook.editionsAround(data)
    const rests = await daybook.daysWithout(REGULAR_SECTIONS, {
      after: before ?? data,
      before: after ?? brasiliaDate(now),
    })
    return neighboursOf(data, { before, after, rests }, now)
  }

  async function marksOf(pessoa_id: string | null, ids: string[]): Promise<Map<string, ActMark>> {
    const marks = pessoa_id === null ? [] : await daybook.marks(pessoa_id, ids)
    return new Map(marks.map((mark) => [mark.publicacao, mark]))
  }

  async function alertOf(
    alert: StoredAlert,
    { group: { own, matches }, finding }: { group: ActGroup; finding: Finding },
    day: KnownDay,
    { marks, acts }: Told,
  ): Promise<DaybookAlert> {
    const { id, nome, consulta } = alert
    return {
      id,
      nome,
      consulta,
      total: matches.length,
      em_outros: matches.length - own.length,
      nao_lidos: own.filter(({ publicacao }) => marks.get(publicacao)?.lido_em == null).length,
      conferencia: lookOf(alert, day, finding.isChecked),
      ultimo: matches.length === 0 ? await daybook.lastFound(id, day.data) : null,
      atos: own.flatMap(({ publicacao }) => {
        const act = acts.get(publicacao)
        return act === undefined ? [] : [{ ...act, ...markedAs(marks.get(publicacao)) }]
      }),
    }
  }
}

/** What is known of the acts that are told. */
interface Told {
  marks: Map<string, ActMark>
  acts: Awaited<ReturnType<typeof shownActs>>
}

/** From the day of the mail before to that before `data`, the last few. */
function earlierDays(told: string, data: string): string[] {
  const last = dayNumber(data)
  const first = Math.max(dayNumber(told), last - MOST_EARLIER)
  return Array.from({ length: Math.max(0, last - first) }, (_, at) => dateOfDay(first + at))
}

function isAsked(alerta: string | null) {
  return ({ alertaId }: { alertaId: string }) => alerta === null || alertaId === alerta
}

function keysOf(data: string): KeysOfDay {
  const first = firstKeyOf(data)
  return { first, after: first + KEYS_PER_DAY }
}

function markedAs(mark: ActMark | undefined) {
  return { lido: (mark?.lido_em ?? null) !== null, guardado_em: mark?.guardado_em ?? null }
}

/** The sections of the day, each with when it came. */
function sectionsOf({ data, reports, log }: KnownDay): Daybook['secoes'] {
  const came = new Map(
    log.sections
      .filter((row) => row.data === data)
      .map(({ pub_name, whole_at }) => {
        const { secao, secao_base } = sectionOf(pub_name)
        return [`${secao} ${secao_base}`, whole_at]
      }),
  )
  return reports.map((report) => {
    const { secao, secao_base, estado, provisoria, mensagem, publicacoes } = report
    const completa_em = came.get(`${secao} ${secao_base}`) ?? null
    return { secao, secao_base, estado, provisoria, mensagem, publicacoes, completa_em }
  })
}
