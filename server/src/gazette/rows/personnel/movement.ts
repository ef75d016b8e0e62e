import type { RowConfidence } from '../contracts/contract.ts'
import type { SlotReading, Stretch } from '../reading.ts'

/** What an act does to a person, in the names of the wire. */
export const MOVEMENT_KINDS = [
  'nomeacao',
  'exoneracao',
  'designacao',
  'dispensa',
  'substituicao',
  'aposentadoria',
  'pensao',
  'cessao',
  'requisicao',
  'remocao',
  'redistribuicao',
  'afastamento',
  'licenca',
  'reconducao',
  'reversao',
  'reintegracao',
  'promocao',
  'demissao',
  'vacancia',
  'contratacao',
  'rescisao',
  'transferencia_reserva',
  'tornar_sem_efeito',
  'retificacao',
  'delegacao',
  'comissao',
  'enquadramento',
  'convocacao',
  'alteracao_exercicio',
  'outro',
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

export const PERSON_ROLES = [
  'titular',
  'substituto',
  'instituidor',
  'membro',
  'presidente',
  'suplente',
] as const
export type PersonRole = (typeof PERSON_ROLES)[number]

export const REGISTRATION_KINDS = ['siape', 'siapecad', 'militar', 'propria'] as const
export type RegistrationKind = (typeof REGISTRATION_KINDS)[number]

/** How the day is told from which something holds. */
export const EFFECT_ORIGINS = [
  'expressa',
  'retroativa',
  'periodo',
  'publicacao',
  'assinatura',
  'obito',
] as const
export type EffectOrigin = (typeof EFFECT_ORIGINS)[number]

export const VACANCY_CAUSES = [
  'aposentadoria',
  'exoneracao',
  'dispensa',
  'falecimento',
  'posse_inacumulavel',
  'remocao',
  'redistribuicao',
  'criacao',
  'outra',
] as const
export type VacancyCause = (typeof VACANCY_CAUSES)[number]

/** The columns of a movement that are read from its text, in the names of the wire. */
export interface MovementColumns {
  tipo_movimentacao: MovementKind
  verbo: string
  a_pedido: boolean
  de_oficio: boolean
  pessoa_nome: string
  pessoa_papel: PersonRole
  matricula: string
  matricula_tipo: RegistrationKind
  cargo_efetivo: string
  cargo_funcao: string
  substituto: boolean
  codigo: string
  sigla_funcao: string
  nivel_funcao: string
  unidade: string
  orgao_destino: string
  data_efeito: string
  data_efeito_origem: EffectOrigin
  periodo_inicio: string
  periodo_fim: string
  vaga_causa: VacancyCause
  vaga_codigo: string
  vaga_antecessor: string
  autoridade_nome: string
  autoridade_cargo: string
}

export type MovementColumn = keyof MovementColumns

/** What was read of each column; those that are not printed are missing. */
export type MovementReadings = {
  [Column in MovementColumn]?: SlotReading<MovementColumns[Column]> | null
}

/** One person in one movement. */
export interface MovementRead extends Stretch {
  columns: MovementReadings
  confidence: RowConfidence
}
