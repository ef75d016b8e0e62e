import { Type } from 'typebox'
import { AUDIT_TYPES, type AuditEntry } from '../../access/audit.ts'
import { instant, moment, named, nullable, oneOf, ref } from '../schemas/field.ts'
import { pageParameters } from '../schemas/paging.ts'

export const entryExample: AuditEntry = {
  id: 'aud_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
  em: '2024-03-15T12:00:00.000Z',
  tipo: 'papel_mudado',
  autor: 'pessoa',
  pessoa_id: 'pes_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
  chave_id: null,
  conta_id: 'cta_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
  rede: '9c1f4a7be02d6358',
  endereco: null,
  alvo_id: 'pes_01JQ7Z3V5N8M2K4T6W9X1Y0ABD',
  detalhes: { antes: 'leitor', papel: 'editor' },
}

const text = (description: string, example: string) =>
  nullable(Type.String({ description, examples: [example] }))

const registroSchema = named(
  'RegistroAuditoria',
  Type.Object(
    {
      id: Type.String({ description: 'Identificador do registro.', examples: [entryExample.id] }),
      em: instant('Quando.'),
      tipo: oneOf(AUDIT_TYPES, { description: 'O que foi feito.', examples: ['papel_mudado'] }),
      autor: oneOf(['pessoa', 'chave', 'comando', 'ninguem'], {
        description:
          'Quem: uma pessoa numa sessão, uma chave, um comando na máquina, ou ninguém que se tenha identificado.',
        examples: ['pessoa'],
      }),
      pessoa_id: text(
        'A pessoa que agiu, ou por quem a chave responde.',
        'pes_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
      ),
      chave_id: text('A chave com que se agiu.', 'chv_01JQ7Z3V5N8M2K4T6W9X1Y0ABC'),
      conta_id: text(
        'A conta de que se trata; `null`: a instalação.',
        'cta_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
      ),
      rede: text(
        'Resumo, feito com uma chave, da rede de onde se agiu: iguais são a mesma.',
        '9c1f4a7be02d6358',
      ),
      endereco: text('O endereço inteiro, se a instalação o guarda.', '203.0.113.7'),
      alvo_id: text('A que, ou a quem, foi feito.', 'pes_01JQ7Z3V5N8M2K4T6W9X1Y0ABD'),
      detalhes: Type.Object(
        {},
        {
          additionalProperties: Type.Union([
            Type.String(),
            Type.Number(),
            Type.Boolean(),
            Type.Null(),
          ]),
          description: 'O que mudou, nas palavras da API; nunca um segredo.',
          examples: [entryExample.detalhes],
        },
      ),
    },
    { description: 'Algo que foi feito.' },
  ),
)

export const paginaAuditoriaSchema = named(
  'PaginaAuditoria',
  Type.Object(
    {
      total: Type.Integer({ description: 'Quantos registros há ao todo; é exato.', examples: [1] }),
      pagina: Type.Integer({ description: 'Página atual.', examples: [1] }),
      limite: Type.Integer({ description: 'Registros por página.', examples: [20] }),
      total_paginas: Type.Integer({ description: 'Quantas páginas há.', examples: [1] }),
      resultados: Type.Array(ref(registroSchema), { description: 'Os registros desta página.' }),
    },
    { description: 'Uma página da auditoria, do mais novo ao mais antigo.' },
  ),
)

export const auditSchemas = [registroSchema, paginaAuditoriaSchema]

export const auditParameters = Type.Object({
  desde: Type.Optional(moment('Só o que foi feito a partir deste momento ou dia, inclusive.')),
  ate: Type.Optional(moment('Só o que foi feito até este momento ou dia, inclusive.')),
  tipo: Type.Optional(
    oneOf(AUDIT_TYPES, { description: 'Só o que é deste tipo.', examples: ['entrada'] }),
  ),
  pessoa: Type.Optional(
    Type.String({
      description: 'Só o que fez esta pessoa, ou uma chave que responde por ela.',
      examples: ['pes_01JQ7Z3V5N8M2K4T6W9X1Y0ABC'],
    }),
  ),
  ...pageParameters('Registros por página.'),
})
