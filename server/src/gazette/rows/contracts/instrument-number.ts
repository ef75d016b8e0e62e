import { anyCase } from '../../../../engine/entities.ts'
import type { Stretch } from '../reading.ts'
import { NUMBER_SIGN, type NumberRead, numberBehind } from '../slots/number-slot.ts'
import { CHANGES, type InstrumentKind } from './instrument-kind.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** The names of the instruments that have numbers of their own. */
const NAMES: Partial<Record<InstrumentKind, string>> = {
  ata_registro_precos: 'atas?|arp',
  convenio: 'conv[êe]nio',
  prorrogacao_de_oficio: 'conv[êe]nio',
  acordo_cooperacao: 'acordo|ades[ãa]o|coopera[çc][ãa]o|protocolo|parceria|conv[êe]nio',
  doacao: 'doa[çc][ãa]o',
  cessao: 'cess[ãa]o|permiss[ãa]o|concess[ãa]o',
  comodato: 'comodato',
  termo_execucao_descentralizada: 'descentralizada|TED|descentraliza[çc][ãa]o',
  termo_colaboracao: 'colabora[çc][ãa]o|fomento',
  empenho: 'empenho|NE',
  outro:
    'termo(?! (?:aditivo|de (?:aditamento|apostil)))|ades[ãa]o|compromisso|permiss[ãa]o|concess[ãa]o',
}
const CONTRACT =
  'contratos?|credenciamento|ordem de (?:compra|fornecimento|servi[çc]o)|autoriza[çc][ãa]o de (?:compra|fornecimento)|carta[- ]contrato|instrumento(?! convocat)|(?-i:CT|CTR|CA|(?<=\\bao )TC)'
/** Between the name of an instrument and its number: words, but no other number. */
const WORDS = String.raw`(?:(?!${eitherOf(
  String.raw`preg[ãa]o|concorr[êe]n|tomada|dispensa|inexig|chamament|processo|proc\.`,
  String.raw`(?<!\p{L})(?:lei|decreto|resolu|portaria|cnpj|cpf|edital|matr[íi]cula|art)(?![\p{Ll}]{6})`,
)})(?:[^\d:;\n]|(?-i:(?<=\s)[A-Z]{2,6}\d{1,2}(?=\s)))){0,60}?`
/** What an instrument may be called further, before a number without a sign. */
const QUALIFIERS =
  '(?:\\s(?:d[eo]|a|e|t[íi]tulo|prec[áa]rio|oneros[oa]|gratuit[oa]|uso|t[ée]cnica|m[úu]tua|n[ãa]o|real|presta[çc][ãa]o|servi[çc]os?|loca[çc][ãa]o|fornecimento|espec[íi]fico|simplificado|administrativo|original)(?!\\p{L})|\\s[-–]){0,8}'
const SIGN = '(?:n[.º°oªrs]{1,3}|n[úu]mero|n\\.\\s?[º°]|n(?=\\s\\d))\\s?[:.º°]?\\s?'

const PATTERNS = new Map<string, [signed: RegExp, bare: RegExp]>()

/** Both ways to print the number of an instrument: with a sign, and right behind the name with a year. */
function patternsFor(names: string): [RegExp, RegExp] {
  const known = PATTERNS.get(names)
  if (known) return known
  const made: [RegExp, RegExp] = [
    new RegExp(
      anyCase(
        `(?<!\\p{L})(?:${names})(?!\\p{L})${WORDS}(?<!\\p{L})${SIGN}(?=(?-i:[A-Z/\\s.-]{0,12})\\d)`,
      ),
      'gu',
    ),
    new RegExp(
      anyCase(
        `(?<!\\p{L})(?:${names})${QUALIFIERS}(?:\\s?:\\s?(?=\\d)|\\s(?:(?-i:[A-Z]{2,6})\\s)?(?=(?-i:(?!P[EPG]\\d|TP\\d|CP\\d|DL\\d|IN\\d)[A-Z]{0,3})\\d[\\d.]*[/-](?:[A-Z]+/)?(?:\\d\\d){1,2}(?!\\d)))`,
      ),
      'gu',
    ),
  ]
  PATTERNS.set(names, made)
  return made
}

/** The number of an instrument of a kind in a stretch; terms that change one tell that of the contract. */
export function instrumentNumber(
  text: string,
  place: Stretch,
  kind: InstrumentKind,
): NumberRead | null {
  const names = NAMES[kind]
  const own = names === undefined ? null : firstOf(text, place, names)
  return (
    own ??
    firstOf(text, place, CONTRACT) ??
    (kind === 'ata_registro_precos' ? firstOf(text, place, REGISTRATION) : null) ??
    (CHANGES.has(kind) ? firstOf(text, place, ANY) : null)
  )
}

/** A registration of prices has its own number only where its minutes have none. */
const REGISTRATION = 'registros? de pre[çc]os|(?<!(?:preg[ãa]o|eletr[ôo]nico|presencial) )srp'

const ANY = Object.values(NAMES).join('|')

function firstOf(text: string, place: Stretch, names: string): NumberRead | null {
  const [signed, bare] = patternsFor(names)
  return numberBehind(text, place, signed) ?? numberBehind(text, place, bare)
}

const ALONE = new RegExp(`^[\\s:.-]*(?:CT\\s|administrativo\\s)?${NUMBER_SIGN}`, 'giu')

/** The number at the beginning of a stretch, such as the value of `Contrato nº`. */
export function numberAlone(text: string, place: Stretch): NumberRead | null {
  return numberBehind(
    text,
    { start: place.start, end: Math.min(place.end, place.start + 80) },
    ALONE,
  )
}

/** A line that begins with a contract's number: `TERMO DE CONTRATO Nº 37/2023`, `CPSPS N.º 147/2023`. */
export function numberOfLine(text: string, place: Stretch): NumberRead | null {
  return numberBehind(text, place, OF_LINE)
}

const OF_LINE =
  /(?:^|\n)\s*(?:(?:termo de )?contrato (?:administrativo )?|(?-i:(?!PROC|PREG|DISP|INEX|TOMADA|CONC|EDIT|EXTR)[A-Z]{3,8} ))n[º°.o]{1,3}\s?:?\s?(?=\d)/giu
