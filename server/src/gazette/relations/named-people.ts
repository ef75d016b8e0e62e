import { matchesOf } from '../../../engine/entities.ts'
import type { Span } from './part.ts'
import { eitherOf } from '../../lib/text/either-of.ts'

/** A name as printed, and where. */
export interface NamedPerson {
  name: string
  at: Span
}

const BIG = "\\p{Lu}[\\p{Lu}'’.-]*\\p{Lu}"
const IN_CAPITALS = new RegExp(
  `(?<![\\p{L}/-])(?!D[AEO]S? )${BIG}(?: (?:(?:D[AEO]S?|d[aeo]s?|E|\\p{Lu}\\.?) )?${BIG})+(?!\\p{L})`,
  'gu',
)
const WORD = "\\p{Lu}[\\p{Ll}'’]+(?:\\p{Lu}\\p{Ll}+)?"
/** `Oziel da Rocha`, after a word that comes before a name. */
const IN_SMALL_LETTERS = new RegExp(
  `(?<=(?:^|[-–:;,]|\\b(?:[Dd][aeo]s?|[aeo]|ao?s?|(?:candidat|servidor|professor|empregad|membr|senhor|doutor|ju[ií]z|militar)\\p{Ll}*(?:\\([ao]s?\\))*)|à) ?)${WORD}(?: (?:d[aeo]s? )?${WORD})+(?!\\p{L})`,
  'gu',
)
/** Words of offices, bodies and headings. */
const NO_NAME = new RegExp(
  String.raw`(?<!\p{L})(?:${eitherOf(
    'dou|portarias?|atos?|di[áa]rio|oficial|uni[ãa]o|nomear|exonerar|designar|dispensar|tornar',
    'efeitos?|revogar|março|abril|extrato|aviso|edital|termo|contrato|t[ée]cnic[oa]|analista|[áa]rea',
    'judici[áa]ri[oa]|administrativ[oa]|assistente|auxiliar|assessor[a]?|professora?|classe|padr[ãa]o',
    'n[íi]vel|cargo|fun[çc][ãa]o|chefe|diretora?|coordenador[a]?|secret[áa]ri[oa]|secretaria',
    'minist[ée]rio|ministr[oa]|tribunal|universidade|instituto|federal|departamento|coordena[çc][ãa]o',
    'diretoria|gabinete|reitoria|pr[óo]-reitoria|campus|conselho|se[çc][ãa]o|servi[çc]o|divis[ãa]o',
    'lei|decreto|artigo|nacional|presid[êe]ncia|presidente|superintend[êe]ncia|comiss[ãa]o|senador',
    'senado|regional|trabalho|quadro|processo|parlamentar|comandante|desembargador[a]?|assuntos',
    'interesses|particulares|munic[íi]pio|estado|cidade|lista|concurso|campus|faculdade|c[óo]digo',
    'procuradoria|justi[çc]a|[óo]rg[ãa]o|bloco|lideran[çc]a',
  )})(?!\p{L})`,
  'iu',
)

/** The people whom a text names between two places; small letters are read where there are no capitals. */
export function peopleIn(text: string, [from, to]: Span): NamedPerson[] {
  const region = text.slice(from, to)
  const inCapitals = namesBy(IN_CAPITALS, region, from).filter(
    ({ name }) => (name.match(/\p{Lu}{3,}/gu)?.length ?? 0) >= 2,
  )
  return inCapitals.length > 0 ? inCapitals : namesBy(IN_SMALL_LETTERS, region, from)
}

function namesBy(form: RegExp, region: string, from: number): NamedPerson[] {
  return matchesOf(region, form)
    .filter(([name]) => !NO_NAME.test(name))
    .map(({ index, 0: name }) => ({
      name,
      at: [from + index, from + index + name.length],
    }))
}
