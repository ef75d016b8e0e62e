import { anyCase, eachMatch } from '../../../../engine/entities.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import type { BidKind } from '../contracts/contract.ts'
import { NUMBER_SIGN, type NumberRead, numberAt } from './number-slot.ts'

/** A bid, as far as it is printed. */
export interface BidRead extends Partial<NumberRead> {
  kind: SlotReading<BidKind>
}

const NAMES: [BidKind, string][] = [
  ['pregao', 'preg[ãa]o|(?-i:P\\. ?E\\.?|P\\.? ?G\\.? ?E|PE|PP|PG)(?= ?:? ?(?:SRP )?(?:n|\\d))'],
  ['concorrencia', '(?<!ampla )concorr[êe]ncia|(?-i:CP)(?= ?n?[º°.]? ?\\d)'],
  ['tomada_de_precos', 'tomadas? de pre[çc]os?|(?-i:TP)(?= ?n?[º°.]? ?\\d)'],
  ['convite', '(?:carta[- ])?convite'],
  ['concurso', 'concurso(?! p[úu]blico)'],
  ['leilao', 'leil[ãa]o'],
  ['dialogo_competitivo', 'di[áa]logo competitivo'],
  ['rdc', '(?-i:RDC)|regime diferenciado(?: de contrata[çc](?:ão|ões))?'],
  ['chamamento_publico', 'cham(?:ada|amento) p[úu]blic[ao]'],
  ['inexigibilidade', 'inex[ei](?:gi|xi|gb)?(?:bi)?lidade|inexig[íi]\\p{L}{2,6}|(?-i:INEX)'],
  ['dispensa', 'dispensa'],
  ['credenciamento', 'crede(?:n)?ciamento'],
]
/** A heading that the name of the bid follows without a blank: `AVISO DE LICITAÇÃOPREGÃO`, `HomologaçãoTomada`. */
const GLUED =
  '(?-i:(?:[ÇC][ÃA]O|MENTO)(?=\\p{Lu}\\p{L}{3})|\\p{Ll}(?=\\p{Lu}(?:\\p{Ll}{3}|\\p{Lu}{3})))'
const NAME = new RegExp(
  anyCase(
    `(?:(?<!\\p{L})|(?<=${GLUED}))(?:${NAMES.map(([kind, words]) => `(?<${kind}>${words})`).join('|')})(?!\\p{L})`,
  ),
  'gu',
)
/** Between the name of a bid and its number. */
const BEHIND = new RegExp(
  anyCase(
    `^(?:[\\s,.:/()-]|de licita[çc][ãa]o|d[aeo]s?|na forma|eletr[ôo]nic[ao]|presencial|(?:inter)?nacional|(?-i:PE|PP|DP|TP|CP|CC|IN)(?!\\p{L})|s?rp(?!\\p{L})|para|por|sistema|registro|pre[çc]os|obras e servi[çc]os de engenharia|licita[çc][ãa]o|p[úu]blic[ao]|eletr[ôo]nica|tradicional|(?-i:\\p{Lu}{2,12}(?=(?:[\\s/-]\\p{Lu}{2,12}){0,4}\\s[nN][º°.]))){0,20}${NUMBER_SIGN}`,
  ),
  'u',
)

/** How far behind its name the number of a bid is looked for. */
const REACH = 90

/** The first bid that a stretch of a text names with a number, else the first; null: none. */
export function bidIn(text: string, { start, end }: Stretch): BidRead | null {
  let unnumbered: BidRead | null = null
  for (const found of eachMatch(text.slice(start, end), NAME)) {
    const bid = bidAt(text, start + found.index, found, end)
    if (bid.number) return bid
    unnumbered ??= bid
  }
  return unnumbered
}

function bidAt(
  text: string,
  start: number,
  { 0: printed, groups }: RegExpExecArray,
  end: number,
): BidRead {
  const kind = NAMES.find(([each]) => groups![each] !== undefined)![0]
  const behind = start + printed.length
  const stop = Math.min(end, behind + REACH)
  const before = BEHIND.exec(text.slice(behind, stop))![0] // each of its parts may be missing
  const number = numberAt(text, behind + before.length, stop)
  return { kind: { value: kind, start, end: behind }, ...number }
}
