import { matchesOf } from '../../../engine/entities.ts'
import type { DeadlineKind } from './deadline.ts'
import { eitherOf } from '../../lib/text/either-of.ts'

/** What a date is, by words before it: those that stand nearest decide. Null: it is nothing to be kept. */
const CUES: [kind: DeadlineKind | null, words: RegExp][] = [
  [
    null,
    new RegExp(
      String.raw`(?<!\p{L})(?:${eitherOf(
        String.raw`publicad|publica[çc][ãa]o|D\.?O\.?U(?!\p{L})|di[áa]rio oficial|homologad|assinad|assinatura`,
        String.raw`firmad|celebrad|datad|lei(?!\p{L})|decreto|portaria|resolu[çc][ãa]o|instru[çc][ãa]o|of[íi]cio`,
        'parecer|vig[êe]ncia|validade|vig[eo]r|efeitos|exerc[íi]cio|aquisitivo|nomead|designar',
        'conv[êe]nio|contrato n|retirad[ao]|retirada d|dispon[íi]ve|disponibiliza|download',
        String.raw`(?:novo )?edital(?! d[eao]s? (?:convoca|licita))|seriam?(?!\p{L})|aconteceria|anteriormente`,
        'inicialmente|estava|deveria|afastamento|f[ée]rias|licen[çc]a d|declara[çc][ãa]o|ratifica|emitid',
        'lavrad|ocorrid|realizad[ao] em|recebid[ao] em|nascid|refer[êe]ncia',
      )})`,
      'giu',
    ),
  ],
  [
    'entrega_de_propostas',
    new RegExp(
      eitherOf(
        String.raw`(?:${eitherOf(
          'entrega|receb(?:imento|er)|acolh(?:imento|er)|apresenta[çc][ãa]o|envio|encaminhamento',
          'cadastr(?:o|amento)|protocol(?:o|iza[çc][ãa]o)|cota[çc][ãa]o',
        )})(?:\s+\p{L}+){0,3}?\s+(?:propostas?|envelopes?|documenta[çc][ãa]o|documentos de habilita[çc][ãa]o|cota[çc][õo]es|lances)`,
        '(?:acolhimento|envio|recebimento) (?:d[ae]s? )?propostas?',
        'propostas? (?:ser[ãa]o|dever[ãa]o ser) (?:recebidas|enviadas|encaminhadas|entregues)',
        'cota[çc][ãa]o eletr[ôo]nica|encerramento(?= ?:)',
      ),
      'giu',
    ),
  ],
  [
    'inscricao',
    /inscri[çc](?:[ãa]o|[õo]es)|se inscrev|matr[íi]culas?(?= (?:ser|dever|est|ocorr|:|de \d))/giu,
  ],
  [
    'recurso',
    /(?<!\p{L})(?:recurs(?:o|os|al|ais)|impugna[çc](?:[ãa]o|[õo]es)|impugnar|recorrer|contrarraz[õo]es)(?!\p{L})/giu,
  ],
  [
    'contribuicao',
    /contribui[çc](?:[ãa]o|[õo]es)(?= (?:dever|poder|ser|at|d[eu]|[àa]))|consulta p[úu]blica|manifesta[çc](?:[ãa]o|[õo]es)|sugest[õo]es/giu,
  ],
  ['reuniao', /assembl[ée]ia|audi[êe]ncia|reuni[ãa]o|sess[ãa]o de julgamento/giu],
  [
    'abertura',
    new RegExp(
      String.raw`(?<!\p{L})(?:${eitherOf(
        String.raw`(?:re)?abertura|abrir[áa]?(?!\p{L})|sess[ãa]o(?: p[úu]blica)?|disputa|etapa de lances`,
        String.raw`data (?:(?:e|\/) ?(?:hora|hor[áa]rio) )?(?:de |da |do )?(?:realiza[çc][ãa]o|preg[ãa]o|certame|licita[çc][ãa]o|disputa)`,
        String.raw`realizar(?:[áa](?!\p{L})|-se(?:-[áa])?)|(?:nova|a) data para`,
        '(?:adiad|transferid|remarcad|reagendad|prorrogad|marcad|designad)[ao]s? para|designa-se para',
        'leil[ãa]o',
      )})`,
      'giu',
    ),
  ],
  [
    'prazo',
    /(?<!\p{L})prazos?(?!\p{L})(?! d[aoe]s? (?:vig|valid|exec|contrat|dura|entrega))(?![^.;]{0,80}(?:m[êe]s|meses|anos?)(?!\p{L}))/giu,
  ],
]

export interface Cue {
  kind: DeadlineKind | null
  /** Where it begins in what stands before. */
  at: number
}

/** The nearest words that say what comes behind; null: none do. */
export function nearestCue(before: string): Cue | null {
  let nearest: (Cue & { end: number }) | null = null
  for (const [kind, words] of CUES) {
    const last = matchesOf(before, words).at(-1)
    if (last === undefined) continue
    const end = last.index + last[0].length
    if (nearest === null || end > nearest.end) nearest = { kind, at: last.index, end }
  }
  return nearest
}
