import { Type } from 'typebox'
import { DEADLINE_KINDS } from '../../gazette/deadlines/deadline.ts'
import type { Prazo } from '../../gazette/deadlines/prazos.ts'
import { date, named, nullable, oneOf } from '../schemas/field.ts'

/** Of an invented notice. */
export const deadlineExample: Prazo = {
  tipo: 'abertura',
  data: '2024-04-02',
  hora: '09:00',
  desde: null,
  dias: null,
  dias_uteis: false,
  calculada: false,
  inicio: 702,
  fim: 744,
  texto: 'Abertura das Propostas: 02/04/2024 às 09h00',
}

export const prazoSchema = named(
  'PrazoDoAto',
  Type.Object(
    {
      tipo: oneOf(DEADLINE_KINDS, {
        description:
          '`abertura`: a sessão de uma licitação, ou a disputa. `entrega_de_propostas`: quando propostas e envelopes são recebidos. `inscricao`. `recurso`: também defesa e impugnação. `contribuicao`: a uma consulta pública. `reuniao`: assembleia, audiência, julgamento. `prazo`: outro que o texto chama assim.',
        examples: ['abertura'],
      }),
      data: nullable(
        date(
          'O dia, ou o último de um período; `null` se o texto só diz dias, ou quando começa.',
          deadlineExample.data!, // above
        ),
      ),
      hora: nullable(
        Type.String({
          description:
            'A hora impressa, HH:MM, de `data`, ou de `desde` se `data` é `null`. De Brasília ou local: o texto raramente o diz.',
          examples: ['09:00'],
        }),
      ),
      desde: nullable(date('O primeiro dia de um período; `null` se nenhum está impresso.')),
      dias: nullable(
        Type.Integer({
          description: 'Um prazo em dias, como impresso; `null` se é um dia.',
          examples: [15],
        }),
      ),
      dias_uteis: Type.Boolean({
        description: 'Se só contam dias úteis.',
        examples: [false],
      }),
      calculada: Type.Boolean({
        description:
          'Se `data` foi contada: só quando o texto diz que os dias (corridos) contam da publicação. O último dia não é passado ao dia útil seguinte.',
        examples: [false],
      }),
      inicio: Type.Integer({
        description: 'Onde as palavras começam em `conteudo_completo`, em unidades Unicode.',
        examples: [702],
      }),
      fim: Type.Integer({ description: 'Onde acabam, exclusive.', examples: [744] }),
      texto: Type.String({
        description: 'As palavras, numa linha. CPFs vêm mascarados.',
        examples: [deadlineExample.texto],
      }),
    },
    {
      description: 'Uma abertura ou um prazo que um ato diz. Experimental: pode faltar ou sobrar.',
    },
  ),
)
