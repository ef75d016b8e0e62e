import type { NoticeKind } from './tender.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** Words of a heading; the first match decides. */
const OF_HEADING: [kind: NoticeKind, words: RegExp][] = [
  ['reabertura', /reabertura|retomada|continuidade/iu],
  ['deserta', /desert/iu],
  ['fracassada', /fracass|frustrad/iu],
  ['suspensao', /suspens/iu],
  ['adiamento', /adiament|adiad|prorroga|remarca/iu],
  ['revogacao', /revoga|cancelament/iu],
  ['anulacao', /anula[çc]/iu],
  ['homologacao', /homologa/iu],
  ['adjudicacao', /adjudica/iu],
  ['resultado', /resultado|julgament|habilita[çc]|classifica[çc]/iu],
  ['alteracao', /altera[çc]|rratifica|retifica|errata/iu],
]

/** What a text says outright where its heading is one of a notice in general. */
const OF_TEXT: [kind: NoticeKind, words: RegExp][] = [
  [
    'reabertura',
    /(?:comunic[ao]|informa|torna p[úu]blic[oa]|avisa)[^.;]{0,80}?(?<!\p{L})(?:a reabertura|que retornar|reabriu|reabre)|^\W*reabertura d[eo]|(?<!\p{L})data d[ae] reabertura\s?:/iu,
  ],
  [
    'suspensao',
    /(?:fica(?:m|r[áa])?|est[áa]|foi|encontra-se|foram) (?:temporariamente )?suspens|(?:comunic[ao]|informa|torna p[úu]blic[oa]|avisa)[^.;]{0,80}?(?<!\p{L})a suspens[ãa]o/iu,
  ],
  [
    'adiamento',
    new RegExp(
      eitherOf(
        String.raw`(?:fica(?:m|r[áa])?|est[áa]|foi|foram) (?:adiad|prorrogad|remarcad|transferid)|(?<!\p{L})adiamos`,
        String.raw`(?:comunic[ao]|informa|torna p[úu]blic[oa]|avisa)[^.;]{0,80}?(?<!\p{L})(?:o adiamento|a prorroga[çc][ãa]o|a remarca[çc][ãa]o)`,
      ),
      'iu',
    ),
  ],
  [
    'revogacao',
    /(?:fica(?:m)?|foi|est[áa]) (?:revogad|cancelad)|(?:comunic[ao]|informa|torna p[úu]blic[oa]|avisa|resolve)[^.;]{0,80}?(?<!\p{L})(?:a revoga[çc][ãa]o|o cancelamento|revogar)/iu,
  ],
  [
    'anulacao',
    /(?:fica(?:m)?|foi|est[áa]) anulad|(?:comunic[ao]|informa|torna p[úu]blic[oa]|avisa|resolve)[^.;]{0,80}?(?<!\p{L})(?:a anula[çc][ãa]o|anular)/iu,
  ],
  [
    'alteracao',
    new RegExp(
      eitherOf(
        'edital (?:da licita[çc][ãa]o )?[^.;]{0,60}?(?:foi|sofreu|sofreram|teve) (?:altera|retifica)',
        String.raw`(?:comunic[ao]|informa|torna p[úu]blic[oa]|avisa)[^.;]{0,80}?(?<!\p{L})(?:${eitherOf(
          'a altera[çc][ãa]o|a (?:rerr?atifica|retifica)[çc][ãa]o|que (?:alterou|retificou)',
        )})`,
      ),
      'iu',
    ),
  ],
]

/** What all of these have, found sooner. */
const TELLS =
  /rratific|reab|retornar|suspens|adia|prorrog|remarca|transferid|revog|cancel|anul|alter|retific/iu

