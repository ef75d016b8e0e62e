/** The page of a body. */
export const body = {
  crumb: 'órgão',
  missing: 'Este endereço não diz o órgão',
  missingHelp: 'Abra um órgão por um ato, por um filtro ou por uma linha das tabelas.',
  unknown: 'Órgão sem publicações no acervo',
  unknownHelp: (path: string) =>
    `Nenhum ato do acervo é de “${path}”. Os nomes são os do Diário, do órgão mais alto ao mais baixo.`,
  similar: 'Parecidos:',
  several: 'Vários órgãos do acervo têm este nome. Escolha um:',
  acts: (count: number, shown: string) =>
    `${shown} ${count === 1 ? 'publicação deste órgão' : 'publicações deste órgão'}`,
  follow: 'Acompanhar este órgão',
  followHelp: 'O alerta traz todos os atos deste órgão e dos que lhe são subordinados.',
  entered: 'Entraram',
  left: 'Saíram',
  enteredHelp: 'nomeações e designações',
  leftHelp: 'exonerações e dispensas',
  open: 'Licitações por abrir',
  openHelp: 'com abertura de hoje em diante',
  punished: 'Sanções',
  punishedHelp: 'a empresas, publicadas',
  issued: 'Normas',
  issuedHelp: 'que publicou',
  byMonth: 'Quem entrou e quem saiu, por mês',
  month: 'Mês',
  monthsHelp:
    'São linhas, não pessoas. Um mês sem linha não aparece; a página “Edições” diz que dias o acervo tem.',
  allMonths: (count: string) => `todos os ${count} meses`,
  fewerMonths: 'só os últimos',
  noMoves: 'Nenhuma nomeação, designação, exoneração ou dispensa neste recorte.',
  high: 'Movimentos mais recentes nos cargos mais altos',
  highHelp: (levels: string) =>
    `${levels}, ou acima. Sem nível impresso, um movimento não aparece aqui.`,
  noHigh: 'Nenhum movimento destes níveis neste recorte.',
  bought: 'O que comprou',
  noContracts: 'Nenhum contrato lido neste recorte.',
  contractsAlone: 'No gráfico, só contratos: sem aditivos, acordos e outros instrumentos.',
  largest: 'Maiores contratos',
  largestHelp: 'Os maiores valores lidos; um valor lido errado vem para cima: confira no ato.',
  suppliers: 'Maiores fornecedores',
  suppliersHelp: (count: string) =>
    `Por valor somado, entre os ${count} com mais contratos. Aditivos e acordos não entram na soma; sem CNPJ impresso, um fornecedor não aparece.`,
  noSuppliers: 'Nenhum CNPJ impresso nestas linhas.',
  tenders: 'Licitações por abrir',
  tendersHelp:
    'As que abrem primeiro. Um aviso pode ter sido suspenso ou adiado depois: abra a licitação na tabela.',
  noTenders: 'Nenhuma abertura de hoje em diante neste recorte.',
  sanctions: 'Sanções que publicou',
  sanctionsHelp: 'As mais recentes, de empresas. O cadastro oficial é o CEIS.',
  noSanctions: 'Nenhuma sanção de empresa lida neste recorte.',
  norms: 'Normas que publicou',
  normsHelp: 'As mais recentes, com o que alteram e revogam.',
  noNorms: 'Nenhuma norma lida neste recorte.',
  toTable: (rows: string) => `Ver na tabela: ${rows}`,
  file: 'Todas em CSV',
  below: 'Órgãos abaixo deste',
  belowHelp: 'Com as publicações de todo o acervo, qualquer que seja o período escolhido.',
  allBelow: (count: string) => `todos os ${count}`,
  limits: 'O que foi contado',
  withBelow: 'Tudo conta também o que publicaram os órgãos subordinados a este.',
  elsewhere:
    'Conta ainda o que saiu com este nome em outra parte do Diário, como em “Editais e Avisos”.',
  withoutBelow: 'Nenhum órgão do acervo é subordinado a este.',
  byRules:
    'As linhas são lidas dos textos por regras e podem faltar ou estar erradas; a tabela diz, em cada coluna, a precisão medida.',
  sender:
    'O órgão é o que enviou o ato ao Diário, com o nome daquele dia: se mudou de nome, são dois.',
}

