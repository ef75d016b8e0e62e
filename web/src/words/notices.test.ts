import { expect, test } from 'vitest'
import type { Aviso } from '../api/schema.ts'
import { noticeText } from './notices.ts'
import { notices } from './pt/notices.ts'

test.each(['orgao', 'orgao_exceto', 'filtros.orgaos[0]'])(
  'a body that nobody has is named a body, asked for as %s',
  (campo) => {
    const dados = {
      valor: 'receita federal',
      periodos: [],
      contagens: [],
      situacao: null,
      estado: null,
      mais: 0,
    }
    const aviso: Aviso = { codigo: 'orgao_inexistente', campo, mensagem: '', sugestoes: [], dados }
    expect(noticeText(aviso, notices, String)).toBe(
      'Nenhuma publicação do acervo tem órgão “receita federal”.',
    )
  },
)
