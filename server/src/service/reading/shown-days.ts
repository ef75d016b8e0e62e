import { type EditionPlace, editionCode, letterOf } from '../../gazette/edition-place.ts'
import { isPublishingDay } from '../../gazette/ledger/calendar.ts'
import type { LedgerRow } from '../../gazette/ledger/ledger.ts'
import { isProvisional } from '../../gazette/ledger/provisional.ts'
import { morningOf } from '../../gazette/ledger/punctuality.ts'
import { EXTRA_SECTIONS, REGULAR_SECTIONS, pubNameOf, sectionOf } from '../../gazette/sections.ts'
import { brasiliaDate, dateOfDay, dayNumber } from '../../lib/time/dates.ts'
import type { EditionPart, PartState, ShownDay, ShownPart } from './edition-part.ts'

/** What is known of some days: the editions that have acts, and the ledger. */
export interface KnownDays {
  parts: EditionPart[]
  rows: LedgerRow[]
}

/** Every day of a period that has an edition, or should have one, in date order. */
export function shownDays(known: KnownDays, first: string, last: string, now: Date): ShownDay[] {
  const today = brasiliaDate(now)
  const days: ShownDay[] = []
  for (let day = dayNumber(first); day <= dayNumber(last); day++) {
    const data = dateOfDay(day)
    const partes = partsOf(known, data, now)
    const isExpected = data <= today && isPublishingDay(day)
    if (isExpected || partes.some(({ estado }) => estado !== 'fora_do_calendario'))
      days.push({ data, partes })
  }
  return days
}

function partsOf({ parts, rows }: KnownDays, data: string, now: Date): ShownPart[] {
  const ofDay = parts
    .filter((part) => part.data === data)
    .map((part) => ({ ...part, letra: letterOf(part.secao, part.numero) }))
  const here = Map.groupBy(ofDay, editionCode).values().map(joined).toArray()
  const regular = REGULAR_SECTIONS.map(
    (name) => here.find((part) => nameOf(part) === name) ?? nothingOf(data, name),
  )
  const extras = EXTRA_SECTIONS.flatMap((name) => {
    const found = here.filter((part) => nameOf(part) === name)
    const isLedgered = rows.some((row) => row.data === data && row.pub_name === name)
    return found.length === 0 && isLedgered ? [nothingOf(data, name)] : found
  })
  return [...regular, ...extras].map((part) => ({
    ...part,
    estado: stateOf(
      rows.find((row) => row.data === data && row.pub_name === nameOf(part)),
      data,
      now,
    ),
  }))
}

type StatelessPart = Omit<ShownPart, 'estado'>

/** What is read as one may have several numbers. */
function joined(parts: (EditionPart & EditionPlace)[]): StatelessPart {
  const { numero: _numero, ...first } = parts[0]! // of a group
  return {
    ...first,
    numeros: parts.map(({ numero }) => numero),
    publicacoes: parts.reduce((sum, { publicacoes }) => sum + publicacoes, 0),
  }
}

function nothingOf(data: string, name: string): StatelessPart {
  const { secao, secao_base } = sectionOf(name)
  return { data, secao, secao_base, letra: '', numeros: [], publicacoes: 0 }
}

function nameOf({ secao, secao_base }: Omit<EditionPlace, 'data'>): string {
  return pubNameOf(secao, secao_base)
}

/** @param row of the ledger; undefined: nothing is known. */
function stateOf(row: LedgerRow | undefined, data: string, now: Date): PartState {
  if (row === undefined && !isPublishingDay(dayNumber(data))) return 'fora_do_calendario'
  if (row === undefined || row.estado === 'pendente' || row.estado === 'falha')
    return now < morningOf(data) ? 'aguardada' : 'falta'
  return isProvisional(row, now) ? 'provisoria' : row.estado
}
