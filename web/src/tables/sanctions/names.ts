import type { LinhaDeSancao } from '../../api/schema.ts'
import type { Words } from '../../words/pt/index.ts'

/** `Impedimento de licitar e contratar: retirada`: what it is, and what the act leaves of it. */
export function sanctionName(
  row: Pick<LinhaDeSancao, 'categoria_sancao' | 'situacao_sancao'>,
  said: Words['sanctions'],
): string {
  const name = said.kinds[row.categoria_sancao]
  return row.situacao_sancao === 'aplicada' ? name : `${name}: ${said.states[row.situacao_sancao]}`
}
