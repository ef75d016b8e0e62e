import { readEntity } from '../../../engine/entities.ts'
import { numberKey } from '../../gazette/rows/slots/number-key.ts'
import type { SanctionKeys } from '../../gazette/rows/row-keys.ts'
import type { SanctionsAskedFor } from '../../monitor/watched-rows.ts'
import { hasAllWords, inCents, isAmong, isCompanyAmong, isWithin } from './row-conditions.ts'
import { palavrasOf } from './row-words.ts'
import type { OwnSanctionFilter } from './sanction-rows.ts'

/** Which sanctions are asked for, by their own columns. */
export function sanctionFilterOf(asked: SanctionsAskedFor): OwnSanctionFilter {
  const { categoria_sancao, situacao_sancao, ambito, sancionado_cnpj, vigente_em, processo } = asked
  return {
    ...(categoria_sancao?.length && { categorias: categoria_sancao }),
    ...(situacao_sancao?.length && { estados: situacao_sancao }),
    ...(ambito?.length && { ambitos: ambito }),
    ...(sancionado_cnpj?.length && {
      sancionados: sancionado_cnpj.flatMap((written) => readEntity('cnpj', written) ?? []),
    }),
    ...(vigente_em !== undefined && {
      vigente: { em: vigente_em, categorias: BARRING, estados: IN_FORCE },
    }),
    ...(processo?.length && { processos: processo.map(numberKey) }),
    ...palavrasOf({ sancionado_nome: asked.sancionado_nome }),
    valor: { from: inCents(asked.valor_min), to: inCents(asked.valor_max) },
  }
}

/** Kinds by which a company may not contract, while they last. */
const BARRING = ['impedimento', 'suspensao', 'inidoneidade', 'descredenciamento']
/** States in which they do. */
const IN_FORCE = ['aplicada', 'reduzida']

/** Whether a row passes, as the store finds it. */
export function isSanctionOf(filter: OwnSanctionFilter, row: SanctionKeys): boolean {
  return (
    isAmong(filter.categorias, row.categoria_sancao) &&
    isAmong(filter.estados, row.situacao_sancao) &&
    isAmong(filter.ambitos, row.ambito) &&
    (filter.sancionados === undefined || isCompanyAmong(filter.sancionados, row.sancionado)) &&
    isAmong(filter.processos, row.processo) &&
    hasAllWords(filter.palavras, row) &&
    isWithin(filter.valor, row.valor) &&
    isInForce(filter.vigente, row)
  )
}

function isInForce(asked: OwnSanctionFilter['vigente'], row: SanctionKeys): boolean {
  if (asked === undefined) return true
  const { em: day, categorias, estados } = asked
  const { inicio, fim } = row
  return (
    isAmong(categorias, row.categoria_sancao) &&
    isAmong(estados, row.situacao_sancao) &&
    inicio <= day &&
    (fim === null || fim >= day)
  )
}
