import { Type } from 'typebox'
import type { WideningKind } from '../../../engine/port.ts'
import type { SearchReading } from '../../service/archive/archive-queries.ts'
import { named, oneOf, ref } from './field.ts'

export const WIDENING_KINDS = [
  'familia',
  'norma',
  'empresa',
  'sigla',
  'sinonimo',
  'codigo',
  'grafia',
] as const satisfies WideningKind[]

/** A word that was read more widely than written. */
const ampliacaoSchema = named(
  'Ampliacao',
  Type.Object(
    {
      tipo: oneOf([...WIDENING_KINDS], {
        description:
          'Por quê. `familia`: verbo e substantivo do mesmo ato (`nomeação`, *nomear*). `norma`: a norma que as palavras citam, como quer que o texto a escreva, ou a que chamam assim (`lei anticorrupção`). `empresa`: formas de empresas e iniciais (`SA`, *S.A.*). `sigla`: o órgão de uma sigla, e a sigla de um órgão. `sinonimo`: outro nome da mesma coisa (`GLP`, *gás liquefeito de petróleo*). `codigo`: o que é uma coisa só, como quer que se escreva (`015/2023` e `15/2023`, `BR-101` e `BR 101`). `grafia`: o que provavelmente se quis escrever; só em `aproximados`.',
        examples: ['norma'],
      }),
      escrito: Type.String({
        description: 'O que foi escrito, sem acentos nem maiúsculas; de `orgao`, tal como veio.',
        examples: ['lei 8112 90'],
      }),
      tambem: Type.Array(Type.String(), {
        description: 'O que mais se procurou por isso, na linguagem de `termo`.',
        examples: [['norma:"Lei 8.112/1990"']],
      }),
      acrescenta: Type.Integer({
        description:
          'Quantas publicações só foram encontradas por isso. Negativo, em `codigo`: quantas a menos do que se as partes valessem em qualquer lugar do texto.',
        examples: [84],
      }),
    },
    { description: 'Algo que foi lido de modo mais amplo do que está escrito.' },
  ),
)

/** The version by which a text is read. */
export const readingVersion = (what: string) =>
  Type.Integer({
    minimum: 0,
    description: `Versão da leitura de ${what}: 0, só o que está escrito. O que é salvo guarda a versão daquele dia, e passa à atual quando ${what} mudam.`,
    examples: [1],
  })

/** How a search was read. */
export const consultaSchema = named(
  'Consulta',
  Type.Object(
    {
      leitura: Type.Integer({
        minimum: 0,
        description: 'Versão da leitura: 0, só o que está escrito (`literal=true`).',
        examples: [1],
      }),
      ampliacoes: Type.Array(ref(ampliacaoSchema), {
        description:
          'O que foi lido de modo mais amplo e muda o que se encontra, na ordem da consulta; vazio se nada.',
      }),
    },
    { description: 'Como a consulta foi lida.' },
  ),
)

export const readingExample: SearchReading = {
  leitura: 1,
  ampliacoes: [
    {
      tipo: 'norma',
      escrito: 'lei 8112 90',
      tambem: ['norma:"Lei 8.112/1990"'],
      acrescenta: 84,
    },
  ],
}

export const readingSchemas = [ampliacaoSchema, consultaSchema]
