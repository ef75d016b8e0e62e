import { findCitations } from '../../lib/printed/citation.ts'
import { findCnpjs, printCnpj } from '../../lib/printed/cnpj.ts'
import { normsAmong, printNorm } from '../../lib/printed/norm.ts'
import { findProcessNumbers, printProcessNumber } from '../../lib/printed/process-number.ts'
import { findAmounts } from './amounts.ts'
import { bidsAmong, contractsAmong } from './numbered.ts'
import { type Signatory, signatoriesIn } from './people.ts'
import { findUasgs } from './uasg.ts'

/** What an act's text names, under the names of the wire; each list in the order of the text. */
export interface Entities {
  cnpjs: string[]
  processos: string[]
  uasgs: string[]
  contratos: string[]
  licitacoes: string[]
  valores: number[]
  normas: string[]
  pessoas: Signatory[]
}

/** What entities are read from. */
export interface ActWithEntities {
  titulo: string
  conteudo_completo: string
  assinatura: string
}

/** Of each kind; an act that names more is a table, and its text has them all. */
const MOST = 100

/**
 * What an act names. People are those who signed; CPFs are never among it. Time is linear in the text.
 */
export function entitiesOf({
  titulo,
  conteudo_completo: text,
  assinatura,
}: ActWithEntities): Entities {
  const citations = findCitations(text)
  const cited = citations.filter(({ start }) => start >= titulo.length)
  return {
    cnpjs: findCnpjs(text).slice(0, MOST).map(printCnpj),
    processos: findProcessNumbers(text)
      .slice(0, MOST)
      .flatMap((digits) => printProcessNumber(digits) ?? []),
    uasgs: findUasgs(text).slice(0, MOST),
    contratos: contractsAmong(citations).slice(0, MOST),
    licitacoes: bidsAmong(citations).slice(0, MOST),
    valores: findAmounts(text).slice(0, MOST),
    normas: normsAmong(cited).slice(0, MOST).map(printNorm),
    pessoas: signatoriesIn(assinatura).slice(0, MOST),
  }
}
