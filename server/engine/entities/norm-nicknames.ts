/**
 * Norms that people call by a name, each with its usual names. Acronyms that also mean something
 * else are omitted: CPC (accounting rules), CDC (docks of Ceará), LEP, MP, PNE.
 *
 * The numbers are those of the laws themselves, as their texts in the Planalto's collection cite
 * them; entered in November 2026.
 */
const ROWS = `
  Lei 8.112/1990: estatuto do servidor, estatuto do servidor público, estatuto dos servidores públicos, regime jurídico único, RJU
  Lei 14.133/2021: nova lei de licitações, nova lei de licitações e contratos, NLLC
  Lei 8.666/1993: antiga lei de licitações, velha lei de licitações, lei de licitações antiga
  Lei 10.520/2002: lei do pregão
  Decreto 10.024/2019: decreto do pregão eletrônico
  Lei 12.462/2011: lei do RDC, regime diferenciado de contratações públicas
  Lei 13.303/2016: lei das estatais, estatuto das estatais
  Lei 11.079/2004: lei das PPPs, lei das parcerias público-privadas
  Lei 8.987/1995: lei de concessões, lei das concessões
  Lei 13.019/2014: MROSC, marco regulatório das organizações da sociedade civil, lei de fomento e colaboração
  Lei 9.790/1999: lei das OSCIPs
  Lei 12.846/2013: lei anticorrupção, lei da empresa limpa
  Lei 8.429/1992: lei de improbidade, lei de improbidade administrativa
  Lei 12.813/2013: lei de conflito de interesses
  Lei 9.784/1999: lei do processo administrativo, lei de processo administrativo federal
  Lei 8.745/1993: lei da contratação temporária, lei dos temporários
  Lei 13.429/2017: lei da terceirização
  Lei 12.527/2011: LAI, lei de acesso à informação
  Lei 13.709/2018: LGPD, lei geral de proteção de dados, lei geral de proteção de dados pessoais
  Lei 12.965/2014: marco civil, marco civil da internet
  Lei 14.129/2021: lei do governo digital
  Lei 12.737/2012: lei Carolina Dieckmann
  Emenda Constitucional 103/2019: reforma da previdência, nova previdência
  Emenda Constitucional 45/2004: reforma do judiciário
  Emenda Constitucional 95/2016: teto de gastos, emenda do teto de gastos
  Emenda Constitucional 132/2023: reforma tributária
  Lei Complementar 200/2023: arcabouço fiscal, novo arcabouço fiscal, regime fiscal sustentável
  Lei Complementar 101/2000: LRF, lei de responsabilidade fiscal
  Lei 4.320/1964: lei do orçamento público, lei de finanças públicas
  Lei 13.467/2017: reforma trabalhista
  Decreto-Lei 5.452/1943: CLT, consolidação das leis do trabalho
  Lei 10.097/2000: lei da aprendizagem, lei do jovem aprendiz, lei do menor aprendiz
  Lei 11.788/2008: lei do estágio, lei dos estagiários
  Decreto-Lei 2.848/1940: código penal
  Decreto-Lei 3.689/1941: código de processo penal, CPP
  Decreto-Lei 1.001/1969: código penal militar
  Lei 10.406/2002: código civil
  Lei 13.105/2015: código de processo civil, novo código de processo civil
  Decreto-Lei 4.657/1942: LINDB, lei de introdução às normas do direito brasileiro
  Lei 8.078/1990: código de defesa do consumidor, código do consumidor
  Lei 9.503/1997: CTB, código de trânsito, código de trânsito brasileiro
  Lei 11.705/2008: lei seca
  Lei 12.651/2012: código florestal, novo código florestal
  Lei 5.172/1966: CTN, código tributário nacional
  Lei 4.737/1965: código eleitoral
  Lei 7.565/1986: código brasileiro de aeronáutica
  Lei 4.117/1962: código brasileiro de telecomunicações
  Decreto-Lei 227/1967: código de mineração, código de minas
  Decreto 24.643/1934: código de águas
  Lei 8.069/1990: ECA, estatuto da criança e do adolescente
  Lei 10.741/2003: estatuto do idoso, estatuto da pessoa idosa
  Lei 13.146/2015: LBI, estatuto da pessoa com deficiência, lei brasileira de inclusão
  Lei 12.288/2010: estatuto da igualdade racial
  Lei 12.852/2013: estatuto da juventude
  Lei 10.257/2001: estatuto da cidade, estatuto das cidades
  Lei 10.826/2003: estatuto do desarmamento
  Lei 4.504/1964: estatuto da terra
  Lei 6.001/1973: estatuto do índio
  Lei 8.906/1994: estatuto da advocacia, estatuto da OAB
  Lei 6.880/1980: estatuto dos militares
  Lei 10.671/2003: estatuto do torcedor
  Lei 14.597/2023: lei geral do esporte
  Lei 9.615/1998: lei Pelé
  Lei 11.438/2006: lei de incentivo ao esporte
  Lei 8.313/1991: lei Rouanet, lei de incentivo à cultura, lei federal de incentivo à cultura
  Lei 8.685/1993: lei do audiovisual
  Lei 14.017/2020: lei Aldir Blanc
  Lei 14.399/2022: PNAB, política nacional Aldir Blanc
  Lei Complementar 195/2022: lei Paulo Gustavo
  Lei 12.711/2012: lei de cotas, lei das cotas
  Lei 12.990/2014: lei de cotas no serviço público, lei de cotas em concursos
  Lei 9.394/1996: LDB, lei de diretrizes e bases, lei de diretrizes e bases da educação nacional
  Lei 14.113/2020: lei do Fundeb, novo Fundeb
  Lei 13.005/2014: plano nacional de educação
  Lei 11.947/2009: lei da alimentação escolar, lei da merenda, lei do PNAE
  Lei 8.080/1990: lei do SUS, lei orgânica da saúde
  Lei 8.742/1993: LOAS, lei orgânica da assistência social
  Lei 12.871/2013: lei do Mais Médicos
  Lei 10.216/2001: lei da reforma psiquiátrica, lei antimanicomial
  Lei 9.656/1998: lei dos planos de saúde
  Lei 9.787/1999: lei dos genéricos
  Lei 11.105/2005: lei de biossegurança
  Lei 11.340/2006: lei Maria da Penha
  Lei 13.104/2015: lei do feminicídio
  Lei 14.344/2022: lei Henry Borel
  Lei 13.722/2018: lei Lucas
  Lei 11.343/2006: lei de drogas, lei antidrogas
  Lei 8.072/1990: lei dos crimes hediondos
  Lei 7.210/1984: lei de execução penal, lei de execuções penais
  Lei 9.605/1998: lei de crimes ambientais
  Lei 9.613/1998: lei de lavagem de dinheiro
  Lei 12.850/2013: lei das organizações criminosas, lei da delação premiada
  Lei 13.869/2019: lei de abuso de autoridade
  Lei 13.964/2019: pacote anticrime, lei anticrime
  Lei Complementar 135/2010: lei da ficha limpa, ficha limpa
  Lei Complementar 64/1990: lei de inelegibilidade, lei das inelegibilidades
  Lei 9.504/1997: lei das eleições, lei eleitoral
  Lei 9.096/1995: lei dos partidos políticos
  Lei Complementar 73/1993: lei orgânica da AGU
  Lei Complementar 75/1993: lei orgânica do MPU
  Lei Complementar 35/1979: LOMAN, lei orgânica da magistratura
  Lei 8.443/1992: lei orgânica do TCU
  Lei 12.016/2009: lei do mandado de segurança
  Lei 7.347/1985: lei da ação civil pública
  Lei 4.717/1965: lei da ação popular
  Lei 6.015/1973: lei de registros públicos
  Lei 6.683/1979: lei da anistia
  Lei 10.559/2002: lei dos anistiados políticos, regime do anistiado político
  Lei 13.445/2017: lei de migração
  Lei 14.701/2023: lei do marco temporal
  Lei 6.404/1976: lei das SA, lei das S.A., lei das sociedades anônimas, lei das sociedades por ações
  Lei 11.101/2005: lei de falências, lei de recuperação judicial
  Lei Complementar 123/2006: estatuto da micro e pequena empresa, estatuto da microempresa, lei do Simples, lei geral da micro e pequena empresa
  Lei 13.874/2019: lei da liberdade econômica
  Lei Complementar 182/2021: marco legal das startups
  Lei 12.529/2011: lei do Cade, lei de defesa da concorrência
  Lei Complementar 87/1996: lei Kandir
  Lei 11.196/2005: lei do bem
  Lei 8.248/1991: lei de informática
  Lei 10.973/2004: lei de inovação, lei da inovação
  Lei 13.243/2016: marco legal da ciência, marco legal da inovação
  Lei 9.279/1996: lei da propriedade industrial, lei de patentes
  Lei 9.610/1998: lei de direitos autorais
  Lei 8.245/1991: lei do inquilinato
  Lei 11.977/2009: lei do Minha Casa Minha Vida
  Lei 9.478/1997: lei do petróleo
  Lei 14.134/2021: nova lei do gás
  Lei 14.026/2020: marco do saneamento, marco legal do saneamento, novo marco do saneamento
  Lei 11.445/2007: lei do saneamento básico
  Lei 9.433/1997: lei das águas
  Lei 12.305/2010: política nacional de resíduos sólidos
  Lei 9.985/2000: SNUC, sistema nacional de unidades de conservação
  Lei 11.428/2006: lei da mata atlântica
  Lei 12.815/2013: lei dos portos
  Lei 14.790/2023: lei das bets, lei das apostas
`

/** A norm's usual name, and the norm with its number. */
export interface NormNickname {
  nickname: string
  /** `Lei 8.112/1990` */
  norm: string
}

export const NORM_NICKNAMES: readonly NormNickname[] = ROWS.trim()
  .split('\n')
  .flatMap((row) => {
    const [norm = '', nicknames = ''] = row.trim().split(': ')
    return nicknames.split(', ').map((nickname) => ({ nickname, norm }))
  })

const byNickname = new Map(NORM_NICKNAMES.map(({ nickname, norm }) => [folded(nickname), norm]))

/** The norm that people call by this name; null if there is none. */
export function normNicknamed(name: string): string | null {
  return byNickname.get(folded(name)) ?? null
}

/** Without accents, capitals, punctuation and extra spaces; `S.A.` and `S/A` are `sa`. */
function folded(name: string): string {
  const bare = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return bare
    .replace(/[./]/g, '')
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')
    .join(' ')
}
