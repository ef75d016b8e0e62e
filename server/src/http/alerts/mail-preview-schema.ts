import { Type } from 'typebox'
import { named } from '../schemas/field.ts'
import { STRICT, alertFields, alertFilters, listas, termosOfPast } from './schema.ts'

/** The body of POST /alertas/previa. */
export const previewBody = Type.Object(
  {
    nome: alertFields.nome,
    consulta: Type.Optional(alertFields.consulta),
    termos: Type.Optional(termosOfPast),
    listas: Type.Optional(listas),
    filtros: Type.Optional(alertFilters),
    frequencia: alertFields.frequencia,
  },
  { ...STRICT, description: 'O alerta cujo e-mail se quer ver.' },
)

export const previewExample = {
  assunto: 'Licitações: 2 atos na edição 52, de 15/03/2024',
  texto: 'Licitações (2)\n==============\n',
}

export const previaEmailSchema = named(
  'PreviaEmail',
  Type.Object(
    {
      assunto: Type.String({ description: 'O assunto.', examples: [previewExample.assunto] }),
      texto: Type.String({
        description: 'O que diz, na versão em texto, que vai em todo e-mail ao lado da em HTML.',
        examples: [previewExample.texto],
      }),
    },
    { description: 'O e-mail que um alerta teria mandado.' },
  ),
)
