import { type Static, Type } from 'typebox'
import { named, nullable, oneOf, ref } from './field.ts'

const detalheSchema = named(
  'Detalhe',
  Type.Object(
    {
      campo: Type.String({
        description: 'Parâmetro ou campo em que está o problema.',
        examples: ['limite'],
      }),
      problema: Type.String({
        description: 'O que está errado, em português.',
        examples: ['deve ser de 1 a 100'],
      }),
      sugestao: nullable(
        Type.String({
          description: 'Como resolver; `null` se não há o que sugerir.',
          examples: ['Use apenas algarismos, por exemplo: limite=20.'],
        }),
      ),
      posicao: nullable(
        Type.Integer({
          description:
            'Nos erros da consulta, a posição em `termo`, contada em caracteres a partir de 0; nos demais, `null`.',
          examples: [12],
        }),
      ),
    },
    { description: 'Um problema da requisição.' },
  ),
)

const erroSchema = named(
  'Erro',
  Type.Object(
    {
      codigo: oneOf(
        [
          'parametro_invalido',
          'consulta_invalida',
          'corpo_invalido',
          'nao_autenticado',
          'sem_permissao',
          'nao_encontrado',
          'metodo_nao_permitido',
          'conflito',
          'versao_antiga',
          'corpo_grande_demais',
          'tipo_nao_suportado',
          'limite_excedido',
          'erro_interno',
          'indisponivel',
        ],
        { description: 'Código do erro, para programas.', examples: ['parametro_invalido'] },
      ),
      mensagem: Type.String({
        description: 'O erro, em português, para ser lido por pessoas.',
        examples: ['Parâmetro inválido: limite deve ser de 1 a 100.'],
      }),
      detalhes: Type.Array(ref(detalheSchema), {
        description: 'Todos os problemas encontrados; vazio quando a mensagem diz tudo.',
      }),
    },
    { description: 'O que impediu a resposta.' },
  ),
)

/** The body of every answer that is not a success. */
const respostaErroSchema = named(
  'RespostaErro',
  Type.Object(
    {
      sucesso: Type.Literal(false, { description: 'Sempre `false`.', examples: [false] }),
      erro: ref(erroSchema),
      request_id: Type.String({
        description: 'Identificador da requisição, também no cabeçalho X-Request-Id.',
        examples: ['req_01JQ7Z3V5N8M2K4T6W9X1Y0ABC'],
      }),
    },
    { description: 'Resposta de erro.' },
  ),
)

export const errorSchemas = [detalheSchema, erroSchema, respostaErroSchema]

export type ErrorResponse = Static<typeof respostaErroSchema>
