import { Type } from 'typebox'
import { NOTICE_CODES } from '../../lib/notice.ts'
import { named, oneOf } from './field.ts'

/** Something that the user should know about an answer, though the request was fine. */
export const avisoSchema = named(
  'Aviso',
  Type.Object(
    {
      codigo: oneOf(NOTICE_CODES, {
        description:
          '`orgao_inexistente`, `secao_inexistente`, `tipo_ato_inexistente`, `edicao_inexistente`: nenhuma publicação do acervo tem o valor pedido. `palavra_inexistente`: nenhuma publicação tem a palavra; `sugestoes` são termos prontos, com palavras do acervo a uma letra dela. `termo_restritivo`: nenhuma publicação tem tudo o que o termo pede; `sugestoes` são termos com uma parte a menos, que têm resultados. `campo_restritivo`: o campo não tem a palavra, e título ou texto a têm. `palavras_separadas`: nas publicações encontradas as palavras nunca estão em sequência. `campo_separado`, `campo_desconhecido`, `operador_minusculo`: algo no termo parece sintaxe, e foi lido como palavras. `periodo_fora_do_acervo`: o período pedido termina antes do acervo, ou começa depois. `edicoes_ausentes`: no período pedido há edições que não estão no acervo: não importadas, ainda não disponíveis na fonte, ou com falha ao obtê-las. `edicoes_incompletas`: há edições importadas só em parte. O motivo de cada uma está em `GET /fontes`. `edicoes_por_indexar`: há publicações recém-chegadas que a busca ainda não encontra (só em cluster). `acervo_vazio`: nada foi importado ainda. `avisos_omitidos`: outros avisos não foram procurados, porque levariam tempo demais. `secoes_sem_extra`: o filtro deixa de fora as edições extras. `eventos_expirados`: eventos pedidos já não são guardados. `cursor_adiante`: o cursor é de um evento que o acervo não tem. `alerta_sem_canal`, `webhook_inexistente`, `webhook_inativo`, `webhook_sem_alerta`, `email_nao_confirmado`: por que um alerta não chega a alguém.',
        examples: ['orgao_inexistente'],
      }),
      campo: Type.String({
        description: 'Parâmetro ou campo de que o aviso trata.',
        examples: ['orgao'],
      }),
      mensagem: Type.String({
        description: 'O aviso, em português, para ser lido por pessoas.',
        examples: ['Nenhuma publicação do acervo é do órgão “Ministerio da Educasao”.'],
      }),
      sugestoes: Type.Array(Type.String(), {
        description:
          'O que pode ser enviado no lugar do que foi pedido, no máximo 10: valores existentes; se `campo` é `termo`, termos inteiros, prontos para a busca. Vazio se não há.',
        examples: [['Ministério da Educação']],
      }),
    },
    {
      description:
        'Algo que se deve saber sobre a resposta, embora a requisição esteja certa. Um total zero nunca vem sem explicação quando há uma.',
    },
  ),
)
