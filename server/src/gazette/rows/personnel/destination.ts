import { matchesOf } from '../../../../engine/entities.ts'
import { type SlotReading, type Stretch, trimmed } from '../reading.ts'
import type { MovementReadings } from './movement.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

const BODY = String.raw`(?:${eitherOf(
  'Ministério|Universidade|Instituto (?:Federal|Nacional|Brasileiro)|Fundação|Agência|Tribunal',
  'Casa Civil|Presidência da República|Advocacia-Geral|Controladoria-Geral|Senado(?!r)|Câmara dos',
  'Banco|Superior Tribunal|Supremo|Governo d|Secretaria de Estado(?! d)|Escola Nacional',
  'Secretaria (?:de Estado d|Municipal|Estadual)|Estado d|Prefeitura|Município|Procuradoria-Geral',
  'Defensoria|Assembleia|Empresa|Conselho|Comando|Loteria|Autarquia|Consórcio|Companhia|Justiça',
  'Polícia|MINISTÉRIO|UNIVERSIDADE|TRIBUNAL',
)})`
const SENT = new RegExp(
  String.raw`(?<!\p{L})(?:${eitherOf(
    'para|para os? [Qq]uadros?(?: [Pp]ermanente)?(?: de [Pp]essoal)?(?: [Pp]ermanente)? d[ao]|n[ao]s?',
    'd[ao]s?|ao?|à|com',
  )})\s+(?:[oa]s?\s+)?(?:(?:[Ee]grégi[oa]|[Cc]olend[oa])\s+)?(?=${BODY})`,
  'gu',
)
/** What a body belongs to. */
const FURTHER = new RegExp(
  String.raw`,?\sd[ao]s? (?=${BODY})(?!Estado|Município|Justiça|Banco)`,
  'gu',
)
const OWN =
  /(?:quadro|quadros)(?: permanente)?(?: de)? pessoal[^,]{0,40}$|pertencente(?:(?!\spara\s)[^,]){0,80}$|cargo de [^,]{0,60}$|(?<!(?:fic|s)(?:ar|er|ando) )lotad[oa] n[ao] $/iu
const STOP = new RegExp(
  eitherOf(
    String.raw`,(?! (?:d[aeo]s? |e |[A-ZÀ-Ú][\p{L}]+(?:,| e )))|;|\n|\.(?=\s|$)`,
    String.raw`\s(?:${eitherOf(
      'e de |com |para |n[ao]s? (?!Bra)|d[ao] (?:função|cargo)|a partir|a contar|conforme|pel[oa]',
      String.raw`observ|em Bras|em \p{Lu}\p{L}+\/|até|nos termos`,
    )})`,
  ),
  'u',
)

/** At whose disposal, or in which body; whose somebody is stands before: `lotado na Superintendência do Ministério`. */
function firstSent(own: string, sent: RegExpExecArray[]): number {
  const given = sent.findIndex(({ index }) => own.slice(0, index).endsWith('disposição '))
  return given === -1 ? sent.findIndex(([lead]) => /^(?:n|ao?\s|à|com)/iu.test(lead)) : given
}

/** `do Ministério, da embaixada em Roma para o consulado em Milão`: what is told before is left. */
const ABROAD = /(?<!\p{L})para [oa] (?:embaixada|consulado|missão|delegação)(?!\p{L})/iu

/** The unit at the destination, up to its body. */
function withoutBody(text: string, unit: Stretch, body: Stretch): SlotReading<string> | null {
  if (unit.start >= body.start && unit.start < body.end) return null
  if (body.start < unit.start || body.start >= unit.end) return trimmed(text, unit)
  const words = text.slice(unit.start, body.start).replace(/,? (?:d|n)[aeo]s? $/u, '')
  return trimmed(text, { start: unit.start, end: unit.start + words.length })
}

/** The body to which somebody is sent, the last one of a chain that is printed. */
export function destinationIn(
  text: string,
  { start, end }: Stretch,
  unit: SlotReading<string> | null,
): MovementReadings | null {
  const own = text.slice(start, Math.min(end, start + 900))
  // What somebody is sent from stands before: `do Ministério da Saúde para a Universidade`.
  const sent = matchesOf(own, SENT)
  const towards = sent.findIndex(([lead]) => /^para/iu.test(lead))
  const leaves = towards === -1 ? (ABROAD.exec(own)?.index ?? -1) : -1
  const at = towards === -1 ? firstSent(own, sent) : towards
  for (const found of sent.slice(Math.max(0, at))) {
    if (found.index < leaves) continue
    if (
      !found[0].startsWith('para') &&
      OWN.test(own.slice(Math.max(0, found.index - 120), found.index + found[0].length))
    )
      continue
    const begin = found.index + found[0].length
    const words = own.slice(begin, begin + 200)
    const stop = STOP.exec(words)?.index ?? words.length
    const last = matchesOf(words.slice(0, stop), FURTHER).at(-1)
    const from = begin + (last ? last.index + last[0].length : 0)
    const body = trimmed(text, { start: start + from, end: start + begin + stop })
    if (!body) continue
    return { orgao_destino: body, unidade: unit && withoutBody(text, unit, body) }
  }
  return null
}