/** Nobody came, or nobody could be taken, to the whole of it. */
const NOBODY_CAME = new RegExp(
  eitherOf(
    'nenhuma? (?:empresa|licitante|interessad[oa]|proponente|fornecedor)[^.;]{0,40}?(?:apresent|compare|acudi|manifest|particip)',
    String.raw`(?:${eitherOf(
      'n[ãa]o (?:houve|acudiram|acorreram|compareceram|apareceram)|aus[êe]ncia de|sem',
    )})[^.;]{0,30}?(?:interessad|licitantes|participantes|proponentes|propostas)`,
    String.raw`(?:${eitherOf(
      'licita[çc][ãa]o|preg[ãa]o|certame|concorr[êe]ncia|tomada de pre[çc]os?|processo|sess[ãa]o',
      'procedimento|epígrafe|leil[ãa]o|chamamento|credenciamento',
    )})[^.;]{0,60}?(?<!\p{L})(?:DESERT[AO]|desert[ao])(?!\p{L})`,
  ),
  'iu',
)
const NOBODY_TAKEN = new RegExp(
  eitherOf(
    String.raw`(?:${eitherOf(
      'licita[çc][ãa]o|preg[ãa]o|certame|concorr[êe]ncia|tomada de pre[çc]os?|processo|procedimento',
      'ep[íi]grafe',
    )})[^.;]{0,60}?(?<!\p{L})(?:fracassad[ao]|frustrad[ao])(?!\p{L})`,
    String.raw`(?<!\p{L})(?:fracassad|frustrad)[ao]\s(?:preg|concorr|tomada|certame|licita)`,
    '(?:n[ãa]o houve|nenhuma?) (?:empresa|licitante|proponente|proposta)s? (?:habilitad|classificad)',
  ),
  'iu',
)
/** An amount may be called confirmed where nobody says that the result is. */
const CONFIRMED =
  /(?<!valor (?:total |global )?|termos? de )homolog(?:ad|ou|a[çc]|o(?!\p{L})|ar|a(?!\p{L}))/iu
const AWARDED = /(?<!termos? de )adjudic(?:ad|ou|a[çc]|ar|o(?!\p{L})|a(?!\p{L}))/iu

/** How much of a notice tells what it does. */
const OPENING = 1_200

/** Notices that say how a tender ended, or a phase of it. */
export const OUTCOMES: ReadonlySet<NoticeKind> = new Set([
  'resultado',
  'homologacao',
  'adjudicacao',
  'deserta',
  'fracassada',
])

/** A heading that only says that something was wrong. */
export const CORRECTION = /^\W*(?:avisos? (?:d[ea] )?)?(?:retifica|errata)/iu

/** What a notice does, by its heading and then by its text. */
export function noticeKind(heading: string, body: string): NoticeKind {
  if (CORRECTION.test(heading)) return 'alteracao'
  const named = OF_HEADING.find(([, words]) => words.test(heading))?.[0]
  const text = body.slice(0, OPENING)
  if (named !== undefined && !OUTCOMES.has(named)) return named
  if (named !== undefined) return outcomeOf(named, body)
  if (!TELLS.test(text)) return 'abertura'
  return OF_TEXT.find(([, words]) => words.test(text))?.[0] ?? 'abertura'
}

/** What the notice does that a rectification corrects; null: it opens a tender, or nothing is said of it. */
export function correctedKind(body: string): NoticeKind | null {
  const named = CORRECTED.exec(body.slice(0, CORRECTED_WITHIN))?.groups!.kind
  return named === undefined ? null : noticeKind(named, '')
}

const CORRECTED =
  /(?:n[oa]|d[oe]|[oa]|errata|aviso(?: de)?|\d{4}|^)\s(?<kind>resultado|homologa[çc][ãa]o|adjudica[çc][ãa]o|revoga[çc][ãa]o|anula[çc][ãa]o)(?!\p{L})/iu
/** How much of a rectification names what it corrects. */
const CORRECTED_WITHIN = 250

/** Words of how it ended, where a heading is one of a notice in general. */
const ENDED = new RegExp(
  eitherOf(
    '(?:foi|foram|ficam?|sido|est[áa]) (?:adjudicad|homologad)',
    String.raw`(?:adjudicad|homologad)[ao]s?(?:\/\p{L}+)? (?:para a|em nome|[àa] )`,
    '(?:te(?:ve|ndo) como|sagr(?:ou|aram)-se|saiu) vencedor',
    String.raw`empresas? (?:vencedor[ae]s?|habilitadas?|inabilitadas?)\s?:`,
    String.raw`o resultado (?:final|d[oae]) (?:\p{L}+ )?(?:fase|habilita|julgamento|processo|licita|certame|preg|concorr|tomada|cham)`,
  ),
  'iu',
)

/** What a notice that names no day tells of how it ended; null: nothing. */
export function outcomeIn(body: string): NoticeKind | null {
  return ENDED.test(body.slice(0, OPENING)) ? outcomeOf('resultado', body) : null
}

/** A result that is confirmed, or that nobody was there for. */
function outcomeOf(named: NoticeKind, body: string): NoticeKind {
  if (named === 'deserta' || named === 'fracassada') return named
  if (NOBODY_CAME.test(body) && !/vencedor/iu.test(body)) return 'deserta'
  if (NOBODY_TAKEN.test(body) && !/vencedor/iu.test(body)) return 'fracassada'
  if (named === 'homologacao' || CONFIRMED.test(body)) return 'homologacao'
  return named === 'adjudicacao' || AWARDED.test(body) ? 'adjudicacao' : 'resultado'
}
