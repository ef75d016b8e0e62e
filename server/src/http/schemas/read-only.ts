import { Type } from 'typebox'
import { type ReadOnlyState, readOnlyState } from '../../service/read-only.ts'
import { named, oneOf, ref } from './field.ts'

const readOnlyExample: ReadOnlyState = readOnlyState('disco_cheio')

export const somenteLeituraSchema = named(
  'SomenteLeitura',
  Type.Object(
    {
      motivo: oneOf(['pedido', 'disco_cheio', 'pasta_sem_escrita'], {
        description:
          '`pedido`: foi iniciado com `--somente-leitura`. `disco_cheio`, `pasta_sem_escrita`: volta a gravar sozinho.',
        examples: [readOnlyExample.motivo],
      }),
      mensagem: Type.String({ description: 'O que há.', examples: [readOnlyExample.mensagem] }),
      sugestao: Type.String({ description: 'A saída.', examples: [readOnlyExample.sugestao] }),
    },
    {
      description:
        'Por que o serviço só lê: o que gravaria recebe 503, e nada se entrega nem se coleta.',
    },
  ),
)

/** The field `somente_leitura`. */
export const readOnlyField = Type.Union([ref(somenteLeituraSchema), Type.Null()], {
  description: 'Por que o serviço só lê; `null`: ele também grava.',
  examples: [null],
})
