import { isStopWord, shortName } from '../../../engine/analysis.ts'

/** Where a name may end that is longer than one word, the longest first. */
export function endsOfNames(words: string[], length: number): number[] {
  const isEnd = (end: number) =>
    isContent(words[end - 1]!) && (end === length || isStopWord(words[end]!))
  const isLong = (end: number) => shortName(words.slice(0, end)).includes('_')
  return Array.from({ length }, (_, i) => length - i).filter((end) => isEnd(end) && isLong(end))
}

/** How far a name goes: what is linked to its first word, and words that only complete others; 0: none begins. */
export function nameLength(words: string[]): number {
  const isNumbered = /^\d+[ao]$/.test(words[0] ?? '')
  let end = isNumbered ? 2 : 1
  if (!HEADS.has(words[end - 1] ?? '')) return 0
  while (end < words.length) {
    const linked = LINKS.has(words[end]!)
      ? words.findIndex((one, i) => i >= end && !LINKS.has(one))
      : end
    const next = words[linked]
    if (
      next === undefined ||
      !isContent(next) ||
      (linked === end && !completes(words[end - 1]!, next))
    )
      break
    end = linked + 1
  }
  return end
}

/** `Pará` is a link, too, but never follows one. */
function isContent(text: string): boolean {
  return !isStopWord(text) || text === 'para'
}

function completes(before: string, text: string): boolean {
  return OPENING.has(before) || COMPLETING.has(text) || /^\d+a$/.test(text)
}

const LINKS = new Set('a ao as da das de do dos e em na nas no nos'.split(' '))

/** Words that names of bodies begin with. */
const HEADS = wordsIn(`
  advocacia agencia arquivo arsenal assessoria associacao auditoria autoridade banco base batalhao
  biblioteca brigada caixa camara campus capitania casa centro chefia circunscricao colegio comando
  comissao comite companhia confederacao conselho consorcio consulado consultoria controladoria coordenacao coordenadoria corregedoria defensoria decanato
  delegacia departamento diretoria distrito divisao embaixada empresa escola estado faculdade federacao fundacao fundo
  gabinete gerencia governo grupamento hospital imprensa inspetoria instituto junta justica laboratorio
  ministerio municipio museu nucleo observatorio ordem ouvidoria parque policia prefeitura presidencia pro procuradoria receita
  regiao reitoria secao secretaria senado servico setor sindicato subchefia subdiretoria subsecretaria superintendencia superior
  supremo tribunal unidade universidade vice
`)

/** They follow another word of a name without a link: `polícia rodoviária federal`. */
const COMPLETING = wordsIn(`
  administrativa administrativas administrativo administrativos adjunta aerea aereo agrario agraria
  ambiental ambientais aquaviario aquaviarios baiano brasileira brasileiro catarinense central cientifica cientifico
  civil civis complementar comerciais conjunto contabil economica economico eleitoral energetica
  especial especiais especializada estadual estrategica estrategicas estrategico executiva executivo
  exterior exteriores federal federais ferroviario farroupilha financeira financeiras financeiro fluminense
  fiscal fundiario geral gerais goiano historico humano humanos indigena indigenas industrial institucional
  interna internacional internacionais interno judiciaria juridica juridico legislativo leste maior maritimo
  militar militares mineral monetario municipal nacional nacionais natural naturais naval norte nuclear oeste
  paulista penal penais penitenciario permanente pessoal pleno primaria privados publica publicas
  publico publicos regional regionais regiao rodoviaria rodoviario rural sanitaria social sociais sul
  superior tecnica tecnico tecnologica tecnologico terrestre terrestres trabalhista tributaria
  tributario turistico universitario urbana urbano urbanos
`)

/** Something always follows them in a name: `são paulo`, `coronel fabriciano`, `fundação universidade`. */
const OPENING = wordsIn(`
  aguas alto antonio baixo barao belo boa bom cachoeira campina campo campos conselheiro coronel cruzeiro
  dois dom doutor espirito feira foz francisco frei fundacao general governador grande joao jose juiz
  lagoa lagoas lauro lencois marechal mato minas montes nossa nova novo ouro padre passo pedro porto
  presidente pro ribeirao rio santa santana santo sao senador serra sete superior supremo teofilo tres
  vice vila visconde vitoria
`)

function wordsIn(text: string): Set<string> {
  return new Set(text.trim().split(/\s+/))
}
