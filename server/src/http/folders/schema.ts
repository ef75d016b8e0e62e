import { type Static, Type } from 'typebox'
import {
  type AnnotationChange,
  type FolderView,
  type KeptActView,
  type LabelCount,
  PROGRESS,
} from '../../service/folders/folder.ts'
import { KEPT_ORDERS } from '../../service/folders/folder-store.ts'
import { actHeadExample, resumoDeAtoSchema } from '../daybook/schema.ts'
import { deadlineExample, prazoSchema } from '../archive/deadline-schema.ts'
import { date, instant, named, nullable, oneOf, ref } from '../schemas/field.ts'
import { pageParameters } from '../schemas/paging.ts'
import { meantVersion, versionExample, versionField } from './meant.ts'

const STRICT = { additionalProperties: false }
const MAX_NOME = 200
const MAX_NOTA = 2_000
const MOST_LABELS = 20
const LONGEST_LABEL = 50

export const folderExample: FolderView = {
  id: 'pst_01JQ7Z3V5N8M2K4T6W9X1Y0ABC',
  nome: 'Contrato de limpeza',
  criado_em: '2024-03-15T12:00:00.000Z',
  atualizado_em: '2024-03-15T12:00:00.000Z',
  total: 12,
  abertos: 4,
  vencidos: 1,
  proximo_prazo: '2024-03-22',
  versao: versionExample,
}

const labelExample: LabelCount = { etiqueta: 'impugnação', total: 3 }

export const folderWithLabelsExample = { ...folderExample, etiquetas: [labelExample] }

export const keptActExample: KeptActView = {
  id: actHeadExample.id,
  ato: actHeadExample,
  nota: 'Conferir o item 4 do edital.',
  etiquetas: [labelExample.etiqueta],
  responsavel: { id: 'pes_01JQ7Z3V5N8M2K4T6W9X1Y0ABC', nome: 'Ana Lima' },
  prazo: '2024-03-22',
  andamento: 'aberto',
  vencido: false,
  prazo_do_ato: deadlineExample,
  versao: versionExample,
  guardado_em: '2024-03-15T12:00:00.000Z',
  atualizado_em: '2024-03-15T12:00:00.000Z',
}

const nome = Type.String({
  minLength: 1,
  maxLength: MAX_NOME,
  description: 'Nome da pasta.',
  examples: [folderExample.nome],
})

const count = (description: string, example: number) =>
  Type.Integer({ minimum: 0, description, examples: [example] })

const folderFields = {
  id: Type.String({ description: 'Identificador da pasta.', examples: [folderExample.id] }),
  nome,
  criado_em: instant('Quando foi criada.'),
  atualizado_em: instant('Quando o nome dela mudou pela última vez.'),
  total: count('Quantos atos ela tem.', folderExample.total),
  abertos: count('Quantos deles estão abertos.', folderExample.abertos),
  vencidos: count('Quantos dos abertos têm o prazo vencido.', folderExample.vencidos),
  proximo_prazo: nullable(
    date('O primeiro prazo dos abertos, que pode já ter vencido; `null` se nenhum tem.'),
  ),
  versao: versionField,
}

export const pastaSchema = named(
  'Pasta',
  Type.Object(folderFields, { description: 'Uma pasta da conta.' }),
)

export const pastaComEtiquetasSchema = named(
  'PastaComEtiquetas',
  Type.Object(
    {
      ...folderFields,
      etiquetas: Type.Array(
        Type.Object({
          etiqueta: Type.String({ description: 'A etiqueta.', examples: [labelExample.etiqueta] }),
          total: count('Quantos atos a têm.', labelExample.total),
        }),
        {
          description: 'As etiquetas dos atos dela, da mais à menos usada.',
          examples: [[labelExample]],
        },
      ),
    },
    { description: 'Uma pasta, com as etiquetas do que há nela.' },
  ),
)

const annotations = {
  nota: Type.String({
    maxLength: MAX_NOTA,
    description: 'O que se quis anotar; vazia se nada.',
    examples: [keptActExample.nota],
  }),
  etiquetas: Type.Array(
    Type.String({ minLength: 1, maxLength: LONGEST_LABEL, examples: [labelExample.etiqueta] }),
    {
      maxItems: MOST_LABELS,
      description: 'Etiquetas, sem vírgula, ponto e vírgula, aspas nem barra invertida.',
      examples: [keptActExample.etiquetas],
    },
  ),
  prazo: nullable(
    date('Até que dia algo deve ser feito, AAAA-MM-DD; `null` se não há prazo.', '2024-03-22'),
  ),
  andamento: oneOf(PROGRESS, {
    description: 'Se ainda há o que fazer.',
    examples: [keptActExample.andamento],
  }),
}

