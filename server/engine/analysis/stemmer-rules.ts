/**
 * The rules of the stemmer, as tables. Words are folded (`publicações` is `publicacoes`), so the
 * suffixes are, too. Each table is consulted once, in this order: whole words, number, verbs,
 * gender.
 *
 * In a table the longest suffix that ends the word decides, among those that leave at least their
 * minimum of letters. Tests check every example.
 */
export type SuffixRule = readonly [suffix: string, to: string, minRoot: number, example: string]

/** A verb ending, with the vowel that the present tense puts in its place: nomea-r, concede-r. */
export type VerbEnding = readonly [
  ending: string,
  theme: 'a' | 'e',
  minRoot: number,
  example: string,
]

/**
 * Words that the suffix rules would get wrong: the stem, then the other forms that share it. A row
 * with a single word keeps that word apart from similar ones. Regular plurals need no entry.
 */
export const WHOLE_WORDS: readonly (readonly string[])[] = [
  // Too short for the rules, or with a plural of their own.
  ['lei', 'leis'],
  ['rei', 'reis'],
  ['reu', 'reus'],
  ['mao', 'maos'],
  ['pao', 'paes'],
  ['cao', 'caes'],
  ['mae', 'maes'],
  ['mes', 'meses'],
  ['gas', 'gases'],
  ['pais', 'paises'],
  ['qualquer', 'quaisquer'],
  // With a feminine of their own. (A stem is never longer than its words, hence cidada.)
  ['juiz', 'juiza'],
  ['cidada', 'cidadao'],
  ['presidente', 'presidenta'],
  ['portugues', 'portugueses', 'portuguesa'],
  ['frances', 'franceses', 'francesa'],
  ['ingles', 'ingleses', 'inglesa'],
  ['outro', 'outra'],
  ['mesmo', 'mesma'],
  ['todo', 'toda'],
  ['aberto', 'aberta'],
  ['decimo', 'decima'],
  // An irregular present, as in decrees: Nomeia.
  ['nomear', 'nomeia', 'nomeiam'],
  // No plurals, though they look like it: `seis` is not SEI, `marcos` not March (março).
  ['seis'],
  ['mais'],
  ['apos'],
  ['atras'],
  ['caos'],
  ['cras'],
  ['creas'],
  ['marcos'],
  ['carlos'],
  ['buenos'],
  // Not the feminines of words in -o: the office and its holder, the per diem and the Diário.
  ['secretaria'],
  ['subsecretaria'],
  ['diaria'],
  ['america'],
  ['erica'],
  ['pedrosa'],
  ['candida'],
  // No verb forms: nouns that were once participles, and names.
  ['estado', 'estada'],
  ['delegado', 'delegada'],
  ['mandado'],
  ['tratado'],
  ['partido'],
  ['partida'],
  ['partir'],
  ['aparecida'],
  ['leonidas'],
  ['armando'],
]

/** Plural to singular, and singulars that must meet their plural half-way. */
export const NUMBER: readonly SuffixRule[] = [
  ['as', 'a', 2, 'portarias portaria'],
  ['es', 'e', 3, 'classes classe'],
  ['os', 'o', 2, 'contratos contrato'],
  ['aus', 'au', 2, 'graus grau'],
  ['eus', 'eu', 2, 'museus museu'], // other -us do not vary: onibus, virus, campus
  ['oes', 'ao', 2, 'publicacoes publicacao'],
  ['aes', 'ao', 2, 'capitaes capitao'],
  ['aos', 'ao', 2, 'orgaos orgao'],
  ['ens', 'em', 1, 'itens item'],
  ['ins', 'im', 1, 'boletins boletim'],
  ['ons', 'om', 1, 'tons tom'],
  ['uns', 'um', 1, 'comuns comum'],
  ['ares', 'ar', 1, 'militares militar'],
  ['eres', 'er', 1, 'pareceres parecer'],
  ['ores', 'or', 1, 'servidores servidor'],
  ['ctares', 'ctare', 1, 'hectares hectare'],
  ['wares', 'ware', 2, 'softwares software'],
  ['vores', 'vore', 2, 'arvores arvore'],
  ['cteres', 'ctere', 2, 'caracteres caractere'],
  ['zes', 'z', 2, 'vezes vez'],
  ['ais', 'al', 2, 'municipais municipal'],
  ['ois', 'ol', 2, 'lencois lencol'],
  ['uis', 'ul', 2, 'azuis azul'],
  // Plurals in -eis come from -el (papel) and from -il (fossil): both become -el.
  ['eis', 'el', 2, 'papeis papel'],
  ['is', 'el', 3, 'funis funil'],
  ['il', 'el', 2, 'fosseis fossil'],
  ['vis', 'vil', 2, 'civis civil'],
  ['vil', 'vil', 2, 'civil civis'], // not civel
  // Words from English, where -s follows a consonant.
  ['ks', 'k', 2, 'notebooks notebook'],
  ['ts', 't', 2, 'tablets tablet'],
  ['ops', 'op', 2, 'laptops laptop'],
  ['ups', 'up', 2, 'backups backup'],
  ['rs', 'r', 4, 'toners toner'],
]

/**
 * Endings that only verbs have. Bare present forms are absent, because `conta`, `casa`, `parte` are
 * nouns more often than verbs; those of -er and -ir still meet their verb by its theme vowel.
 */
