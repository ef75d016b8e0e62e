import { matchesOf } from '../../../engine/entities.ts'
import type { CorrectionKind } from './correction.ts'
import { eitherOf } from '../../lib/text/either-of.ts'

type VerbKind = Exclude<CorrectionKind, 'retifica' | 'republica'>

/** What comes between `fica` and a participle. */
const FICA = String.raw`\bficam?,?\s(?:[^.;:]{0,40}\s)?`

/**
 * What an act does to others, and the words for it: `Tornar sem efeito…`, `Fica revogada…`, `,
 * revogada a…`, `Alterar o art. 2º…`. Not words about other acts (`que tornou`, `poderá ser
 * revogada`, `revogada pela`, `que altera`). To quash (`cassar`) ends an act's effects from now on,
 * like to revoke.
 */
const CUES: Record<VerbKind, RegExp> = {
  torna_sem_efeito: new RegExp(
    eitherOf(
      String.raw`(?<!que )\b(?:(?:tor?n|declar)(?:ar|a|o|am|ando)|consider(?:ar|a|o|am))(?:-se)?,?\s(?:(?:(?! que )[^.;:]){0,80}?\s)?(?:sem\s+efeitos?|insubsistentes?)(?![\wÀ-ÿ])`,
      String.raw`(?<!\bser |\bsido |\bfoi |\bforam )\b(?:torn|declar|consider)ad[ao]s?\s(?:sem\s+efeitos?|insubsistentes?)(?=,?\s[ao]s?\s)`,
      String.raw`\bficam?\s(?:[^.;:]{0,40}\s)?sem\s+efeitos?(?![\wÀ-ÿ])`,
    ),
    'gi',
  ),
  revoga: new RegExp(
    eitherOf(
      String.raw`(?<!que )\b(?:fazer |faz )?cess(?:ar|o|a|am)(?:-se)?(?=,?\s(?:[^.;:\n]{0,60}\s)?os\sefeitos\s(?!dos atos\s))`,
      String.raw`\bficam?\s(?:[^.;:]{0,40}\s)?cessados(?=\sos\sefeitos\s)`,
      String.raw`\bdeclar(?:ar|a|o|am)(?:-se)?,? a revoga[çc][ãa]o(?=[ ,])`,
      String.raw`(?<!que )(?<!n[ãa]o )\bcancel(?:ar|o|a|am|ando)(?:-se)?(?=,?\s[ao]s?\s)`,
      String.raw`\bficam?,?\s(?:[^.;:]{0,40}\s)?cancelad[ao]s?\b`,
      String.raw`(?<!que )(?<!n[ãa]o )\b(?:revogar|cassar)(?![\wÀ-ÿ-])|(?<!que )(?<!n[ãa]o )\b(?:revogo|casso)\b`,
      String.raw`(?<!que )(?<!n[ãa]o )\brevog(?:a|am)(?:-se)?(?=,?\s)`,
      String.raw`\bfica(?:m|ndo)?,?\s(?:[^.;:]{0,40}\s)?(?:revog|cass)ad[ao]s?\b`,
      String.raw`(?<=\b(?:p[úu]blico|comunica|informa|avisa) que )revoga(?=,?\s)|\brevogad[ao]s?(?=\s[ao]s?\s)`,
      String.raw`\brevogando(?:-se)?(?=,?\s)`,
    ),
    'gi',
  ),
  anula: new RegExp(
    eitherOf(
      String.raw`(?<!que )(?<!n[ãa]o )\banular(?![\wÀ-ÿ-])|\banulo\b`,
      String.raw`(?<!que )(?<!n[ãa]o )\banul(?:a|am)(?:-se)?(?=,?\s)`,
      String.raw`(?<=\b(?:p[úu]blico|comunica|informa|avisa) que )anula(?=,?\s)|\banulando(?:-se)?(?=,?\s)`,
      String.raw`\bficam?,?\s(?:[^.;:]{0,40}\s)?anulad[ao]s?\b`,
      String.raw`\b(?:torn|declar)(?:ar|a|o|am|ando)(?:-se)?\snul[ao]s?\b`,
    ),
    'gi',
  ),
  altera: new RegExp(
    eitherOf(
      String.raw`(?<!que |n[ãa]o |\bde |\bpara |\ba |\be |\bpode |\bou )\balter(?:ar|o|a|am|ando|e-se|em-se)(?:-se)?(?=,?\s)`,
      String.raw`(?<=[,;] e |resolvem?:? )\balterar(?=,?\s)|${FICA}alterad[ao]s?\b`,
      String.raw`(?<!que )\b(?:acrescentar|acresc(?:e|er|enta))(?:-se)?(?=,?\s)`,
      String.raw`(?<!que |\bpara |\be |\bou )\bincluir(?:-se)?(?=\s[ao]s?\s(?:incisos?|al[íi]neas?|art(?:igo)?s?|par[áa]grafos?|§)[\s.])`,
      String.raw`\bd(?:ar|á) nova reda[çc][ãa]o(?=\s)`,
      String.raw`(?:(?<=(?:resolvem?:?|^|\n\n|\n\n(?:Art\.? ?\d+[º°o.]*|[IVX]+|\d{1,2}[.)]?) ?[-–.]?)\s*)\b(?:excluir|incluir|suprimir|substituir)(?=,?\s)|${FICA}(?:exclu[íi]|inclu[íi]|suprimi|substitu[íi]|acresci|acrescenta)d[ao]s?\b)`,
    ),
    'gi',
  ),
  prorroga: new RegExp(
    eitherOf(
      String.raw`(?<!que |n[ãa]o |\bde |\bpara |\bpoder[áa] |\bpode )\bprorrog(?:ar|o|a|am|ando)(?:-se)?(?=,?\s)`,
      String.raw`${FICA}prorrogad[ao]s?\b|\b(?:autorizar|conceder|deferir) (?:a )?prorroga[çc][ãa]o(?=\s)`,
      String.raw`\breconduzir(?=,?\s[^.;\n]{0,120}comiss)`,
    ),
    'gi',
  ),
  suspende: new RegExp(
    String.raw`(?<!que |n[ãa]o |\bde |\bpara |\bpoder[áa] |\bpode )\b(?:suspend(?:er|o|e|em|endo)|sust(?:ar|o|a|am))(?:-se)?(?=,?\s)|${FICA}(?:suspens|sustad)[ao]s?\b`,
    'gi',
  ),
  regulamenta:
    /(?<=(?:^|\n\n)(?:Art\.? 1[º°o]?\.?,?(?: ?[-–])? )?(?:Est[ae] (?:\p{L}+ ){1,3})?)regulamentar?(?=,?\s)/giu,
}
const MOVES = /(?:exclu|inclu|suprimi|substitu|acresci|acrescentad)\S*$/i
/** In small letters. A text without the stems of a kind has none of its cues; most texts are so. */
const STEMS: Record<VerbKind, string[]> = {
  torna_sem_efeito: ['efeito', 'insubsist'],
  revoga: ['revog', 'cass', 'cancel', 'cess'],
  anula: ['nul'],
  altera: ['alter', 'acresc', 'inclu', 'exclu', 'suprimi', 'substitu', 'nova reda'],
  prorroga: ['prorrog', 'recondu'],
  suspende: ['suspen', 'sust'],
  regulamenta: ['regulamenta'],
}
const KINDS = Object.keys(CUES) as VerbKind[]

