import { matchesOf } from '../../../../engine/entities.ts'
import type { Stretch } from '../reading.ts'
import type { PersonCell } from './person-tables.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** What lines about one person are labelled with: `Nome: FULANA`, `Cargo: Professor`. */
const LABELS = eitherOf(
  String.raw`Nome(?: d[oa] \p{L}+)?|NOME|Candidat[oa](?:\(a\))?|CANDIDAT[OA]|Nomead[oa](?:\([ao]\))?`,
  'CARGO/FUNÇÃO|Cargo/Função|MATRÍCULA SIAPE|Unidade Universitária/Órgão|Data/Período|Servidora?',
  'SERVIDORA?|Interessad[oa]|Docente|Cargos?(?: efetivo)?|CARGO|Emprego|Função|FUNÇÃO',
  String.raw`Matr[íi]cula(?: (?:SIAPE|Siape))?|Mat\. SIAPE|Órgão de (?:destino|exercício)|MATRÍCULA|SIAPE`,
  String.raw`Siape|Lotação|LOTAÇÃO|Exercício|Unidade|Setor|Campus|Período(?: d[aoe] \p{L}+)?|PERÍODO|Vigência`,
  'A partir de',
)
const OTHERS = eitherOf(
  String.raw`Número d[aoe] [^:\n]{3,20}|Vacância(?: \([^)\n]{3,30}\))?|Classificação|Inscrição`,
  'Origem da [Vv]aga|Código d[ae] [Vv]aga|ÓRGÃO|PAÍS DE DESTINO|País de destino',
  String.raw`FINALIDADE DO AFASTAMENTO|TIPO DE AFASTAMENTO|ENQUADRAMENTO|Motivo(?: d[aoe] \p{L}+)?`,
  String.raw`Finalidade(?: d[aoe] \p{L}+)?|Objetivo|Atividade[^:\n]{0,30}|Evento|Instituição|Cidade|País`,
  String.raw`Local|Destino|Ônus|Bolsa[^:\n]{0,20}|Período (?:coberto|aquisitivo)[^:\n]{0,60}|Admissão`,
  String.raw`Processos?|Fundament[^:\n]{0,20}|Tipo|Quadro|CPF|Carga horária[^:\n]{0,30}`,
)
const LABEL = new RegExp(String.raw`(?<!\p{L})(${OTHERS}|${LABELS})\s?(?:nº)?:[ \t]*`, 'gu')
const BEGINS = new RegExp(String.raw`^(?:${OTHERS}|${LABELS})\s?(?:nº)?:`, 'u')

/** The values of a line that begins with a label, below their labels as cells of a table are; none of another line. */
export function labelledCells(text: string, { start, end }: Stretch): PersonCell[] {
  const own = text.slice(start, end)
  if (!BEGINS.test(own)) return []
  const found = matchesOf(own, LABEL)
  return found.map((label, i) => {
    const at = label.index + label[0].length
    const value = own
      .slice(at, found[i + 1]?.index)
      .trimEnd()
      .replace(/[.;]$/u, '')
      .trimEnd()
    const head = {
      value: label[1]!,
      start: start + label.index,
      end: start + label.index + label[1]!.length,
    }
    return { value, start: start + at, end: start + at + value.length, head }
  })
}
