import { Type } from 'typebox'
import { CHANGE_KINDS } from '../../gazette/act-change.ts'
import { actExample, publicacaoSchema } from '../archive/publication-schema.ts'
import { instant, named, oneOf, ref } from '../schemas/field.ts'
import { fieldsParameter } from '../schemas/fields.ts'
import { limitParameter } from '../schemas/paging.ts'
import { writePlace } from './cursor.ts'

const transaction = { seq: 4_210, mark: 163_840_927_415_023 }
const cursorExample = writePlace({ ...transaction, key: 9_270_460_416, newest: transaction })

export const changeExample = {
  cursor: cursorExample,
  tipo: 'nova' as const,
  em: '2024-03-15T12:00:00.000Z',
  publicacao: actExample,
}

const cursor = (description: string) => Type.String({ description, examples: [cursorExample] })

const alteracaoSchema = named(
  'Alteracao',
  Type.Object(
    {
      cursor: cursor('O que pedir em `desde` para continuar depois desta.'),
      tipo: oneOf(CHANGE_KINDS, {
        description:
          'O que houve com o ato: `nova`, entrou no acervo; `alterada`, o texto ou a leitura dele é outra; `retirada`, a fonte o tirou da edição; `religada`, o texto é o mesmo, e mudou o que se diz dele (`situacao`, correções em `relacoes`, endereço, `fonte`, imagens).',
        examples: [changeExample.tipo],
      }),
      em: instant(
        'Quando o acervo o anotou; dos atos mais antigos do que esta lista, quando ela começou.',
      ),
      publicacao: ref(publicacaoSchema),
    },
    { description: 'Uma alteração do acervo, com o ato como está agora.' },
  ),
)

export const paginaAlteracoesSchema = named(
  'PaginaAlteracoes',
  Type.Object(
    {
      limite: Type.Integer({ description: 'Alterações por página.', examples: [20] }),
      resultados: Type.Array(ref(alteracaoSchema), {
        description:
          'As alterações, na ordem em que entraram no acervo. Com textos longos vêm menos do que `limite`, ao menos uma.',
      }),
      proximo: cursor('O que pedir em `desde` da próxima vez, agora ou quando houver mais.'),
      tem_mais: Type.Boolean({
        description: 'Se já há mais alterações depois destas.',
        examples: [false],
      }),
      publicacoes: Type.Integer({
        minimum: 0,
        description: 'Quantas publicações o acervo tem agora: por elas se vê quanto falta.',
        examples: [4210],
      }),
    },
    { description: 'Uma página de alterações do acervo.' },
  ),
)

export const changeSchemas = [alteracaoSchema, paginaAlteracoesSchema]

export const changeParameters = Type.Object({
  desde: Type.Optional(
    Type.String({
      maxLength: 150,
      description:
        'O `proximo` da página anterior, ou o `cursor` de uma alteração; vale para sempre. Sem ele, desde o começo do acervo. 400 se este acervo não o deu, ou voltou atrás dele (foi restaurado de uma cópia): recomece sem `desde`.',
      examples: [cursorExample],
    }),
  ),
  limite: limitParameter('Alterações por página.'),
  campos: fieldsParameter(
    'Campos de cada publicação, separados por vírgulas; só eles vêm. Sem ele, todos.',
  ),
  incluir: Type.Optional(
    oneOf(['estrutura'], {
      description:
        '`estrutura`: de cada publicação também a forma dela na fonte, como em `/publicacao/{id}`.',
      examples: ['estrutura'],
    }),
  ),
})
