import { type Static, Type } from 'typebox'
import { ASKED_SECTIONS } from '../../gazette/publication.ts'
import { SITUACOES } from '../../gazette/relations/situacao.ts'
import type { Notice } from '../../service/notice.ts'
import type { Api } from '../ask.ts'
import { achadoSchema, avisos, conclusao, count, day, list, oneOf, orNull } from '../schemas.ts'
import { tool } from '../tool.ts'
import { wholeOnes } from '../whole.ts'
import {
  type FoundWithExcerpts,
  achadoOf,
  avisoOf,
  foundLines,
  gapsIn,
  noticeLines,
} from '../words.ts'

const PAGE = 10
const MOST_NEAR = 3
/** What is left for acts that only come near. */
const ROOM_OF_NEAR = 4_000

/** The filters of a search, which an alert has, too. */
export const filterInput = {
  orgao: Type.Optional(
    list(Type.String(), 'Órgãos: o nome, o começo do caminho ou a sigla; basta um.'),
  ),
  tipo_ato: Type.Optional(
    list(
      Type.String(),
      'Tipos: Portaria, Decreto, Extrato de Contrato…; Extrato* são todos os que começam assim; basta um.',
    ),
  ),
  secao: Type.Optional(
    list(
      oneOf(ASKED_SECTIONS, 'Seção.'),
      'Seções: 1 normas, 2 pessoal, 3 contratos e licitações, extra edições extras, extra1 só as da seção 1; basta uma.',
    ),
  ),
}

const input = Type.Object(
  {
    termo: Type.String({
      minLength: 1,
      maxLength: 4_000,
      description:
        'O que procurar. Palavras valem por E; aceita OU, NAO, "frase exata", prefixo*, titulo:, ementa:, corpo:, orgao:, assinatura:, tipo:, cnpj:, processo:, norma:. * encontra tudo. Poucas palavras, as do ato, acham mais que uma pergunta inteira.',
    }),
    data_inicio: Type.Optional(day('Primeiro dia, inclusive')),
    data_fim: Type.Optional(day('Último dia, inclusive')),
    ...filterInput,
    situacao: Type.Optional(
      list(oneOf(SITUACOES, 'Situação.'), 'O que outros atos fizeram do ato; basta uma.'),
    ),
    ordem: Type.Optional(
      oneOf(
        ['relevancia', 'recentes', 'antigas', 'valor'],
        'Ordem; sem ela, relevancia. valor: do maior valor em reais ao menor.',
      ),
    ),
    a_partir_de: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'O primeiro resultado que se quer; use o continuar da resposta anterior.',
      }),
    ),
  },
  { additionalProperties: false },
)

const output = Type.Object({
  conclusao,
  total: count('Quantos atos há ao todo; é exato.'),
  atos: list(achadoSchema, 'Os atos, inteiros, na ordem pedida.'),
  restantes: count('Quantos há depois destes.'),
  continuar: orNull(Type.Integer({ description: 'a_partir_de para os seguintes; null: não há.' })),
  aproximados: list(
    achadoSchema,
    'Atos que NÃO têm tudo o que se pediu, mas se aproximam; só quando há poucos que têm.',
  ),
  avisos,
})

interface SearchPage {
  total: number
  resultados: FoundWithExcerpts[]
  aproximados: { resultados: FoundWithExcerpts[] } | null
}

export const buscar = tool({
  name: 'buscar',
  title: 'Buscar no Diário Oficial da União',
  description: `Procura atos no título e no texto integral do Diário Oficial da União. Dá o total exato e até ${PAGE} atos por vez, com identificador, endereço e situação (revogada, retificada…). Para saber se algo saiu num período, diga data_inicio e data_fim: a resposta diz então se falta alguma edição no acervo. Só conclua "nada foi publicado" se conclusao o permitir.`,
  scope: 'consulta',
  writes: false,
  input,
  output,
  async run(asked, api) {
    const { a_partir_de: first = 1, ...filters } = asked
    const before = (first - 1) % PAGE
    const pagina = (first - 1 - before) / PAGE + 1
    const query = { ...filters, pagina, limite: PAGE, trechos: true }
    const { dados, avisos: notices } = await api.ask<SearchPage>({ at: 'GET /buscar', query })
    const atos = actsOf(dados.resultados.slice(before), api)
    const near = dados.aproximados?.resultados.slice(0, MOST_NEAR) ?? []
    const aproximados = wholeOnes(actsOf(near, api), ROOM_OF_NEAR)
    const after = Math.max(0, dados.total - (first - 1) - atos.length)
    const place = { first, total: dados.total, restantes: after }
    const continuar = after > 0 && atos.length > 0 ? first + atos.length : null
    const values = {
      conclusao: concluded({ ...place, shown: atos.length, continuar }, notices),
      total: dados.total,
      atos,
      restantes: after,
      continuar,
      aproximados,
      avisos: notices.map(avisoOf),
    }
    return { values, text: textOf(values, notices) }
  },
})

function actsOf(found: FoundWithExcerpts[], { base }: Api) {
  return wholeOnes(found.map((act) => achadoOf(act, base)))
}

interface Shown {
  first: number
  shown: number
  total: number
  restantes: number
  continuar: number | null
}

function concluded(
  { first, shown, total, restantes, continuar }: Shown,
  notices: Notice[],
): string {
  const lacks = gapsIn(notices).length > 0
  if (total === 0) return lacks ? NOTHING.lacking : NOTHING.whole
  if (shown === 0) return `São ${total} ao todo: não há um ${first}º. Comece por a_partir_de=1.`
  const here = `${total === 1 ? '1 ato' : `${total} atos`}; aqui, do ${first}º ao ${first + shown - 1}º.`
  const more = continuar === null ? '' : ` Há mais ${restantes}: a_partir_de=${continuar}.`
  const but = lacks ? ' Falta no acervo parte do período (veja avisos): pode haver outros.' : ''
  return here + more + but
}

/** Never a silent zero: what a reader may conclude from it depends on what the archive has. */
const NOTHING = {
  lacking:
    'Nada foi encontrado, mas falta no acervo parte do que se pediu (veja avisos): NÃO se pode dizer que nada foi publicado.',
  whole:
    'Nada foi encontrado, e no acervo não falta nenhuma edição regular do período (sem datas: desde a primeira que ele tem). Se avisos fala de palavras ou filtros, tente antes o que ele sugere.',
}

function textOf(
  { conclusao: said, atos, aproximados }: Static<typeof output>,
  notices: Notice[],
): string {
  const near =
    aproximados.length === 0
      ? []
      : ['Não têm tudo o que se pediu, mas se aproximam:', ...aproximados.map(foundLines)]
  return [said, ...noticeLines(notices), ...atos.map(foundLines), ...near].join('\n')
}
