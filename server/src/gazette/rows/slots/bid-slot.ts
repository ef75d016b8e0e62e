import { anyCase } from '../../../../engine/entities.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import type { BidKind } from '../contracts/contract.ts'
import { NUMBER_SIGN, PRINTED_NUMBER, type NumberRead, numberBehind } from './number-slot.ts'

/** A bid, as far as it is printed. */
export interface BidRead extends Partial<NumberRead> {
  kind: SlotReading<BidKind>
}

const NAMES: [BidKind, string][] = [
  ['pregao', 'preg[ãa]o|(?-i:P\\. ?E\\.?|PE)(?= ?(?:n|\\d))'],
  ['concorrencia', '(?<!ampla )concorr[êe]ncia'],
  ['tomada_de_precos', 'tomada de pre[çc]os?'],
  ['convite', '(?:carta[- ])?convite'],
  ['concurso', 'concurso(?! p[úu]blico)'],
  ['leilao', 'leil[ãa]o'],
  ['dialogo_competitivo', 'di[áa]logo competitivo'],
  ['rdc', '(?-i:RDC)|regime diferenciado'],
  ['chamamento_publico', 'cham(?:ada|amento) p[úu]blic[ao]'],
  ['inexigibilidade', 'inexi(?:gi)?bilidade|(?-i:INEX)'],
  ['dispensa', 'dispensa'],
  ['nao_se_aplica', 'n[ãa]o se aplica'],
]
const NAME = new RegExp(
  anyCase(
    `(?<![\\p{L}])(?:${NAMES.map(([kind, words]) => `(?<${kind}>${words})`).join('|')})(?!\\p{L})`,
  ),
  'u',
)
/** Between the name of a bid and its number. */
const BEHIND = new RegExp(
  anyCase(
    `^(?:[\\s,.:/()-]|de licita[çc][ãa]o|d[aeo]s?|eletr[ôo]nic[ao]|presencial|(?-i:SRP|PE|DP|TP|CP)|para|registro|pre[çc]os|licita[çc][ãa]o|p[úu]blica|tradicional){0,8}${NUMBER_SIGN}(?:(?-i:PE|SRP|DP|TP|CC|IN)[- ]?)?${PRINTED_NUMBER}`,
  ),
  'u',
)

/** How far behind its name the number of a bid is looked for. */
const REACH = 90

/** The first bid that a stretch of a text names; null: none. */
export function bidIn(text: string, { start, end }: Stretch): BidRead | null {
  const found = NAME.exec(text.slice(start, end))
  if (!found) return null
  const kind = NAMES.find(([each]) => found.groups![each] !== undefined)![0]
  const at = start + found.index
  const behind = at + found[0].length
  const name = { value: kind, start: at, end: behind }
  const number = numberBehind(text, { start: behind, end: Math.min(end, behind + REACH) }, BEHIND)
  return /^0*$/.test(number?.number.value ?? '') ? { kind: name } : { kind: name, ...number }
}
