import { brasiliaDate, brasiliaInstant } from '../../lib/time/dates.ts'
import type { SectionCode } from '../publication.ts'
import { sectionOf } from '../sections.ts'
import type { SectionMoments } from './section-moments.ts'

/** The legs from the source to the receivers, with the names of the wire. */
type Leg = 'coleta' | 'primeira_entrega' | 'ultima_saida' | 'ultima_entrega'

/** How long each leg took, in seconds; null: its ends were not both observed. */
type LegSeconds = Record<Leg, number | null>

/** The moments of a section of a day, as shown to people: ISO 8601, UTC; null: not observed. */
export interface SectionPunctuality {
  data: string
  secao: SectionCode
  secao_base: '1' | '2' | '3'
  estado: SectionMoments['estado']
  nao_oferecida_em: string | null
  oferecida_em: string | null
  iniciada_em: string | null
  completa_em: string | null
  primeira_entrega_em: string | null
  ultima_saida_em: string | null
  ultima_entrega_em: string | null
  segundos: LegSeconds
}

/** How long a leg took in the sections of which both its ends were observed. */
export interface LegFigures {
  medidas: number
  p50: number | null
  p99: number | null
}

export interface MonthPunctuality extends Record<Leg, LegFigures> {
  /** AAAA-MM */
  mes: string
  /** The sections of its days, measured or not. */
  edicoes: number
}

/** Newest day first, and in a day section by section, extra editions last. */
export function reportMoments(sections: SectionMoments[]): SectionPunctuality[] {
  return sections
    .map((section) => ({ ...shown(section), segundos: legsOf(section) }))
    .toSorted((a, b) => (a.data === b.data ? bySection(a, b) : a.data < b.data ? 1 : -1))
}

/** The months of these sections, newest first. */
export function monthsOf(sections: SectionMoments[]): MonthPunctuality[] {
  const months = Map.groupBy(sections, ({ data }) => data.slice(0, 7))
  return [...months]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([mes, ofMonth]) => {
      const legs = ofMonth.map(legsOf)
      const figures = (leg: Leg) => figuresOf(legs.map((seconds) => seconds[leg]))
      return {
        mes,
        edicoes: ofMonth.length,
        coleta: figures('coleta'),
        primeira_entrega: figures('primeira_entrega'),
        ultima_saida: figures('ultima_saida'),
        ultima_entrega: figures('ultima_entrega'),
      }
    })
}

/**
 * A service that was down saw the offer late, so its collection counts from the last moment at which the
 * file was surely not offered: never shorter than it was. What was left before the section was whole
 * took no time after that.
 */
export function legsOf(section: SectionMoments): LegSeconds {
  const { begunAt, wholeAt, offeredAt } = section
  // Somebody imported it before the source was seen to offer it.
  const isCollected = offeredAt !== null && wholeAt !== null && wholeAt >= offeredAt
  return {
    coleta: isCollected ? between(surelyNotOffered(section, offeredAt), wholeAt) : null,
    primeira_entrega: between(begunAt, section.firstDeliveredAt),
    ultima_saida: between(wholeAt, section.lastSentAt),
    ultima_entrega: between(wholeAt, section.lastDeliveredAt),
  }
}

/** Null: nobody looked before, and the file was first seen on another day than its own. */
function surelyNotOffered({ data, unofferedAt }: SectionMoments, offeredAt: Date): Date | null {
  const isOfItsDay = brasiliaDate(offeredAt) === data
  const begin = isOfItsDay ? brasiliaInstant(data, '00:00') : null
  if (unofferedAt === null || begin === null) return unofferedAt ?? begin
  return unofferedAt > begin ? unofferedAt : begin
}

function between(from: Date | null, to: Date | null): number | null {
  if (from === null || to === null) return null
  return Math.max(0, Math.round((to.getTime() - from.getTime()) / 1_000))
}

function figuresOf(seconds: (number | null)[]): LegFigures {
  const measured = seconds.filter((each) => each !== null).toSorted((a, b) => a - b)
  return {
    medidas: measured.length,
    p50: percentile(measured, 0.5),
    p99: percentile(measured, 0.99),
  }
}

/** The smallest of these sorted values that this share of them does not exceed; null: there are none. */
function percentile(sorted: number[], share: number): number | null {
  return sorted[Math.ceil(share * sorted.length) - 1] ?? null
}

function shown(section: SectionMoments): Omit<SectionPunctuality, 'segundos'> {
  const { data, pub_name, estado } = section
  const { secao, secao_base } = sectionOf(pub_name)
  const iso = (moment: Date | null) => moment?.toISOString() ?? null
  return {
    data,
    secao,
    secao_base,
    estado,
    nao_oferecida_em: iso(section.unofferedAt),
    oferecida_em: iso(section.offeredAt),
    iniciada_em: iso(section.begunAt),
    completa_em: iso(section.wholeAt),
    primeira_entrega_em: iso(section.firstDeliveredAt),
    ultima_saida_em: iso(section.lastSentAt),
    ultima_entrega_em: iso(section.lastDeliveredAt),
  }
}

function bySection(a: SectionPunctuality, b: SectionPunctuality): number {
  const place = ({ secao, secao_base }: SectionPunctuality) =>
    `${secao === 'extra' ? 1 : 0}${secao_base}`
  return place(a) < place(b) ? -1 : 1
}
