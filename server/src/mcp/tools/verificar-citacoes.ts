import { type Static, Type } from 'typebox'
import { clipped } from '../../lib/text/clipped.ts'
import type { Citacao } from '../../service/citations/verdict.ts'
import type { Notice } from '../../service/notice.ts'
import type { Api } from '../ask.ts'
import {
  atoSchema,
  avisos,
  conclusao,
  count,
  list,
  oneOf,
  orNull,
  relationKind,
  text,
} from '../schemas.ts'
import { tool } from '../tool.ts'
import { wholeOnes } from '../whole.ts'
import { atoOf, avisoOf, gapsIn, actLines, noticeLines } from '../words.ts'

/** As the API takes it. */
const LONGEST = 64_000
const LONGEST_QUOTE = 400
const MOST_ACTS = 3
const MOST_CORRECTIONS = 2

const RESULTS = [
  'existe',
  'corrigido',
  'revogado',
  'indefinido',
  'desconhecido',
  'fora_do_acervo',
] as const satisfies Citacao['resultado'][]

const input = Type.Object(
  {
    texto: Type.String({
      minLength: 1,
      maxLength: LONGEST,
      description: 'O texto cujas citações se quer conferir, como está.',
    }),
    a_partir_de: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: 'A primeira citação que se quer; use o continuar da resposta anterior.',
      }),
    ),
  },
  { additionalProperties: false },
)

const citacao = Type.Object({
  texto: text('A citação, como está no texto.'),
  lida: text('Como foi lida.'),
  resultado: oneOf(
    RESULTS,
    'existe; corrigido: existe, e outro ato o mudou; revogado; indefinido: vários podem ser; desconhecido: o acervo tem tudo dos dias em que sairia, e não o tem (um processo: nenhum ato do acervo traz o número); fora_do_acervo: não se pode dizer.',
  ),
  motivo: text('Por quê.'),
  publicacoes: list(atoSchema, 'O ato, ou os que podem ser.'),
  total: count('Quantos são, listados ou não.'),
  correcoes: list(
    Type.Object({
      tipo: relationKind,
      ato: atoSchema,
      trecho: orNull(text('As palavras que o dizem.')),
    }),
    'Quem o mudou ou revogou.',
  ),
})

const output = Type.Object({
  conclusao,
  citacoes: list(citacao, 'Na ordem do texto.'),
  restantes: count('Quantas há depois destas.'),
  continuar: orNull(Type.Integer({ description: 'a_partir_de para as seguintes; null: não há.' })),
  avisos,
})

interface Verified {
  citacoes: Citacao[]
  mais: number
}

export const verificarCitacoes = tool({
  name: 'verificar_citacoes',
  title: 'Conferir citações de um texto',
  description:
    'Confere num texto as citações de leis, decretos, portarias e outros atos, de páginas do Diário Oficial e de números de processo: de cada uma diz se o ato existe no acervo, se foi corrigido ou revogado, e por quem. Use antes de afirmar que um ato existe ou vale. Nada do texto é guardado.',
  scope: 'consulta',
  writes: false,
  input,
  output,
  async run({ texto, a_partir_de: first = 1 }, api) {
    const { dados, avisos: notices } = await api.ask<Verified>({
      at: 'POST /citacoes/verificar',
      body: { texto },
    })
    const asked = dados.citacoes.slice(first - 1).map((one) => shownOf(one, api))
    const citacoes = wholeOnes(asked)
    const known = asked.length - citacoes.length
    const continuar = known > 0 ? first + citacoes.length : null
    const values = {
      conclusao: concluded(dados, { first, shown: citacoes.length, continuar }, notices),
      citacoes,
      restantes: known + dados.mais,
      continuar,
      avisos: notices.map(avisoOf),
    }
    return { values, text: textOf(values, notices) }
  },
})

function shownOf(one: Citacao, { base }: Api): Static<typeof citacao> {
  const { texto, lida, resultado, motivo, publicacoes, total, correcoes } = one
  return {
    texto: clipped(texto, LONGEST_QUOTE),
    lida: clipped(lida, LONGEST_QUOTE),
    resultado,
    motivo: clipped(motivo, LONGEST_QUOTE),
    publicacoes: publicacoes.slice(0, MOST_ACTS).map((act) => atoOf(act, base)),
    total,
    correcoes: correcoes.slice(0, MOST_CORRECTIONS).map(({ tipo, publicacao, trecho }) => ({
      tipo,
      ato: atoOf(publicacao, base),
      trecho: trecho && clipped(trecho, LONGEST_QUOTE),
    })),
  }
}

interface Shown {
  first: number
  shown: number
  continuar: number | null
}

function concluded(
  { citacoes, mais }: Verified,
  { first, shown, continuar }: Shown,
  notices: Notice[],
): string {
  const all = citacoes.length + mais
  if (all === 0) return 'O texto não cita nenhum ato que se reconheça.'
  if (shown === 0) return `São ${citacoes.length} ao todo: não há uma ${first}ª.`
  const counts = RESULTS.flatMap((name) => {
    const some = citacoes.filter(({ resultado }) => resultado === name).length
    return some === 0 ? [] : [`${some} ${name}`]
  })
  const more = continuar === null ? '' : ` Faltam outras: a_partir_de=${continuar}.`
  const over = mais === 0 ? '' : ` As ${mais} últimas não foram conferidas: mande o resto do texto.`
  const lacks = gapsIn(notices).length > 0 ? ' Faltam dias no acervo (veja avisos).' : ''
  const here = `Aqui, da ${first}ª à ${first + shown - 1}ª.`
  return `${all === 1 ? '1 citação' : `${all} citações`}: ${counts.join(', ')}. ${here}${more}${over}${lacks}`
}

function textOf({ conclusao: said, citacoes }: Static<typeof output>, notices: Notice[]): string {
  const lines = citacoes.flatMap((one) => [
    `«${one.texto}» → ${one.resultado}. ${one.motivo}`,
    ...one.publicacoes.map(actLines),
    ...one.correcoes.map(
      ({ tipo, ato, trecho }) =>
        `  ${tipo.replaceAll('_', ' ')} ${ato.id} (${ato.titulo})${trecho === null ? '' : `: «${trecho}»`}`,
    ),
  ])
  return [said, ...noticeLines(notices), ...lines].join('\n')
}
