import { isImagesOnly } from '../../gazette/image-places.ts'
import { type Notice, noticeData } from '../notice.ts'

/** That the text of an act is not all that it says: the rest is in images, which nobody can search. */
export function imageNotices(act: Illustrated): Notice[] {
  if (act.imagens.length === 0) return []
  const names = [...new Set(act.imagens.map(({ nome }) => nome))]
  const [codigo, what] = isImagesOnly(act)
    ? (['conteudo_em_imagem', 'O conteúdo desta publicação está só em imagem'] as const)
    : (['parte_em_imagem', 'Parte do conteúdo desta publicação está em imagem'] as const)
  return [
    {
      codigo,
      campo: 'imagens',
      mensagem: `${what} (${listed(names)}), que a busca e os alertas não leem. A versão certificada, em url_pdf, a mostra.`,
      sugestoes: [],
      dados: noticeData({ valor: listed(names) }),
    },
  ]
}

interface Illustrated {
  titulo: string
  conteudo_completo: string
  imagens: { nome: string }[]
}

const NAMES_SHOWN = 5

function listed(names: string[]): string {
  const shown = names.slice(0, NAMES_SHOWN).join(', ')
  return names.length > NAMES_SHOWN ? `${shown} e mais ${names.length - NAMES_SHOWN}` : shown
}
