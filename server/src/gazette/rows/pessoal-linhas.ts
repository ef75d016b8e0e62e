import { type ActOfRow, type RowReading, actOfRow, placesWithAct } from './acts/act-of-row.ts'
import { PERSONNEL_COLUMNS, type RowActColumn } from './columns/read-columns.ts'
import type { RowConfidence } from './contracts/contract.ts'
import { EXTRACTOR_VERSION } from './extractor-version.ts'
import type { MovementColumn, MovementColumns, MovementRead } from './personnel/movement.ts'
import { personnelIn } from './personnel/personnel-in.ts'
import type { PersonnelText } from './personnel/personnel-units.ts'
import { type RowPlace, placesOf } from './row-places.ts'
import { rowId } from './row-id.ts'

/** Columns that say whether something is printed. */
type Flag = 'a_pedido' | 'de_oficio' | 'substituto'

type Columns = {
  [Column in MovementColumn]: MovementColumns[Column] | (Column extends Flag ? never : null)
}

/** A row of the table `pessoal`, in the names of the wire: one person in one movement. */
export interface PessoalLinha extends Columns, ActOfRow {
  /** `lin_` and 16 characters; the same place of the same act has the same id on every machine. */
  id: string
  tipo_movimentacao: MovementColumns['tipo_movimentacao']
  verbo: string
  orgao: string
  confianca: RowConfidence
  versao_extrator: number
  /** The words that the row was read from. */
  inicio: number
  fim: number
  trechos: (RowPlace & { coluna: MovementColumn | RowActColumn })[]
}

/** What rows of persons are read from: acts of Section 2, which is theirs. */
export interface ActWithPersonnel extends PersonnelText {
  id: string
  orgao: string
  tipo_ato: string
  secao_base: string
}

/** The rows of persons of an act, read from its text alone. Time is linear in the text. */
export function pessoalOf(act: ActWithPersonnel, reading: RowReading): PessoalLinha[] {
  if (act.secao_base !== '2') return []
  return personnelIn(act).map((read, i) => rowOf(act, read, i, reading))
}

/** One literal: objects of so many keys take V8 ten times as long to make key by key. */
function rowOf(
  act: ActWithPersonnel,
  read: MovementRead,
  ordinal: number,
  { place, actAt }: RowReading,
): PessoalLinha {
  const { columns } = read
  const { inicio, fim } = place(read)
  // Whom a list names may stand below the number of an act, and the list's stem above it.
  const own = actAt((columns.pessoa_nome ?? columns.matricula ?? read).start)
  const ato = actOfRow(own, act)
  return {
    id: rowId(act.id, 'pessoal', ordinal),
    tipo_movimentacao: columns.tipo_movimentacao?.value ?? 'outro',
    verbo: columns.verbo?.value ?? '',
    a_pedido: columns.a_pedido?.value ?? false,
    de_oficio: columns.de_oficio?.value ?? false,
    pessoa_nome: columns.pessoa_nome?.value ?? null,
    pessoa_papel: columns.pessoa_papel?.value ?? null,
    matricula: columns.matricula?.value ?? null,
    matricula_tipo: columns.matricula_tipo?.value ?? null,
    cargo_efetivo: columns.cargo_efetivo?.value ?? null,
    cargo_funcao: columns.cargo_funcao?.value ?? null,
    substituto: columns.substituto?.value ?? false,
    codigo: columns.codigo?.value ?? null,
    sigla_funcao: columns.sigla_funcao?.value ?? null,
    nivel_funcao: columns.nivel_funcao?.value ?? null,
    unidade: columns.unidade?.value ?? null,
    orgao_destino: columns.orgao_destino?.value ?? null,
    data_efeito: columns.data_efeito?.value ?? null,
    data_efeito_origem: columns.data_efeito_origem?.value ?? null,
    periodo_inicio: columns.periodo_inicio?.value ?? null,
    periodo_fim: columns.periodo_fim?.value ?? null,
    vaga_causa: columns.vaga_causa?.value ?? null,
    vaga_codigo: columns.vaga_codigo?.value ?? null,
    vaga_antecessor: columns.vaga_antecessor?.value ?? null,
    autoridade_nome: columns.autoridade_nome?.value ?? null,
    autoridade_cargo: columns.autoridade_cargo?.value ?? null,
    orgao: act.orgao,
    ato_endereco: ato.ato_endereco,
    ato_tipo: ato.ato_tipo,
    ato_numero: ato.ato_numero,
    ato_data: ato.ato_data,
    confianca: read.confidence,
    versao_extrator: EXTRACTOR_VERSION.pessoal,
    inicio,
    fim,
    trechos: placesWithAct(placesOf(PERSONNEL_COLUMNS, columns, place), own, place),
  }
}
