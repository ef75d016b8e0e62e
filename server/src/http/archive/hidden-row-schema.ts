import { Type } from 'typebox'
import { named, nullable, oneOf } from '../schemas/field.ts'

/** A row of an act that the operator hides, for those who keep a copy of the archive. */
export const linhaOcultaSchema = named(
  'LinhaOculta',
  Type.Object(
    {
      linha_id: Type.String({
        description: 'O `id` dela (`lin_…`).',
        examples: ['lin_5T9VX2C7M1KD8QWE'],
      }),
      tabela: oneOf(['contratos', 'pessoal', 'licitacoes', 'sancoes', 'normas'], {
        description: 'A tabela dela.',
        examples: ['pessoal'],
      }),
      lugar: Type.Integer({
        minimum: 0,
        description: 'O lugar dela entre as linhas do ato nesta tabela, a partir de 0.',
        examples: [0],
      }),
      dito: Type.String({
        description: 'Um resumo do que ela diz.',
        examples: ['2jmj7l5rSw0yVb_vlWAYkK_YBwk1yHqnUqLcBP9tRxY'],
      }),
      sobre: nullable(
        Type.String({
          description: 'Um resumo de quem ou do que ela fala; `null`: o ato não o diz.',
          examples: ['47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'],
        }),
      ),
    },
    { description: 'Uma linha oculta, sem os valores dela nem o motivo.' },
  ),
)
