import { Type } from 'typebox'
import { SECTION_CODES } from '../../gazette/publication.ts'
import { date, named, oneOf } from '../schemas/field.ts'

/** What does not change with the hour. */
const fields = {
  numero: Type.String({
    description: 'Número da edição; as extras levam letra.',
    examples: ['52-A'],
  }),
  data: date('Data da edição, AAAA-MM-DD.'),
  tipo: oneOf(['normal', 'extra'], {
    description: '`normal`, ou `extra` para as publicadas fora do horário regular.',
    examples: ['extra'],
  }),
  secoes: Type.Array(oneOf(SECTION_CODES, {}), {
    description: 'Códigos das seções presentes.',
    examples: [['extra']],
  }),
  total_publicacoes: Type.Integer({
    description: 'Quantas publicações a edição tem no acervo.',
    examples: [3],
  }),
}

/** Section 2.6 of the contract. */
export const edicaoSchema = named(
  'Edicao',
  Type.Object(
    {
      ...fields,
      provisoria: Type.Boolean({
        description:
          'Se a fonte ainda pode trocar um arquivo da edição: veio inteiro nesta madrugada, e ainda não veio igual outra vez. Nunca depois das 6h do dia.',
        examples: [false],
      }),
    },
    { description: 'Edição do Diário Oficial da União presente no acervo.' },
  ),
)

/** Whether it may still change is asked of the archive: an event is delivered, and kept, for days. */
export const edicaoDoEventoSchema = named(
  'EdicaoDoEvento',
  Type.Object(fields, { description: 'A edição que chegou, como estava no momento do evento.' }),
)
