import { Type } from 'typebox'
import { NOTICE_CODES, noticeData } from '../../service/notice.ts'
import { named, nullable, oneOf } from './field.ts'

const day = Type.String({
  format: 'date',
  description: 'Dia, AAAA-MM-DD, inclusive.',
  examples: ['2024-03-15'],
})

const dados = Type.Object(
  {
    valor: nullable(
      Type.String({
        description:
          'O que foi pedido ou escrito: o órgão, a palavra, a frase, o id do webhook, o e-mail; `null` se não é disso que o aviso trata.',
        examples: ['Ministerio da Educasao'],
      }),
    ),
    situacao: nullable(
      Type.String({
        description: 'Do e-mail: `pendente` ou `descadastrado`; `null` se o aviso não é de um.',
        examples: [null],
      }),
    ),
    estado: nullable(
      Type.String({
        description:
          'O que há com essas edições, como em `GET /fontes`: `ausente`, `pendente`, `falha`, `parcial`; ou `provisoria`; `null` também se não é o mesmo com todas.',
        examples: [null],
      }),
    ),
    periodos: Type.Array(
      Type.Object({
        inicio: day,
        fim: day,
        secao: nullable(
          Type.String({
            description: 'Código da seção; `null` se o período não é de uma só.',
            examples: ['extra'],
          }),
        ),
        secao_base: nullable(
          Type.String({
            description: 'Seção que a edição extra completa; `null` se o aviso não a diz.',
            examples: ['1'],
          }),
        ),
      }),
      {
        description:
          'Os dias que faltam ou são provisórios, ou os que o acervo tem; vazio se o aviso não é deles.',
        examples: [[]],
      },
    ),
    mais: Type.Integer({
      description: 'Quantos períodos há além dos que `periodos` traz.',
      examples: [0],
    }),
    contagens: Type.Array(
      Type.Object({
        parte: Type.String({
          description: 'As palavras do termo que faltam em `consulta`.',
          examples: ['licitação'],
        }),
        consulta: Type.String({ description: 'O termo que sobra.', examples: ['pregão'] }),
        total: Type.Integer({ description: 'Quantas publicações tem.', examples: [45] }),
      }),
      { description: 'O que outros termos encontram, na ordem de `sugestoes`.', examples: [[]] },
    ),
  },
  {
    description:
      'O que `mensagem` diz, em valores: um programa pode dizê-lo a seu modo, ou em outra língua. O que não se aplica é `null` ou vazio.',
    examples: [noticeData({ valor: 'Ministerio da Educasao' })],
  },
)

/** Something that the user should know about an answer, though the request was fine. */
export const avisoSchema = named(
  'Aviso',
  Type.Object(
    {
      codigo: oneOf(NOTICE_CODES, {
        description:
          '`orgao_inexistente`, `secao_inexistente`, `tipo_ato_inexistente`, `edicao_inexistente`: nenhuma publicação do acervo tem o valor pedido. `palavra_inexistente`: nenhuma publicação tem a palavra; `sugestoes` são termos prontos, com palavras do acervo a uma letra dela, que têm resultados. `termo_restritivo`: nenhuma publicação tem tudo o que o termo pede; `sugestoes` são as maiores partes dele que têm resultados, sem os lapsos. `frase_restritiva`: as palavras entre aspas não estão nesta ordem; `sugestoes` são termos sem as aspas, que têm resultados. `campo_restritivo`: o campo não tem a palavra, e título ou texto a têm. `filtro_restritivo`: o filtro de `campo` exclui, sozinho, tudo o que a consulta encontra; `contagens` diz quanto há sem ele (um período ou uma faixa de valor é um só filtro). `palavras_separadas`: o termo é um nome, e nas publicações encontradas as palavras dele nunca estão em sequência. `campo_separado`, `campo_desconhecido`, `operador_minusculo`: algo no termo parece sintaxe, e foi lido como palavras. `periodo_fora_do_acervo`: o período pedido termina antes do acervo, ou começa depois. `edicoes_ausentes`: no período pedido há edições que não estão no acervo: não importadas, ainda não disponíveis na fonte, ou com falha ao obtê-las. `edicoes_incompletas`: há edições importadas só em parte. O motivo de cada uma está em `GET /fontes`. `edicoes_provisorias`: há edições inteiras, de um arquivo desta madrugada que a fonte ainda pode trocar. `edicoes_por_indexar`: há publicações recém-chegadas que a busca ainda não encontra (só em cluster). `edicoes_sem_linhas`: há edições com atos de que não se leram as linhas de tabelas, ou só por regras mais antigas; o serviço as lê de novo aos poucos. `acervo_vazio`: nada foi importado ainda. `conteudo_em_imagem`, `parte_em_imagem`: o que a publicação diz está só em imagem, ou em parte, e a busca não o lê. `avisos_omitidos`: outros avisos não foram procurados, porque levariam tempo demais. `sentido_indisponivel`: nos aproximados falta o que se acha só pelo sentido; `dados.valor` diz por quê (`sem_conexao`, `prazo`, `recusa`, `limite`, `erro`, `resposta_invalida`). `sentido_incompleto`: o índice de sentido ainda está sendo feito; `dados.valor` é a porcentagem. `secoes_sem_extra`: o filtro deixa de fora as edições extras. `eventos_expirados`: eventos pedidos já não são guardados. `cursor_adiante`: o cursor é de um evento que o acervo não tem. `alerta_sem_canal`, `webhook_inexistente`, `webhook_inativo`, `webhook_sem_alerta`, `email_nao_confirmado`: por que um alerta não chega a alguém.',
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
      dados,
    },
    {
      description:
        'Algo que se deve saber sobre a resposta, embora a requisição esteja certa. Um total zero nunca vem sem explicação quando há uma.',
    },
  ),
)
