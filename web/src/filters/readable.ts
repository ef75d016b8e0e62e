import { printCnpj } from '../lib/cnpj.ts'
import type { Format } from '../words/format.ts'
import type { StandingFilter } from './standing.ts'
import type { Words } from '../words/pt/index.ts'

/** A filter in words: a few for each of its values. */
export function filterWords(
  filter: StandingFilter,
  { common, filters: said }: Pick<Words, 'common' | 'filters'>,
  format: Pick<Format, 'money'>,
): string[] {
  const { secoes, orgaos, orgaos_exceto, tipos_ato, situacoes, cnpjs } = filter
  const { valor_min, valor_max, literal, ignorar_assinatura } = filter
  const [least, most] = [valor_min, valor_max].map((amount) =>
    amount === null ? null : format.money(amount),
  )
  return [
    ...secoes.map((section) => common.section[section]),
    ...orgaos,
    ...orgaos_exceto.map(said.butBody),
    ...tipos_ato,
    ...situacoes.map((state) => common.situacao[state] ?? state),
    ...cnpjs.map((cnpj) => said.company(printCnpj(cnpj))),
    ...(least && most ? [said.between(least, most)] : []),
    ...(least && !most ? [said.from(least)] : []),
    ...(most && !least ? [said.until(most)] : []),
    ...(literal ? [said.literalShort] : []),
    ...(ignorar_assinatura ? [said.unsignedShort] : []),
  ]
}
