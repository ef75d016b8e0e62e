import { SECTION_CODES } from '../../publication.ts'
import { SITUACOES } from '../../relations/situacao.ts'
import type { RowColumn } from './row-column.ts'

/** What every row of any table has of its act, as the act is now. */
export const PUBLISHED_COLUMNS = {
  publicacao: {
    title: 'Publicação',
    description: 'A publicação de que a linha foi lida; os lugares são do texto dela.',
    type: 'string',
  },
  data_publicacao: {
    title: 'Data da publicação',
    description: 'Dia em que o ato foi publicado.',
    type: 'date',
  },
  secao: {
    title: 'Seção',
    description: 'Seção: `1`, `2`, `3` ou `extra` (edições extras e especiais).',
    type: 'string',
    values: SECTION_CODES,
  },
  edicao: {
    title: 'Edição',
    description: 'Número da edição; as extras levam letra.',
    type: 'string',
  },
  pagina: { title: 'Página', description: 'Página da edição.', type: 'string' },
  situacao: {
    title: 'Situação da publicação',
    description:
      'O que outros atos do acervo fizeram da publicação; `publicada` se nada. Linhas de atos revogados, retirados ou sem efeito também estão na tabela.',
    type: 'string',
    values: SITUACOES,
  },
  url_original: {
    title: 'Publicação oficial',
    description:
      'Endereço da publicação oficial na Imprensa Nacional. Só a versão certificada tem valor legal.',
    type: 'string',
  },
} satisfies Record<string, RowColumn>
