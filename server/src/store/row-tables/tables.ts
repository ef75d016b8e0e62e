import type { Situacao } from '../../gazette/relations/situacao.ts'
import type { RowTableName } from '../../service/rows/row-store.ts'
import { bool, bytes, int, nullable, text, word } from '../rows.ts'
import { table } from '../table.ts'

/** The contracts that acts tell: by what they are found, and each row as it is shown. Amounts are cents of reais. */
export const contratos = table('contratos', {
  key: int,
  seq: int,
  orgao: text,
  tipo_instrumento: text,
  modalidade: nullable(text),
  uasg: nullable(text),
  fornecedor: nullable(text),
  valor: nullable(int),
  valor_comum: nullable(int),
  instrumento: int,
  data_assinatura: nullable(text),
  vigencia_fim: nullable(text),
  numero: nullable(text),
  ano: nullable(int),
  licitacao: nullable(text),
  licitacao_ano: nullable(int),
  processo: nullable(text),
  contratante: nullable(text),
  contratante_nome: nullable(text),
  fornecedor_nome: nullable(text),
  linha: bytes,
})

/** The movements of persons that acts tell, likewise; each row packed. */
export const pessoal = table('pessoal', {
  key: int,
  seq: int,
  orgao: text,
  secao: text,
  tipo_movimentacao: text,
  sigla: nullable(text),
  grau: nullable(text),
  codigo: nullable(text),
  substituto: bool,
  nome: nullable(text),
  cargo: nullable(text),
  cargo_efetivo: nullable(text),
  unidade: nullable(text),
  autoridade_nome: nullable(text),
  matricula: nullable(text),
  efeito: nullable(text),
  linha: bytes,
})

/** The tenders that notices tell, likewise. */
export const licitacoes = table('licitacoes', {
  key: int,
  seq: int,
  orgao: text,
  tipo_aviso: text,
  modalidade: nullable(text),
  numero: nullable(text),
  ano: nullable(int),
  uasg: nullable(text),
  srp: bool,
  abertura: nullable(text),
  valor: nullable(int),
  vencedores: nullable(text),
  vencedor_nome: nullable(text),
  processo: nullable(text),
  linha: bytes,
})

/** The sanctions of companies that notices tell, likewise. */
export const sancoes = table('sancoes', {
  key: int,
  seq: int,
  orgao: text,
  categoria_sancao: text,
  situacao_sancao: text,
  ambito: text,
  sancionado: nullable(text),
  valor: nullable(int),
  inicio: text,
  fim: nullable(text),
  sancionado_nome: nullable(text),
  processo: nullable(text),
  linha: bytes,
})

/** The acts that make rules, likewise. */
export const normas = table('normas', {
  key: int,
  seq: int,
  orgao: text,
  especie: text,
  numero: nullable(text),
  ano: nullable(int),
  vigor: nullable(text),
  linha: bytes,
})

/** What rows of `normas` alter, revoke and regulate: by every value that a norm is found by. */
export const normasTocadas = table('normas_tocadas', {
  key: int,
  seq: int,
  efeito: text,
  norma: text,
})

/** By which version of the rules of each table an act was read. */
export const rowReadings = table('row_readings', {
  key: int,
  contratos: int,
  pessoal: nullable(int),
  licitacoes: nullable(int),
  sancoes: nullable(int),
  normas: nullable(int),
})

/** The acts whose rows nobody was told of yet, and the state that they are told with. */
export const untoldRows = table('untold_rows', {
  key: int,
  situacao: word<Situacao>(),
  since: text,
})

/** The rows that the operator hides or has hidden: what each is known by, and the log of who did so, when and why. */
export const hiddenRows = table('hidden_rows', {
  id: text,
  linha_id: text,
  publicacao_id: text,
  tabela: word<RowTableName>(),
  lugar: int,
  dito: text,
  sobre: nullable(text),
  /** Whether the archive that this one follows hides it. */
  da_origem: bool,
  motivo: text,
  oculta_em: text,
  oculta_por: text,
  /** Null: it is hidden. */
  mostrada_em: nullable(text),
  mostrada_por: nullable(text),
  motivo_mostrada: nullable(text),
})