/** A word for what an act does to another one, and where. */
export interface Verb {
  tipo: VerbKind
  index: number
  end: number
  /** Whether something is taken out of an act or put into it, so that `da` or `na` comes before its name. */
  moves: boolean
}

/** The last text: an act's words are read for the norms that it touches and then for its relations. */
let last: { said: string; verbs: readonly Verb[] } = { said: '', verbs: [] }

/** Every such word of a text, in order; what is quoted must be blank. */
export function findVerbs(said: string): readonly Verb[] {
  if (said !== last.said) last = { said, verbs: readVerbs(said) }
  return last.verbs
}

function readVerbs(said: string): Verb[] {
  const small = said.toLowerCase()
  const kinds = KINDS.filter((tipo) => STEMS[tipo].some((stem) => small.includes(stem)))
  return kinds
    .flatMap((tipo) =>
      matchesOf(said, CUES[tipo]).map(({ index, 0: cue }) => ({
        tipo,
        index,
        end: index + cue.length,
        moves: tipo === 'altera' && MOVES.test(cue),
      })),
    )
    .toSorted((a, b) => a.index - b.index)
}

/** Bids, contracts and the like are not altered or prolonged by an act, but by another contract. */
const OF_ACTS = new Set<VerbKind>(['altera', 'prorroga', 'suspende', 'regulamenta'])

/** Whether a kind concerns what is in force, so that it is read of acts only. */
export function isOfActs(tipo: CorrectionKind): boolean {
  return (OF_ACTS as ReadonlySet<CorrectionKind>).has(tipo)
}
