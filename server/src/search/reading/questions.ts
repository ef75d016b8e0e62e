import type { Query } from '../../../engine/port.ts'
import { createLexicon } from './lexicon.ts'
import { readNickname } from './nicknames.ts'
import { readSynonym } from './synonyms.ts'
import { type Run, word } from './widening.ts'

/** Words by which people ask, and that no answer has: `quem é o novo`, `quais empresas foram`. */
const ASKING = `
  quem, quem é o novo, quem é a nova, quem é o atual, quem é a atual, quem são os novos, quem foi, quem foram
  quem vai ser, quem pode
  quais foram, quais empresas foram
  qual foi, qual é o valor
  quanto, quanto custou, quanto custa, quanto custam, quanto foi, quanto ganha, quanto vale, quanto é
  quantos, quantas
  quando, quando foi, quando sai, quando vai ser
  onde, onde fica, onde foi, onde tem
  como faço para, como fazer, como foi
  porque
  como faço, como funciona, como conseguir, como posso, como se faz
  quanto vai custar, quanto gastou com, quanto gastaram com, quanto o governo gastou com, quanto o governo gasta com
  quanto o governo pagou, quanto foi pago, quanto pagou, quanto pagaram, quanto paga
  quando começa, quando vai começar, quando termina, quando abre, quando acaba, até quando
  onde vai ter, onde vai ser, onde encontro, onde está, onde estão, onde comprar, onde ver
  quem vai, quem recebeu, quem recebe, quem é, quem são, quem está, quem tem direito, quem já
  será, serão, vai ser, vão ser, vai ter, está sendo, estão sendo, tem sido
  foi, foram, vai, vão, estão, teve, houve
  lista de, listar, me mostre, mostrar
  quero, quero saber, quero ver, queria, queria saber, gostaria de saber
  preciso, preciso de, preciso saber, procuro, procurando, estou procurando
  tem algum, tem alguma, existe algum, existe alguma, tem vaga de, tem vaga para, tem vagas para, tem concurso para
  alguém sabe, me diga, me ajuda, gostaria, gostaria de, busco, buscando, posso
  informações sobre, notícias sobre, notícias de, tudo sobre
  quando vai ter, quando vai abrir, já saiu, já abriu, aconteceu com, o que aconteceu, o que houve, cadê
  quem cuida, quem está cuidando, quem toma conta, quem faz, quem fez, quem vai fazer, quem está fazendo
  quem fornece, quem forneceu, quem vai fornecer, quem presta, quem vai prestar, quem trabalha com
  pode usar, podem usar, posso usar, pode ser usado
`

/** Questions about how something ended: nothing in them is sought, but some kinds of acts answer. */
const OF_OUTCOME: [questions: string, answers: Query[]][] = [
  [
    'quem ganhou, quem venceu, quem levou, empresa ganhou, empresa venceu, quem foi o vencedor, quem é o vencedor',
    ['resultado', 'julgamento', 'homologacao', 'adjudicacao', 'ratificacao', 'vencedor'].map(
      (one) => word('titulo', one),
    ),
  ],
  [
    'quem passou, quem já passou',
    [
      'resultado',
      'homologacao',
      'homologar',
      'classificacao',
      'classificado',
      'aprovado',
      'habilitado',
    ].map((one) => word(null, one)),
  ],
]

const asking = createLexicon(() =>
  ASKING.trim()
    .split('\n')
    .flatMap((row) => row.trim().split(', '))
    .map((phrase) => [phrase, true] as const),
)

const outcomes = createLexicon(() =>
  OF_OUTCOME.flatMap(([questions, children]) =>
    questions.split(', ').map((phrase) => [phrase, { kind: 'or', children } as const] as const),
  ),
)

/** What acts have that answer the question with which a run begins; null if it is none or any may answer. */
export function answersTo(run: Run): Query | null {
  return outcomes(run)?.value ?? null
}

/**
 * How many words at the start of a run only ask; 0 if it begins with what is asked for, or with a
 * name (`nova lei de licitações`).
 */
export function questionLength(run: Run): number {
  const length = Math.max(asking(run)?.length ?? 0, outcomes(run)?.length ?? 0)
  if (length === 0) return 0
  const named = Math.max(readNickname(run)?.length ?? 0, readSynonym(run)?.length ?? 0)
  return named > length ? 0 : length
}
