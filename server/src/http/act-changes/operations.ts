import type { Caller } from '../../access/caller.ts'
import { ACT_FIELDS } from '../../gazette/publication-detail.ts'
import { detailOf } from '../../lib/errors/problem.ts'
import { type ByteString, byteString, joined } from '../../lib/text/byte-string.ts'
import type { ToldChange } from '../../service/act-changes/queries.ts'
import type { ToldPlace } from '../../service/act-changes/change-log.ts'
import { data } from '../answer.ts'
import { written } from '../archive/send-json.ts'
import { type Operation, operation } from '../operation.ts'
import { parameterProblem } from '../query/strict-query.ts'
import { ref } from '../schemas/field.ts'
import { DEFAULT_LIMIT } from '../schemas/paging.ts'
import { readPlace, writePlace } from './cursor.ts'
import { changeExample, changeParameters, paginaAlteracoesSchema } from './schema.ts'

const example = {
  limite: 20,
  resultados: [changeExample],
  proximo: changeExample.cursor,
  tem_mais: false,
  publicacoes: 4210,
}

/** Where who has read nothing begins. */
const BEGINNING = writePlace({ seq: 0, mark: 0, key: 0, newest: { seq: 0, mark: 0 } })

const listChanges = operation({
  id: 'listarAlteracoes',
  at: 'GET /alteracoes',
  tag: 'Consulta',
  summary: 'Lista o que mudou no acervo',
  description:
    'Tudo o que uma cópia do acervo precisa, na ordem em que entrou: atos novos, alterados, retirados e religados, cada um como está agora. Guarde `proximo` e peça a partir dele; nada é pulado, nem o que outros gravam no mesmo instante, e o cursor vale para sempre. De cada ato vem só a última alteração de cada tipo. Citações entre atos não contam: a ligação vem com o ato que chegou por último.',
  access: 'consulta',
  fresh: 'revalidate',
  query: changeParameters,
  checkQuery: ({ desde }) =>
    typeof desde === 'string' && desde !== BEGINNING && readPlace(desde) === null
      ? [parameterProblem([notOurs('não é um `proximo` nem um `cursor` que demos')])]
      : [],
  answer: written(data('As alterações.', ref(paginaAlteracoesSchema), example)),
  async handle({ query, caller }, { queries }) {
    const { desde = BEGINNING, limite = DEFAULT_LIMIT, campos = ACT_FIELDS, incluir } = query
    const found = await queries.changes.after(
      placeOf(desde),
      limite,
      campos,
      incluir === undefined ? 'nada' : maySeeHidden(caller) ? 'estrutura_e_ocultas' : 'estrutura',
    )
    if (found === null)
      throw parameterProblem([
        notOurs('é de outro acervo, ou de depois da cópia de que este foi restaurado'),
      ])
    const { changes, hasMore, publicacoes } = found
    const last = changes.at(-1)
    const proximo = last === undefined ? desde : writePlace(last)
    const after = byteString(
      `],${JSON.stringify({ proximo, tem_mais: hasMore, publicacoes }).slice(1)}`,
    )
    const before = byteString(`{"limite":${limite},"resultados":[`)
    const listed = changes.flatMap((change, i) => [byteString(i > 0 ? ',' : ''), asJson(change)])
    return { dados: joined(before, ...listed, after) }
  },
})

export const changeOperations: Operation[] = [listChanges]

function placeOf(desde: string): ToldPlace | null {
  return desde === BEGINNING ? null : readPlace(desde)
}

/** Which rows were hidden points at those who asked for it: only who runs the installation learns it. */
function maySeeHidden({ escopos }: Caller): boolean {
  return escopos.includes('administracao')
}

/** As the schema describes a change, around an act that is already JSON. */
function asJson({ tipo, em, act, ...place }: ToldChange): ByteString {
  const head = JSON.stringify({ cursor: writePlace(place), tipo, em }).slice(0, -1)
  return joined(byteString(`${head},"publicacao":`), act, byteString('}'))
}

function notOurs(problema: string) {
  return detailOf(
    'desde',
    problema,
    'Recomece sem `desde`: os atos que já tem vêm com o mesmo id. Depois, tire da cópia os que não vieram.',
  )
}
