import { Type } from 'typebox'
import { MOST_CITATIONS } from '../../service/citations/most-citations.ts'
import { noticed } from '../answer.ts'
import { operation } from '../operation.ts'
import { ref } from '../schemas/field.ts'
import { verificacaoSchema, verificationExample } from './schema.ts'

const LONGEST = 64_000

export const verifyCitations = operation({
  id: 'verificarCitacoes',
  at: 'POST /citacoes/verificar',
  tag: 'Consulta',
  summary: 'Confere as citações de um texto',
  description: `Acha num texto os atos (por tipo, número, data e órgão), os lugares do Diário Oficial e os números de processo que ele cita, até ${MOST_CITATIONS}, e diz de cada um se o acervo o tem e o que outros atos fizeram com ele. O que não se acha só é \`desconhecido\` se o acervo tem todos os dias em que sairia; senão é \`fora_do_acervo\`, e \`avisos\` diz o que falta. Nada do texto é guardado.`,
  access: 'consulta',
  role: 'leitor',
  body: Type.Object(
    {
      texto: Type.String({
        minLength: 1,
        maxLength: LONGEST,
        description: `O texto: no máximo ${LONGEST.toLocaleString('pt-BR')} caracteres.`,
        examples: [
          'Considerando o disposto na Portaria MEC nº 123, de 14 de março de 2024, resolve:',
        ],
      }),
    },
    { additionalProperties: false, description: 'O que conferir.' },
  ),
  answer: noticed('As citações, na ordem do texto.', ref(verificacaoSchema), verificationExample),
  async handle({ body }, { queries }) {
    const { avisos, ...dados } = await queries.citations.verify(body.texto)
    return { dados, avisos }
  },
})
