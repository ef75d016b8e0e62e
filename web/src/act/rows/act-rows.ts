import type {
  LinhaDeContrato,
  LinhaDeLicitacao,
  LinhaDeNorma,
  LinhaDePessoal,
  LinhaDeSancao,
  LinhasDoAto,
  NormaTocada,
} from '../../api/schema.ts'
import { offsets } from '../../lib/offsets.ts'
import { printedNumber } from '../../lib/part-address.ts'
import { instrumentName } from '../../tables/contracts/names.ts'
import { printAmount } from '../../tables/contracts/print-amount.ts'
import { forceWords, normName, touchedName } from '../../tables/norms/names.ts'
import { placesRead } from '../../tables/rows/row.ts'
import { sanctionName } from '../../tables/sanctions/names.ts'
import { printTerm } from '../../tables/sanctions/print-term.ts'
import { tenderName, tenderNumber } from '../../tables/tenders/names.ts'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import type { Style } from '../structured.ts'

/** A value of a row, as it is told beside the text. */
interface RowValue {
  coluna: string
  label: string
  text: string
}

/** A row of an act: what it is, and its values. */
export interface ActRow {
  id: string
  title: string
  values: RowValue[]
  trechos: { coluna: string; inicio: number; fim: number }[]
  /** A CNPJ or a name that leads to other rows. */
  company: string | null
  person: string | null
  /** The norm that the act is. */
  norm: string | null
}

/** Rows of all tables, those of contracts first. */
export function actRows(
  { contratos, pessoal, licitacoes, sancoes, normas }: LinhasDoAto,
  words: Pick<Words, 'contracts' | 'personnel' | 'tenders' | 'sanctions' | 'norms' | 'act'>,
  format: Format,
): ActRow[] {
  return [
    ...contratos.map((row) => contractRow(row, words, format)),
    ...pessoal.map((row) => personRow(row, words, format)),
    ...licitacoes.map((row) => tenderRow(row, words, format)),
    ...sancoes.map((row) => sanctionRow(row, words, format)),
    ...normas.map((row) => normRow(row, words, format)),
  ]
}

type Told = [coluna: string, label: string, text: string | null]

/** Which of the several acts in its article a row is of. */
function ownAct(
  {
    ato_endereco,
    ato_tipo,
    ato_numero,
  }: Pick<LinhaDePessoal, 'ato_endereco' | 'ato_tipo' | 'ato_numero'>,
  act: Words['act'],
): Told {
  const isOfSeveral = ato_endereco.includes('#') && ato_numero !== null
  const name = isOfSeveral && act.numberedPart(ato_tipo ?? act.oneAct, printedNumber(ato_numero))
  return ['ato_numero', act.oneAct, name || null]
}

const toldOf = (values: Told[]): RowValue[] =>
  values.flatMap(([coluna, label, text]) => (text === null ? [] : [{ coluna, label, text }]))

function contractRow(
  row: LinhaDeContrato,
  { contracts: said, act }: Pick<Words, 'contracts' | 'act'>,
  format: Format,
): ActRow {
  const day = (value: string | null) => value && format.date(value)
  const [party] = row.partes
  return {
    id: row.id,
    title: instrumentName(row, said),
    values: toldOf([
      ['fornecedor_nome', said.columns.fornecedor, row.fornecedor_nome],
      ['fornecedor_ni', act.rowNumber, row.fornecedor_ni],
      [
        'partes',
        said.columns.fornecedor,
        row.fornecedor_nome === null ? (party?.nome ?? null) : null,
      ],
      ['contratante_nome', said.columns.contratante, row.contratante_nome],
      ['objeto', said.columns.objeto, row.objeto],
      [
        'valor_global',
        said.amount,
        row.valor_global && printAmount(row.valor_global, row.moeda, format, format.money),
      ],
      ['data_assinatura', said.columns.assinatura, day(row.data_assinatura)],
      ['vigencia_inicio', act.rowStarts, day(row.vigencia_inicio)],
      ['vigencia_fim', act.rowEnds, day(row.vigencia_fim)],
      ['processo', said.columns.processo, row.processo],
      ownAct(row, act),
    ] as Told[]),
    trechos: row.trechos,
    company: row.fornecedor_ni,
    person: null,
    norm: null,
  }
}

function personRow(
  row: LinhaDePessoal,
  { personnel: said, act }: Pick<Words, 'personnel' | 'act'>,
  format: Format,
): ActRow {
  const day = (value: string | null) => value && format.date(value)
  return {
    id: row.id,
    title: said.kinds[row.tipo_movimentacao],
    values: toldOf([
      ['pessoa_nome', act.rowPerson, row.pessoa_nome],
      ['matricula', act.rowRegistration, row.matricula],
      ['cargo_funcao', said.columns.cargo, row.cargo_funcao],
      ['codigo', said.columns.nivel, row.codigo],
      ['unidade', act.rowUnit, row.unidade],
      ['cargo_efetivo', said.columns.efetivo, row.cargo_efetivo],
      ['data_efeito', said.columns.efeito, day(row.data_efeito)],
      ['periodo_inicio', act.rowStarts, day(row.periodo_inicio)],
      ['periodo_fim', act.rowEnds, day(row.periodo_fim)],
      ownAct(row, act),
    ] as Told[]),
    trechos: row.trechos,
    company: null,
    person: row.pessoa_nome,
    norm: null,
  }
}