export const VERB_ENDINGS: readonly VerbEnding[] = [
  ['ar', 'a', 3, 'nomear nomeado'],
  ['ado', 'a', 3, 'nomeados nomeadas'],
  ['ada', 'a', 3, 'designada designar'],
  ['ando', 'a', 3, 'exonerando exonerado'],
  ['ou', 'a', 3, 'aprovou aprovado'],
  ['am', 'a', 3, 'constam constar'],
  ['aram', 'a', 3, 'apresentaram apresentar'],
  ['arem', 'a', 3, 'apresentarem apresentar'],
  ['ava', 'a', 4, 'ocupava ocupar'],
  ['avam', 'a', 4, 'ocupavam ocupar'],
  ['ara', 'a', 6, 'realizara realizar'], // not camara, declara, Josimara
  ['arao', 'a', 4, 'realizarao realizar'],
  ['er', 'e', 5, 'conceder concede'],
  ['endo', 'e', 4, 'concedendo concede'],
  ['eu', 'e', 5, 'estabeleceu estabelecer'], // not the name Dirceu
  ['em', 'e', 4, 'estabelecem estabelece'],
  ['erem', 'e', 5, 'concederem conceder'], // not conferem
  ['erao', 'e', 4, 'ocorrerao ocorrer'],
  ['ir', 'e', 4, 'definir define'],
  ['ido', 'e', 4, 'concedidos concedida'],
  ['ida', 'e', 4, 'definida definir'],
  ['indo', 'e', 4, 'definindo definir'],
  ['iu', 'e', 4, 'instituiu instituir'],
  ['iram', 'e', 4, 'definiram definir'],
  ['irem', 'e', 4, 'definirem definir'],
  ['irao', 'e', 4, 'definirao definir'],
]

/**
 * Present forms of verbs in -ar that appear in headings and summaries of acts and are neither nouns
 * nor adjectives: `alterar` finds `Altera a Portaria`. Forms in -iza need no entry.
 */
export const PRESENT_FORMS = `
  acrescenta adota altera anula aplica aposenta apresenta aprova assegura cancela certifica classifica
  comunica confirma considera consolida consta contempla convalida convoca coordena credencia declara
  delega designa determina divulga encontra exonera fundamenta habilita homologa identifica informa
  instala justifica notifica ocupa orienta outorga participa promulga prorroga qualifica ratifica
  reintegra regulamenta rejeita remaneja representa retifica revalida revoga solicita subdelega torna
  tramita vincula
`

/** Feminine to masculine, for word classes in which -o and -a are one word, not two names. */
export const GENDER: readonly SuffixRule[] = [
  ['ada', 'ado', 1, 'dada dado'],
  ['ida', 'ido', 1, 'valida valido'],
  ['eida', 'eida', 0, 'almeida almeida'],
  ['dora', 'dor', 2, 'servidoras servidor'],
  ['tora', 'tor', 2, 'diretora diretores'],
  ['sora', 'sor', 2, 'professora professor'],
  ['nhora', 'nhor', 2, 'senhora senhor'],
  ['eira', 'eiro', 2, 'brasileira brasileiro'],
  ['aria', 'ario', 2, 'beneficiaria beneficiarios'],
  ['isoria', 'isorio', 2, 'provisoria provisorio'],
  ['ica', 'ico', 2, 'publica publico'],
  ['iva', 'ivo', 2, 'administrativa administrativo'],
  ['osa', 'oso', 2, 'idosa idosos'],
  ['bana', 'bano', 2, 'urbana urbano'],
  ['icana', 'icano', 2, 'mexicana mexicano'],
  ['umana', 'umano', 1, 'humanas humano'],
  ['tima', 'timo', 2, 'ultima ultimo'],
  ['xima', 'ximo', 2, 'proxima proximo'],
  ['nima', 'nimo', 2, 'minima minimo'],
  ['eita', 'eito', 2, 'prefeita prefeito'],
  ['crita', 'crito', 2, 'inscrita inscrito'],
  ['tuita', 'tuito', 2, 'gratuita gratuito'],
  ['tuta', 'tuto', 4, 'substituta substituto'],
  ['inta', 'into', 2, 'extinta extinto'],
  ['unta', 'unto', 2, 'adjunta adjunto'],
  ['evista', 'evisto', 2, 'prevista previsto'],
  ['mposta', 'mposto', 2, 'composta composto'],
  ['xposta', 'xposto', 1, 'exposta exposto'],
  ['isposta', 'isposto', 1, 'disposta disposto'],
  ['coberta', 'coberto', 0, 'coberta coberto'],
  ['idata', 'idato', 2, 'candidata candidato'],
  ['ediata', 'ediato', 2, 'imediata imediato'],
  ['pensa', 'penso', 3, 'suspensa suspenso'],
  ['versa', 'verso', 2, 'diversas diversos'],
  ['terna', 'terno', 2, 'externa externo'],
  ['istra', 'istro', 3, 'ministra ministro'],
  ['gunda', 'gundo', 2, 'segunda segundo'],
  ['riunda', 'riundo', 1, 'oriunda oriundo'],
  ['pria', 'prio', 3, 'propria proprio'],
  ['erea', 'ereo', 1, 'aerea aereo'],
  ['ologa', 'ologo', 2, 'psicologa psicologo'],
]
