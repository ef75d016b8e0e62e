import { PERSONNEL_COLUMNS } from '../gazette/rows/columns/read-columns.ts'
import { levelKeysOf } from '../gazette/rows/personnel/level-keys.ts'
import { packMovement } from '../gazette/rows/packed-movement.ts'
import type { PessoalLinha } from '../gazette/rows/pessoal-linhas.ts'
import { compressText } from '../lib/text/compressed-text.ts'
import type { PreparedMovement } from './archive-writer.ts'
import { digestOfSaid } from './digest-of-said.ts'
import { wordsSought, foundNumber } from './found-by.ts'

/** What the movements of persons in an act are found by. */
export function preparePersonnel(rows: PessoalLinha[]): PreparedMovement[] {
  return rows.map((row) => ({
    tipo_movimentacao: row.tipo_movimentacao,
    ...(levelKeysOf(row.sigla_funcao, row.nivel_funcao) ?? NO_LEVEL),
    substituto: row.substituto,
    nome: wordsSought(row.pessoa_nome),
    cargo: wordsSought(row.cargo_funcao),
    cargo_efetivo: wordsSought(row.cargo_efetivo),
    unidade: wordsSought(row.unidade),
    autoridade_nome: wordsSought(row.autoridade_nome),
    matricula: foundNumber(row.matricula),
    efeito: row.data_efeito,
    dito: saidOfMovement(row),
    linha: compressText(packMovement(row)),
  }))
}

/** What a row says; two of an act that say the same are told apart by nothing else. */
export function saidOfMovement(row: PessoalLinha): string {
  return digestOfSaid(PERSONNEL_COLUMNS.map((column) => row[column]))
}

const NO_LEVEL = { sigla: null, grau: null, codigo: null }
