import type { Day } from '../../lib/dates.ts'
import { fold } from '../../lib/fold.ts'
import type { SearchState } from '../../query/state.ts'

/** The most letters of words, a body or a type: a length that file systems and people accept. */
const LONGEST = 48

/** The name for a file of results, without extension: the searched words and the day. */
export function fileName(state: SearchState, today: Day): string {
  const { termo, secao, orgao, tipo_ato, data_inicio, data_fim } = state
  const period = data_inicio || data_fim ? `${data_inicio ?? 'inicio'}-a-${data_fim ?? today}` : ''
  const parts = [
    'arauto',
    slug(termo ?? ''),
    secao ? `secao-${secao.join('-')}` : '',
    slug(orgao?.map((path) => path.split('/').at(-1)).join(' ') ?? ''),
    slug(tipo_ato?.join(' ') ?? ''),
    period || today,
  ]
  return parts.filter((part) => part !== '').join('_')
}

function slug(text: string): string {
  const words = fold(text).replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  return Array.from(words).slice(0, LONGEST).join('').replaceAll(/^-|-$/g, '')
}
