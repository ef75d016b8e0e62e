import { ACTS_ON_PEOPLE } from './acts-on-people.ts'

/** The most names of one act. One that has more is a list, and its text has them all. */
const MOST = 20
/** Names stand near the beginning of a paragraph. */
const READ_LENGTH = 2_000

const JOINING = String.raw`D[AEO]S?|E|DEL|VON|VAN|d[aeo]s?|e|del|von|van`
const CAPITALS = String.raw`\p{Lu}[\p{Lu}'’´-]+`
const TITLED = String.raw`\p{Lu}\p{Ll}[\p{L}'’´-]*`
/** Two capitalised words or more, and what joins them; no part also matches what follows it. */
const run = (word: string) => String.raw`${word}(?: (?:(?:${JOINING}) ){0,2}(?:${word}|\p{Lu}\.))+`

/** A name in capitals; one that is written as usual where a word or a verb introduces it. */
const NAME = new RegExp(
  String.raw`(?<![\p{L}\d/.-])${run(CAPITALS)}(?![\p{L}\d/])|(?<=(?:servidor(?:a| ?\(a\))?|professora?|docente|candidat[ao]|empregad[ao]|sra?\.|senhora?|doutora?|dra?\.|estudante|médic[ao]) |(?<![\p{L}])[DN](?:esignar|ispensar|omear) (?:[oa] )?)${run(TITLED)}(?![\p{L}\d/])`,
  'gu',
)

/** A name that is written as usual, and what follows it is told of somebody. */
const TOLD_NAME = new RegExp(
  String.raw`(?<![\p{L}\d/.-])${run(TITLED)}(?=, (?:[Mm]atr[íi]cula|[Cc]lassificad|[Hh]abilitad|[Aa]provad|[Oo]cupante))`,
  'gu',
)
/** Between two whole names; `Sousa e Silva` is one. */
const AND_ANOTHER = / e (?=\p{Lu}\S+ (?:d[aeo]s? )?\p{Lu})/u

/** What comes behind is about somebody else: who held the office before, who died, who is stood in for. */
const OTHERS =
  /(?<!\p{L})(?:vaga|vago em|em substituição|decorrente|em virtude d[ao]|ex-servidor|instituidor|falecid[oa]|ficando)(?!\p{L})/iu

/** Words of bodies, offices, places and norms, which stand in capitals, too. */
const NO_NAME = new Set(
  'AER CAP CEL MAJ SGT TEN ADJUNTO ADMINISTRAÇÃO ADMINISTRATIVA ADMINISTRATIVO ADVOCACIA AGÊNCIA ANALISTA ANEXO APOSENTADORIA ASSESSOR ASSESSORA ASSESSORIA ASSISTENTE ATIVIDADES AUDITOR AUDITORIA AUXILIAR BANCO BRASIL BRASILEIRA BRASILEIRO CÂMARA CAMPUS CARGO CARREIRA CENTRO CHEFE CHEFIA CIDADE CIÊNCIA CIÊNCIAS CLASSE CLASSIFICAÇÃO CÓDIGO COLÉGIO COMANDO COMISSÃO COMPANHIA COMUNICAÇÃO CONSELHO CONTROLADORIA COORDENAÇÃO COORDENADOR COORDENADORA COORDENADORIA CONCURSO CURSO CURSOS DEFENSORIA DELEGACIA DEPARTAMENTO DESEMBARGADOR DIREÇÃO DIRETOR DIRETORA DIRETORIA DIVISÃO DOUTORADO EDITAL EDUCAÇÃO EFEITO EMPRESA ENGENHARIA ENSINO ESCOLA ESTADO EXECUTIVO FACULDADE FEDERAL FEDERATIVA FUNÇÃO FUNDAÇÃO GABINETE GERAL GERÊNCIA GERENTE GESTÃO GOVERNO GRADUAÇÃO GRATIFICADA GRUPO HOSPITAL INFORMAÇÃO INSTITUTO JUIZ JUSTIÇA LABORATÓRIO LEI LICENÇA MAGISTÉRIO MEMBRO MESTRADO MINISTÉRIO MINISTRO MUNICIPAL MUNICÍPIO NACIONAL NÍVEL NOME NÚCLEO OFICIAL ONDE ÓRGÃO PENSÃO PESQUISA PESSOAL PESSOAS PLANEJAMENTO PODER POLÍCIA PORTARIA POSTO PREFEITURA PRESIDÊNCIA PRESIDENTE PROCESSO PROCURADOR PROCURADORIA PROFESSOR PROFESSORA PROGRAMA PROJETO PROTEMPORE PÚBLICA PÚBLICO PÚBLICOS REGIÃO REGIONAL REITOR REITORA REITORIA REPÚBLICA SAÚDE SEÇÃO SECRETARIA SECRETÁRIA SECRETÁRIO SEM SENADO SENADOR SERVIÇO SERVIÇOS SETOR SISTEMA SOCIAIS SOCIAL SUBSTITUTA SUBSTITUTO SUBSECRETARIA SUPERINTENDÊNCIA SUPERINTENDENTE SUPERIOR TÉCNICA TÉCNICO TECNOLOGIA TITULAR TORNAR TRABALHO TRANSPORTES TRIBUNAL UNIÃO UNIDADE UNIVERSIDADE UNIVERSITÁRIO VARA VICE VITALÍCIA VOLUNTÁRIA EFETIVO CARÁTER PEDIDO'.split(
    ' ',
  ),
)
/** A verb, or what somebody is, may stand before a name in capitals. */
const BEFORE = new RegExp(
  String.raw`^(?:(?:${ACTS_ON_PEOPLE}|[OA]|SERVIDORA?|DOCENTE|SRA?|DRA?|CANDIDAT[AO])\.? )+(?=\p{Lu}+ )`,
  'iu',
)

/**
 * The names of those an act is about, each once: the first one of every paragraph. Those that follow are
 * mostly of a cabinet, a predecessor or an authority.
 */
export function personsIn(paragraphs: string[]): string[] {
  const names = new Set<string>()
  for (const paragraph of paragraphs) {
    const name = firstName(paragraph.slice(0, READ_LENGTH))
    if (name !== null) names.add(name)
    if (names.size === MOST) break
  }
  return [...names]
}

function firstName(paragraph: string): string | null {
  if (paragraph.includes('\t')) return null
  const about = paragraph.slice(0, OTHERS.exec(paragraph)?.index)
  const names = about.match(NAME)?.map((name) => name.replace(BEFORE, '')) ?? []
  const told = () => about.match(TOLD_NAME)?.map((name) => name.split(AND_ANOTHER)[0]!)
  return names.find(isName) ?? told()?.find(isName) ?? null
}

function isName(found: string): boolean {
  const words = found.split(' ')
  return words.filter(isTelling).length > 1 && !words.some(isNoName)
}

const isTelling = (word: string) => word.length > 3
/** A word of bodies, offices and norms, which no name has. */
export function isNoName(word: string): boolean {
  return NO_NAME.has(word.toUpperCase())
}
