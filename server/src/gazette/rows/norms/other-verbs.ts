import { isNational, matchesOf } from '../../../../engine/entities.ts'
import type { Correction } from '../../relations/correction.ts'
import { type ReadAct, canBe, objectsOf } from '../../relations/objects.ts'
import { restOfSentence } from '../../relations/sentence.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/**
 * Verbs where an act begins to say what it does: its paragraph, its article, or `resolve:`. The verb is looked for first,
 * because what may stand before it takes long to look at.
 */
const beginning = (verbs: string) =>
  String.raw`(?=${verbs})(?<=(?:^|\n|resolv\p{L}{1,3}[:,;]{0,2}\s|(?:^|\n)(?:art\.?:?\s?\d{1,3}[º°o]?|n[º°o]\s[\d.]{1,9}|[IVXLC]{1,7}|\d{1,2})\s?[.:–-]{0,2}\s?(?:[–-]\s)?(?:art\.?\s?1[º°o]?\.?\s(?:[–-]\s)?)?)\s{0,2})${verbs}`
/** `Modificar a Portaria nº 1`: the act itself comes next. */
const MODIFIES = new RegExp(String.raw`${beginning('(?:modific|atualiz)ar')}(?=\s[ao]s?\s)`, 'giu')
/** `Incluir FULANO na Portaria nº 1`, `Excluir do fundamento legal do Ato nº 2 a vantagem …` */
const MOVES = new RegExp(
  String.raw`${beginning('(?:incluir|excluir|suprimir|substituir|acrescentar)')}(?=,?\s)`,
  'giu',
)
/** Texts without these have none of both, which is found out in a fraction of the time. */
const VERBS = /(?:(?:modific|atualiz)a|(?:inclu|exclu|suprim|substitu)i|acrescenta)r/iu
/** Between the verb and the act in which something is put or replaced. */
const INTO =
  /(?:^|[\s,])(?:(?:fundament(?:o|a[çc][ãa]o)\slegal\s|itens?\s[^,;]{1,20})?d[ao]s?|n[ao]s?|[àa]o?s?)\s$/iu
/** The act is only what something else rests on, or is told of. */
const TOLD_OF = new RegExp(
  eitherOf(
    'previst|dispost|de que trat|institu[íi]d|constitu[íi]d|criad|nos termos|na forma|conforme',
    String.raw`com (?:base|fulcro|fundamento)|de acordo|art(?:igo)?s?[.\s]|inciso|tendo em vista|em raz[ãa]o`,
    'em virtude|decorr|regid|amparad',
  ),
  'iu',
)
const LENGTH = 800

/** The acts that an act changes by other verbs than `alterar`: the first that each sentence names. */
export function changedByOtherVerbs(act: ReadAct): Correction[] {
  if (!VERBS.test(act.said)) return []
  return [...changed(act, MODIFIES, () => true), ...changed(act, MOVES, isInto)].filter(
    ({ tipo, names: [name] }) => canBe(tipo, name) && !isNational(name!.kind),
  )
}

function changed(act: ReadAct, verbs: RegExp, fits: (between: string) => boolean): Correction[] {
  return matchesOf(act.said, verbs).flatMap(({ index, 0: verb }) => {
    const at = index + verb.length
    const words = restOfSentence(act.said, at, LENGTH).split('\n', 1)[0]! // a split has one part
    const [first] = objectsOf({ tipo: 'altera', words, at }, act)
    return first?.at && fits(act.said.slice(at, first.at[0])) ? [first] : []
  })
}

function isInto(between: string): boolean {
  return INTO.test(between) && !TOLD_OF.test(between)
}