export const atoDePastaSchema = named(
  'AtoDePasta',
  Type.Object(
    {
      id: Type.String({
        description: 'Identificador da publicação.',
        examples: [keptActExample.id],
      }),
      ato: Type.Union([ref(resumoDeAtoSchema), Type.Null()], {
        description:
          'O ato como é agora, também retificado, revogado ou retirado; `null` se não está mais no acervo.',
        examples: [keptActExample.ato],
      }),
      ...annotations,
      responsavel: Type.Union(
        [
          Type.Object({
            id: Type.String({
              description: 'Identificador da pessoa.',
              examples: [keptActExample.responsavel?.id],
            }),
            nome: Type.String({
              description: 'Nome da pessoa.',
              examples: [keptActExample.responsavel?.nome],
            }),
          }),
          Type.Null(),
        ],
        {
          description: 'Quem cuida do ato; `null` se ninguém, ou se a pessoa já saiu da conta.',
          examples: [keptActExample.responsavel],
        },
      ),
      vencido: Type.Boolean({
        description: 'Se está aberto, e o prazo foi antes de hoje, no dia de Brasília.',
        examples: [keptActExample.vencido],
      }),
      prazo_do_ato: Type.Union([ref(prazoSchema), Type.Null()], {
        description:
          'A abertura ou o prazo mais próximo, de hoje em diante, dos que o texto do ato diz; `null` se não diz nenhum com dia. Experimental.',
        examples: [keptActExample.prazo_do_ato],
      }),
      versao: versionField,
      guardado_em: instant('Quando o ato foi posto na pasta.'),
      atualizado_em: instant('Quando algo do que se diz dele mudou.'),
    },
    { description: 'Um ato numa pasta, com o que se diz dele.' },
  ),
)

export const paginaAtosDePastaSchema = named(
  'PaginaAtosDePasta',
  Type.Object(
    {
      total: count('Atos ao todo.', 12),
      pagina: Type.Integer({ description: 'Esta página.', examples: [1] }),
      limite: Type.Integer({ description: 'Atos por página.', examples: [20] }),
      total_paginas: count('Páginas ao todo.', 1),
      resultados: Type.Array(ref(atoDePastaSchema), { description: 'Os atos da página.' }),
    },
    { description: 'Página dos atos de uma pasta.' },
  ),
)

export const folderBody = Type.Object({ nome }, { ...STRICT, description: 'A pasta.' })

/** The body of PATCH of a folder. */
export const folderChangeBody = Type.Object(
  { nome, versao: meantVersion },
  { ...STRICT, description: 'O nome novo.' },
)

/** The parameters of DELETE. */
export const meantQuery = Type.Object({ versao: meantVersion })

/** The body of PUT and PATCH of an act. */
export const annotationBody = Type.Object(
  {
    nota: Type.Optional(annotations.nota),
    etiquetas: Type.Optional(annotations.etiquetas),
    responsavel: Type.Optional(
      nullable(
        Type.String({
          description: 'Identificador de uma pessoa da conta; `null`: ninguém.',
          examples: [keptActExample.responsavel?.id],
        }),
      ),
    ),
    prazo: Type.Optional(annotations.prazo),
    andamento: Type.Optional(annotations.andamento),
    versao: meantVersion,
  },
  { ...STRICT, description: 'O que se diz do ato; o que falta fica como está.' },
)

export function changeIn({
  responsavel,
  versao: _meant,
  ...others
}: Static<typeof annotationBody>): AnnotationChange {
  return responsavel === undefined ? others : { ...others, responsavel_id: responsavel }
}

export const folderParams = Type.Object({ id: folderFields.id })

export const keptActParams = Type.Object({
  id: folderFields.id,
  publicacao_id: Type.String({
    description: 'Identificador da publicação.',
    examples: [keptActExample.id],
  }),
})

/** Which acts of a folder. */
export const keptFilters = {
  etiqueta: Type.Optional(
    Type.String({
      description: 'Só os que têm esta etiqueta, como está escrita.',
      examples: [labelExample.etiqueta],
    }),
  ),
  responsavel: Type.Optional(
    Type.String({
      description: 'Só os de que cuida esta pessoa, pelo identificador.',
      examples: [keptActExample.responsavel?.id],
    }),
  ),
  prazo_ate: Type.Optional(date('Só os que têm prazo até este dia, inclusive.', '2024-03-22')),
  andamento: Type.Optional(
    oneOf(PROGRESS, { description: 'Só os abertos, ou só os concluídos.', examples: ['aberto'] }),
  ),
  ordem: Type.Optional(
    oneOf(KEPT_ORDERS, {
      default: 'prazo',
      description:
        '`prazo`: o que vence antes vem antes, e o que não tem prazo vem por último; `data`: o ato mais novo vem antes; `prazo_do_ato`: o que o texto do ato diz para antes, de hoje em diante, vem antes, e o ato que não diz nada por último, o mais novo antes.',
      examples: ['data'],
    }),
  ),
}

export const keptParameters = Type.Object({
  ...keptFilters,
  ...pageParameters('Quantos atos por página.'),
})

export const folderSchemas = [
  pastaSchema,
  pastaComEtiquetasSchema,
  atoDePastaSchema,
  paginaAtosDePastaSchema,
]
