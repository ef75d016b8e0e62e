import { stem } from '../../../engine/analysis.ts'
import type { Query } from '../../../engine/port.ts'

/**
 * Words that narrow little what is sought, though the gazette may print them rarely: when and how
 * much, verbs for anything, things of any kind, whoever is served.
 */
const LIGHT_WORDS = `
  depois antes ainda já também agora hoje ontem amanhã sempre nunca só apenas mesmo
  mais menos muito muita pouco todo toda tudo algum alguma nenhum outro outra cada vários
  bem bom boa melhor pior maior menor novo nova velho antigo grande pequeno barato caro usado certo
  aqui perto longe dentro fora
  fazer ter ser estar poder dever querer precisar usar colocar botar pegar dar levar trazer mandar
  pode podem não foi foram está quero
  deixar ficar ajudar arrumar conseguir trabalhar funcionar passar
  coisa tipo jeito modo parte lugar local vez
`
const GENERAL_WORDS = `
  empresa serviço produto material equipamento aparelho máquina objeto item kit peça conjunto
  sistema programa projeto atividade atendimento fornecimento contratação contratar compra comprar
  pessoa gente funcionário empregado trabalhador servidor público prefeitura município cidade órgão
  governo secretaria geral diversos especializado pessoal administrar
`
/** The share of the rarity of such a word that counts. */
const LIGHT = 0.25
const GENERAL = 0.5

const shares = new Map([
  ...stemsOf(LIGHT_WORDS).map((one) => [one, LIGHT] as const),
  ...stemsOf(GENERAL_WORDS).map((one) => [one, GENERAL] as const),
])

/** How much of its rarity a part counts: less for a single word that hardly says what is sought. */
export function shareOfRarity(part: Query): number {
  return part.kind === 'word' ? (shares.get(stem(part.word)) ?? 1) : 1
}

function stemsOf(words: string): string[] {
  const folded = words.normalize('NFD').replace(/\p{M}/gu, '')
  return folded.trim().split(/\s+/).map(stem)
}
