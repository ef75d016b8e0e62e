import { stem } from '../../../engine/analysis.ts'
import type { Query } from '../../../engine/port.ts'
import { infinitivesOf } from './verb-forms.ts'

/**
 * Words that narrow little what is sought, though the gazette may print them rarely: when and how
 * much, verbs for anything, things of any kind, whoever is served.
 */
const LIGHT_WORDS = `
  depois antes ainda já também agora hoje ontem amanhã sempre nunca só apenas mesmo
  mais menos muito muita pouco todo toda tudo algum alguma nenhum outro outra cada vários
  bom boa melhor pior maior menor novo nova velho antigo grande pequeno barato caro usado certo
  aqui perto longe dentro fora
  fazer ter ser estar poder dever querer precisar usar colocar botar pegar dar levar trazer mandar
  pode podem não foi foram está quero
  deixar ficar ajudar arrumar conseguir trabalhar funcionar passar
  coisa tipo jeito modo parte lugar local vez
  é era eram seja sejam fosse sendo sido estava estavam estou estar tem têm tinha tinham tenho tenha
  temos teve tive tendo havia houve há haver
  ir vou vai vão vamos indo iria irá ia fui vem vir vindo veio vieram fez fizeram fiz faça faz fazem
  fazendo feito feita deu deram dando quer querem queria querendo quis posso pude pôde poderia podemos
  ver vê viu viram vejo veja vendo dizer diz disse falar saber sabe sei achar gostar tirar tentar
  parar começar acabar continuar chegar viver morar andar olhar ouvir sentir virar aparecer
  acontecer existir servir segurar puxar juntar seguir procurar guardar carregar mexer esperar pôr
  precisando precisa
  lá ali aí daqui dali atrás embaixo cima junto juntos logo quase tão tanto quanto realmente talvez
  bastante assim então além porém mas nem pois durante desde qualquer ninguém alguém nada algo quem onde
  quando enquanto porque meu meus minha minhas nosso nossos nossa nossas próprio
  exemplo problema momento assunto situação questão ideia maneira lado gente
`
const GENERAL_WORDS = `
  empresa serviço produto material equipamento aparelho máquina objeto item kit peça conjunto
  sistema programa projeto atividade atendimento fornecimento contratação contratar compra comprar vender
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
  if (part.kind !== 'word') return 1
  const known = [part.word, ...infinitivesOf(part.word)].map((one) => shares.get(stem(one)) ?? 1)
  return Math.min(...known)
}

function stemsOf(words: string): string[] {
  const folded = words.normalize('NFD').replace(/\p{M}/gu, '')
  return folded.trim().split(/\s+/).map(stem)
}