function tenderRow(
  row: LinhaDeLicitacao,
  words: Pick<Words, 'contracts' | 'tenders' | 'act'>,
  format: Format,
): ActRow {
  const { tenders: said } = words
  const { data_abertura: day, hora_abertura: hour } = row
  const opening = day && [format.date(day), ...(hour === null ? [] : [said.at(hour)])].join(' ')
  const winners = row.vencedores.map(({ fornecedor_nome, fornecedor_ni }) =>
    [fornecedor_nome, fornecedor_ni].filter(Boolean).join(', '),
  )
  return {
    id: row.id,
    title: tenderName(row, words),
    values: toldOf([
      ['tipo_aviso', said.notice, said.kinds[row.tipo_aviso]],
      ['numero', said.number, tenderNumber(row)],
      ['data_abertura', said.columns.abertura, opening],
      ['objeto', said.columns.objeto, row.objeto],
      ['uasg', said.uasg, row.uasg],
      ['valor_estimado', said.estimate, row.valor_estimado && format.money(row.valor_estimado)],
      ['vencedores', said.winner, winners.join('; ') || null],
      ['processo', said.columns.processo, row.processo],
      ownAct(row, words.act),
    ] as Told[]),
    trechos: row.trechos,
    company: row.vencedores[0]?.fornecedor_ni ?? null,
    person: null,
    norm: null,
  }
}

function sanctionRow(
  row: LinhaDeSancao,
  { sanctions: said, act }: Pick<Words, 'sanctions' | 'act'>,
  format: Format,
): ActRow {
  const day = (value: string | null) => value && format.date(value)
  return {
    id: row.id,
    title: sanctionName(row, said),
    values: toldOf([
      ['sancionado_nome', said.columns.empresa, row.sancionado_nome],
      ['sancionado_cnpj', act.rowNumber, row.sancionado_cnpj],
      ['abrangencia', said.scope, row.abrangencia],
      ['prazo', said.columns.prazo, row.prazo && printTerm(row.prazo, said.term)],
      ['data_inicio', act.rowStarts, day(row.data_inicio)],
      ['data_fim', act.rowEnds, day(row.data_fim)],
      ['valor_multa', said.fine, row.valor_multa && format.money(row.valor_multa)],
      ['motivo', said.columns.motivo, row.motivo],
      ['fundamento_legal', said.columns.fundamento, row.fundamento_legal],
      ['processo', said.columns.processo, row.processo],
      ['orgao_sancionador', said.columns.sancionador, row.orgao_sancionador],
      ownAct(row, act),
    ] as Told[]),
    trechos: row.trechos,
    company: row.sancionado_cnpj,
    person: null,
    norm: null,
  }
}

function normRow(
  row: LinhaDeNorma,
  { norms: said, act }: Pick<Words, 'norms' | 'act'>,
  format: Format,
): ActRow {
  const touched = (norms: NormaTocada[]) => norms.map(touchedName).join('; ') || null
  return {
    id: row.id,
    title: normName(row, said),
    values: toldOf([
      ['ementa', act.parts.ementa, row.ementa],
      ['altera', said.lists.altera, touched(row.altera)],
      ['revoga', said.lists.revoga, touched(row.revoga)],
      ['regulamenta', said.lists.regulamenta, touched(row.regulamenta)],
      ['entra_em_vigor', said.columns.vigor, forceWords(row, said, format)],
      ownAct(row, act),
    ]),
    trechos: placesRead(row),
    company: null,
    person: null,
    norm: row.norma,
  }
}

/** What the words of a value and the value itself have in common. */
export function valueKey(row: string, coluna: string): string {
  return `${row}:${coluna}`
}

/** The words of these rows in the text, each place once, with the keys of all values read from it. */
export function valueStyles(text: string, rows: ActRow[]): Style[] {
  const places = new Map<string, { inicio: number; fim: number; keys: string[] }>()
  for (const { id, values, trechos } of rows)
    for (const { coluna, inicio, fim } of trechos) {
      if (!values.some((value) => value.coluna === coluna)) continue
      const place = places.get(`${inicio} ${fim}`) ?? { inicio, fim, keys: [] }
      place.keys.push(valueKey(id, coluna))
      places.set(`${inicio} ${fim}`, place)
    }
  const edges = [...places.values()].flatMap(({ inicio, fim }) => [inicio, fim])
  const offsetOf = offsets(text)
  const at = new Map(edges.toSorted((a, b) => a - b).map((edge) => [edge, offsetOf(edge)]))
  return [...places.values()].map(({ inicio, fim, keys }) => ({
    kind: 'valor',
    name: keys.join(' '),
    start: at.get(inicio)!,
    end: at.get(fim)!,
  }))
}
