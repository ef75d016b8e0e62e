import { type ActOfRow, type RowReading, actOfRow, placesWithAct } from './acts/act-of-row.ts'
import { NORM_COLUMNS, type RowActColumn } from './columns/read-columns.ts'
import type { RowConfidence } from './contracts/contract.ts'
import { EXTRACTOR_VERSION } from './extractor-version.ts'
import type { NormColumn, NormColumns, NormEffect, NormRead, TouchedNorm } from './norms/norm.ts'
import { type ActOfNorms, normsIn } from './norms/norms-in.ts'
import { type RowPlace, type RowPlacer, placesOf } from './row-places.ts'
import { rowId } from './row-id.ts'

type Columns = { [Column in NormColumn]: NormColumns[Column] | null }

/** An act that the act of a row alters or regulates, in the names of the wire. */
export interface NormaTocada extends RowPlace {
  norma: string | null
  nome: string
  dispositivos: string | null
  palavras: string
}

/** One that it revokes. */
interface NormaRevogada extends NormaTocada {
  total: boolean | null
}

/** A row of the table `normas`, in the names of the wire: one act that makes rules, or changes those of others. */
export interface NormaLinha extends Columns, ActOfRow {
  /** `lin_` and 16 characters; the same place of the same act has the same id on every machine. */
  id: string
  especie: NormColumns['especie']
  /** Its own name, as `norma:` of queries has it. */
  norma: string | null
  altera: NormaTocada[]
  revoga: NormaRevogada[]
  regulamenta: NormaTocada[]
  orgao: string
  confianca: RowConfidence
  versao_extrator: number
  /** The act within its article. */
  inicio: number
  fim: number
  trechos: (RowPlace & { coluna: NormColumn | RowActColumn })[]
}

/** What rows of norms are read from. */
export interface ActWithNorms extends ActOfNorms {
  id: string
  orgao: string
  secao_base: string
}

/**
 * The rows of norms of an act, read from its text alone: every act of Section 1 that is of a kind that makes rules, and
 * those of Section 2, nearly all of which are about persons, that change or revoke another one. Time is linear in the text.
 */
export function normasOf(act: ActWithNorms, reading: RowReading): NormaLinha[] {
  if (act.secao_base === '3') return []
  return normsIn(act, { isTouching: act.secao_base !== '1' }).map((read, i) =>
    rowOf(act, read, i, reading),
  )
}

function rowOf(
  act: ActWithNorms,
  read: NormRead,
  ordinal: number,
  { place, actAt }: RowReading,
): NormaLinha {
  const { columns } = read
  const { inicio, fim } = place(read)
  const own = actAt(read.start)
  const ato = actOfRow(own, act)
  return {
    id: rowId(act.id, 'normas', ordinal),
    especie: columns.especie.value,
    numero: columns.numero?.value ?? null,
    ano: columns.ano?.value ?? null,
    data: columns.data?.value ?? null,
    ementa: columns.ementa?.value ?? null,
    entra_em_vigor: columns.entra_em_vigor?.value ?? null,
    entra_em_vigor_origem: columns.entra_em_vigor_origem?.value ?? null,
    norma: read.norm,
    altera: listOf(read, 'altera', place),
    revoga: read.touched
      .filter(({ effect }) => effect === 'revoga')
      .map((one) => ({ ...toldOf(one, place), total: one.isWhole })),
    regulamenta: listOf(read, 'regulamenta', place),
    orgao: act.orgao,
    ato_endereco: ato.ato_endereco,
    ato_tipo: ato.ato_tipo,
    ato_numero: ato.ato_numero,
    ato_data: ato.ato_data,
    confianca: read.confidence,
    versao_extrator: EXTRACTOR_VERSION.normas,
    inicio,
    fim,
    trechos: placesWithAct(placesOf(NORM_COLUMNS, columns, place), own, place),
  }
}

function listOf({ touched }: NormRead, asked: NormEffect, place: RowPlacer): NormaTocada[] {
  return touched.filter(({ effect }) => effect === asked).map((one) => toldOf(one, place))
}

function toldOf({ norm, name, devices, words }: TouchedNorm, place: RowPlacer): NormaTocada {
  return {
    norma: norm,
    nome: name.value,
    dispositivos: devices.map(({ value }) => value).join('; ') || null,
    palavras: words,
    ...place(name),
  }
}
