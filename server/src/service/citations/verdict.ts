import { printNorm, printProcessNumber } from '../../../engine/entities.ts'
import type { Cited, CitedAct } from '../../gazette/citations/cited.ts'
import type { Relation } from '../../gazette/publication-detail.ts'
import type { FoundAct } from '../archive/archive-store.ts'

/** What became of a citation; they cross the wire. */
export const RESULTADOS = [
  'existe',
  'corrigido',
  'revogado',
  'indefinido',
  'desconhecido',
  'fora_do_acervo',
] as const
export type Resultado = (typeof RESULTADOS)[number]

/** Who corrected or undid an act, and in what words; with the names of the wire. */
export interface Correcao {
  tipo: Relation['tipo']
  publicacao: FoundAct
  /** The words of that act; null: they do not name it so that it can be found. */
  trecho: string | null
}

/** A citation and what the archive says of it, with the names of the wire. */
export interface Citacao {
  tipo: Cited['tipo']
  /** As the text has it, and where: in code points. */
  texto: string
  inicio: number
  fim: number
  /** What it was read as: `Portaria 123/2024`, a proceeding's number, a place. */
  lida: string
  resultado: Resultado
  /** Why, in Portuguese. */
  motivo: string
  publicacoes: FoundAct[]
  /** How many there are, listed or not. */
  total: number
  correcoes: Correcao[]
}

/** What an act's state makes of a citation of it. */
export function resultadoOf({ situacao }: FoundAct): Resultado {
  if (situacao === 'publicada') return 'existe'
  return situacao === 'revogada' || situacao === 'sem_efeito' || situacao === 'retirada'
    ? 'revogado'
    : 'corrigido'
}

const SAID: Record<FoundAct['situacao'], string> = {
  publicada: 'O acervo tem este ato, e nenhum outro ato do acervo o corrige ou revoga.',
  retificada: 'O acervo tem este ato, e outro o retificou.',
  republicada: 'O acervo tem este ato, e ele foi republicado por ter saído com erro.',
  em_parte: 'O acervo tem este ato; uma parte dele foi revogada ou tornada sem efeito.',
  revogada: 'O acervo tem este ato, e outro o revogou.',
  sem_efeito: 'O acervo tem este ato, e outro o anulou ou tornou sem efeito.',
  retirada: 'O acervo tem este ato, e a fonte o retirou da edição.',
}

export function foundReason({ situacao }: FoundAct): string {
  return SAID[situacao]
}

/** Why a citation does not say which act it means. */
export function undecidedReason(count: number, cited: CitedAct): string {
  if (count === 0)
    return 'O texto não diz a data nem o ano do ato, nem a edição em que saiu: não há onde procurar.'
  const which =
    count === 1
      ? 'O acervo tem um ato com este nome'
      : `O acervo tem ${count.toLocaleString('pt-BR')} atos com este nome`
  const lacking = cited.date === null && !cited.publishedIn?.date ? 'a data e o órgão' : 'o órgão'
  return `${which}, mas o texto não basta para saber se é dele que fala: falta dizer ${lacking}.`
}

/** How a citation was read, for people. */
export function readAs(cited: Cited): string {
  switch (cited.tipo) {
    case 'processo':
      return printProcessNumber(cited.digits) ?? cited.digits
    case 'dou': {
      const { date, edition, section, page } = cited.publishedIn
      const parts = [
        edition && `edição ${edition}`,
        date,
        section && `seção ${section}`,
        page && `página ${page}`,
      ]
      return `DOU, ${parts.filter(Boolean).join(', ')}`
    }
    case 'ato': {
      const { kind, number, year, date } = cited
      const name = printNorm({ kind, number: number ?? '', year: null, esfera: null }).trim()
      if (date !== null) return `${name}, de ${date}`
      return year === null ? name : `${name}/${year}`
    }
  }
}
