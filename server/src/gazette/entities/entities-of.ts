import {
  type Norm,
  type Sphere,
  findAmounts,
  findCitations,
  findCnpjs,
  printCnpj,
  isFederal,
  normsAmong,
  printNorm,
  findProcessNumbers,
  printProcessNumber,
} from '../../../engine/entities.ts'
import { bidsAmong, contractsAmong } from './numbered.ts'
import { type Signatory, signatoriesIn } from './people.ts'
import { findUasgs } from './uasg.ts'

/**
 * The entities that an act's text names, in the names of the wire; each list in the order of the
 * text.
 */
export interface Entities {
  cnpjs: string[]
  processos: string[]
  uasgs: string[]
  contratos: string[]
  licitacoes: string[]
  valores: number[]
  normas: string[]
  /** The same norms in parts. */
  normas_detalhadas: NormDetails[]
  pessoas: Signatory[]
}

/** A norm of {@link Entities.normas} in parts. */
interface NormDetails {
  nome: string
  /** A kind of engine/entities/act-kind.ts; later versions may add some. */
  tipo: string
  numero: string
  ano: number | null
  esfera: Sphere | null
  /** Whether it is the Union's, by the text or by the Union's count. */
  federal: boolean | null
}

/** The input of {@link entitiesOf}. */
export interface ActWithEntities {
  titulo: string
  conteudo_completo: string
  assinatura: string
  /** YYYY-MM-DD */
  data_publicacao: string
}

/** The most of each kind. An act that names more is a table, and its text has them all. */
const MOST = 100

/**
 * The entities that an act names. People are its signatories; CPFs are never included. Time is
 * linear in the text.
 */
export function entitiesOf({
  titulo,
  conteudo_completo: text,
  assinatura,
  data_publicacao,
}: ActWithEntities): Entities {
  const citations = findCitations(text)
  const heading = headingOf(text, titulo)
  const cited = citations.filter(({ start }) => start < heading.start || start >= heading.end)
  const norms = normsAmong(cited, Number(data_publicacao.slice(0, 4))).slice(0, MOST)
  return {
    cnpjs: findCnpjs(text).slice(0, MOST).map(printCnpj),
    processos: findProcessNumbers(text)
      .slice(0, MOST)
      .flatMap((digits) => printProcessNumber(digits) ?? []),
    uasgs: findUasgs(text).slice(0, MOST),
    contratos: contractsAmong(citations, text).slice(0, MOST),
    licitacoes: bidsAmong(citations).slice(0, MOST),
    valores: findAmounts(text).slice(0, MOST),
    normas: norms.map(printNorm),
    normas_detalhadas: norms.map(detailsOf),
    pessoas: signatoriesIn(assinatura).slice(0, MOST),
  }
}

/** The range of the act's own heading; the name of a council or the like may come before it. */
function headingOf(text: string, titulo: string): { start: number; end: number } {
  const start = Math.max(0, text.indexOf(titulo))
  return { start, end: start + titulo.length }
}

function detailsOf(norm: Norm): NormDetails {
  const { kind, number, year, esfera } = norm
  return {
    nome: printNorm(norm),
    tipo: kind,
    numero: number,
    ano: year,
    esfera,
    federal: isFederal(norm),
  }
}
