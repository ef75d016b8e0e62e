import { Type } from 'typebox'
import type { Receipt } from '../../gazette/ledger/receipt.ts'
import { date, instant, nullable } from './field.ts'

export const receiptExample: Receipt = {
  em: '2024-03-18T11:00:00.000Z',
  edicao: { data: '2024-03-18', numero: '53', provisoria: false },
  faltam: [],
}

/** The point up to which a webhook or an alert has been checked. */
export const receiptSchema = nullable(
  Type.Object(
    {
      em: instant(
        'Tudo o que entrou no acervo até este momento foi conferido com ele.',
        receiptExample.em,
      ),
      edicao: nullable(
        Type.Object(
          {
            data: date('Data da edição.', '2024-03-18'),
            numero: Type.String({ description: 'Número da edição.', examples: ['53'] }),
            provisoria: Type.Boolean({
              description:
                'Se a fonte ainda pode trocar o arquivo dela: veio inteiro nesta madrugada, e não foi visto de novo. O que mudar vem como novidade.',
              examples: [false],
            }),
          },
          {
            description:
              'A edição mais nova conferida por inteiro, nas seções do filtro; `null` se nenhuma desde a última mudança dele.',
          },
        ),
      ),
      faltam: Type.Array(date('Data.', '2024-03-15'), {
        description:
          'Dias, dos últimos 30 e desde a última vez que mudou o que ele procura, ou em que foi reativado, em que algo que deveria estar no acervo não foi conferido; o motivo está em `/fontes`.',
        examples: [receiptExample.faltam],
      }),
    },
    {
      description:
        'Até onde tudo foi conferido com ele: silêncio até aí quer dizer que nada havia. `null` enquanto está inativo. Importações em silêncio (sem `--notificar`) não contam.',
      examples: [receiptExample],
    },
  ),
)
