import { Type } from 'typebox'
import { SUGGESTION_KINDS } from '../../service/catalog/suggestions.ts'
import { date, named, nullable, oneOf } from '../schemas/field.ts'

export const bodyExample = {
  orgao: 'Ministério da Educação',
  nome: 'Ministério da Educação',
  sigla: 'MEC',
  total: 1250,
  primeira_data: '2024-03-15',
  ultima_data: '2024-04-30',
  subordinados: 42,
}

/** Fields that all entries of the catalog share. */
const span = {
  total: Type.Integer({ description: 'Quantas publicações há no acervo.', examples: [1250] }),
  primeira_data: date('Dia da mais antiga.', '2024-03-15'),
  ultima_data: date('Dia da mais recente.', '2024-04-30'),
}

export const orgaoSchema = named(
  'Orgao',
  Type.Object(
    {
      orgao: Type.String({
        description: 'O caminho, como o filtro `orgao` o recebe.',
        examples: [bodyExample.orgao],
      }),
      nome: Type.String({
        description: 'O último nível do caminho.',
        examples: [bodyExample.nome],
      }),
      sigla: nullable(
        Type.String({ description: '`null` se não é conhecida.', examples: [bodyExample.sigla] }),
      ),
      ...span,
      subordinados: Type.Integer({
        description: 'Quantos órgãos há logo abaixo dele: peça-os com `pai`.',
        examples: [bodyExample.subordinados],
      }),
    },
    { description: 'Órgão que publica; conta também o que é dos que lhe são subordinados.' },
  ),
)

export const actTypeExample = {
  tipo_ato: 'Portaria',
  total: 1250,
  primeira_data: '2024-03-15',
  ultima_data: '2024-04-30',
}

export const tipoAtoSchema = named(
  'TipoAto',
  Type.Object(
    {
      tipo_ato: Type.String({
        description: 'Como o filtro `tipo_ato` o recebe.',
        examples: [actTypeExample.tipo_ato],
      }),
      ...span,
    },
    { description: 'Tipo de ato que há no acervo.' },
  ),
)

export const suggestionExample = {
  tipo: 'norma' as const,
  texto: 'Lei 8.112/1990',
  termo: 'norma:"Lei 8.112/1990"',
  orgao: null,
  total: 3760,
}

export const sugestaoSchema = named(
  'Sugestao',
  Type.Object(
    {
      tipo: oneOf(SUGGESTION_KINDS, {
        description:
          '`palavra` dos textos, com acentos se forem conhecidos; `orgao`; `norma` que os textos citam.',
        examples: [suggestionExample.tipo],
      }),
      texto: Type.String({
        description: 'O que mostrar a quem digita.',
        examples: [suggestionExample.texto],
      }),
      termo: nullable(
        Type.String({
          description: 'O que procurar em `termo`; `null` para um órgão.',
          examples: [suggestionExample.termo],
        }),
      ),
      orgao: nullable(
        Type.String({
          description: 'O que pôr no filtro `orgao`; `null` para o que não é órgão.',
          examples: [null],
        }),
      ),
      total: Type.Integer({
        description:
          'Quantas publicações têm o órgão, a norma ou a palavra que completa, aproximadamente.',
        examples: [suggestionExample.total],
      }),
    },
    { description: 'O que pode querer quem digitou o começo.' },
  ),
)