/** The page of a norm. */
export const norm = {
  crumb: 'norma',
  missing: 'Este endereço não diz uma norma',
  missingHelp: 'Escreva a espécie e o número, e o ano se o souber: Lei 8.112/1990.',
  unknown:
    'Nenhum ato do acervo cita, altera, revoga ou regulamenta esta norma, nem é ela. Confira a espécie, o número e o ano.',
  citing: (count: number, shown: string) =>
    count === 1 ? '1 ato a cita' : `${shown} atos a citam`,
  cited: (first: string, last: string) =>
    first === last ? `em ${first}` : `de ${first} a ${last}`,
  follow: 'Acompanhar esta norma',
  followHelp: 'O alerta traz os atos que citam esta norma.',
  tellOf: {
    altera: 'Avisar-me se for alterada',
    revoga: 'Avisar-me se for revogada',
    regulamenta: 'Avisar-me se for regulamentada',
  },
  changed: 'O que a mudou',
  newestFirst: 'Do ato mais novo ao mais antigo, com as palavras que o dizem.',
  effect: 'O que fizeram',
  every: 'Tudo',
  effects: { altera: 'Alterada', revoga: 'Revogada', regulamenta: 'Regulamentada' },
  wholly: 'por inteiro',
  partly: 'em parte',
  by: 'por',
  inForce: (words: string) => `Entra em vigor: ${words}`,
  none: 'Nenhum ato do acervo diz que a altera, revoga ou regulamenta.',
  noneOf: 'Nenhum ato do acervo diz isso.',
  more: 'Mudanças mais antigas',
  checkBody:
    'Órgãos diferentes têm normas desta espécie com o mesmo número. Confira o órgão e a data em cada linha.',
  seemsOther: 'parece outra norma',
  revoked: (name: string) => `Um ato do acervo diz que revoga por inteiro “${name}”.`,
  revokedHelp: 'Confira no ato se é esta norma, e desde quando:',
  own: 'O ato',
  ownHelp: 'O que o próprio ato diz: de quando é, quando entra em vigor, e o que muda em outras.',
  noOwn:
    'O acervo não tem o ato desta norma, ou as regras não o leram: só o que outros dizem dela.',
  several: (count: string) =>
    `${count} atos do acervo têm esta espécie e este número. Podem ser de órgãos diferentes: as mudanças abaixo são de qualquer deles.`,
  touchesNone: 'Não diz que altera, revoga ou regulamenta outra norma.',
  published: (day: string) => `Publicada em ${day}`,
  dated: (day: string) => `de ${day}`,
  force: 'Em vigor',
  noForce: 'não impresso',
  limits: 'O que foi procurado',
  inArchive:
    'Só os atos deste acervo, lidos por regras: uma norma sem mudanças aqui pode ter sido mudada.',
  found: (altered: string, revoked: string, acts: string) =>
    `Em ${acts} atos medidos, as regras acharam ${altered} das alterações impressas e ${revoked} das revogações.`,
  sameNumber: 'Órgãos diferentes usam o mesmo número de portaria ou resolução.',
  federal: 'O texto em vigor das leis e decretos está no Planalto.',
  table: 'Na tabela de normas',
  actsThat: {
    altera: 'Atos que a alteram',
    revoga: 'Atos que a revogam',
    regulamenta: 'Atos que a regulamentam',
  },
}

/** The page of a name. */
export const person = {
  crumb: 'nome como impresso',
  missing: 'Este endereço não diz um nome',
  missingHelp: 'Abra um nome por uma linha da tabela de pessoal ou por um ato.',
  also: (names: string) => `também impresso como ${names}`,
  notPersons: 'Esta página é de um nome, não de uma pessoa.',
  notPersonsHelp:
    'Nomes iguais podem ser de pessoas diferentes, e não os juntamos: confira a matrícula, o cargo e o texto de cada ato.',
  registrations: (count: string, all: string) =>
    `Estas linhas trazem ${count} matrículas diferentes, como impressas (${all}).`,
  none: 'Nenhum movimento lido no acervo tem exatamente este nome.',
  noneOfThese: 'Nenhuma delas tem exatamente este nome.',
  inTime: 'Movimentos no tempo, por órgão',
  inTimeHelp: 'Do mais antigo ao mais novo. ● nomeação ou designação; ○ os outros movimentos.',
  effect: (when: string) => `efeito: ${when}`,
  rows: 'As linhas',
  cut: (shown: string, total: string) =>
    `Lidas as ${shown} linhas mais recentes, de ${total}, cujos nomes têm estas palavras; as outras estão na tabela.`,
  readMore: 'Ler mais linhas',
  longer: 'Nomes que contêm este',
  allLonger: 'Todos na tabela',
  limits: 'O que foi procurado',
  limitsHelp:
    'Só os movimentos da Seção 2 deste acervo, lidos por regras: podem faltar ou estar errados. Quem assina ou é citado sem movimento não é linha.',
  contained: 'A tabela, o arquivo e os avisos trazem também os nomes que contêm este.',
  searchActs: 'Procurar o nome em todos os atos',
}
