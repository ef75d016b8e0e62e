/** Which acts answer a query, as a reader would judge; patterns match `titulo | orgao | text`, folded. */
export interface Graded {
  termo: string
  /** What the query means. */
  best: RegExp
  /** What also helps the reader. */
  fair?: RegExp
}

/*
 * Queries as people type them. Their answers were defined after reading acts that answer them and acts
 * that only have the words: the person appointed, not the one who signs; the body meant, not one
 * mentioned.
 */
export const GRADED: Graded[] = [
  // Offices and actions.
  {
    termo: 'nomeação coordenador-geral',
    best: /(nomear|nomeacao d\w+) .{3,160}?coordenadora?[- ]geral(?! de \w+ substitut)/,
    fair: /(designar|nomea).{3,200}coordenadora?[- ]geral/,
  },
  {
    termo: 'exoneração secretário executivo',
    best: /exonera(r|cao).{3,160}?secretari[oa][- ]executiv[oa]/,
    fair: /dispensar.{3,160}?secretari[oa][- ]executiv[oa]/,
  },
  {
    termo: 'nomeação diretor-geral campus',
    best: /nomear?.{3,250}?diretora?[- ]geral.{0,80}?campus/,
    fair: /designar.{3,250}?diretora?[- ]geral.{0,80}?campus/,
  },
  {
    termo: 'nomeação superintendente regional',
    best: /(nomear|nomeacao).{3,140}?superintendente[- ]regional/,
    fair: /designar.{3,140}?superintendente[- ]regional/,
  },
  {
    termo: 'designação fiscal de contrato',
    best: /designa(r|cao|dos?).{0,200}?fisca(l|is) (do|de|dos) contratos?/,
    fair: /(comissao|equipe) de fiscalizacao/,
  },
  {
    termo: 'designar pregoeiro',
    best: /designar.{0,200}?pregoeir/,
    fair: /pregoeir[oa]s? e (membros|equipe)/,
  },
  {
    termo: 'aposentadoria por invalidez',
    best: /aposenta(r|doria).{0,120}?(invalidez|incapacidade permanente)/,
    fair: /aposenta(r|doria).{0,400}?(invalidez|incapacidade permanente)/,
  },
  {
    termo: 'aposentadoria voluntária professor',
    best: /aposentadoria voluntaria.{0,250}?professor|professor.{0,250}?aposentadoria voluntaria/,
    fair: /aposentadoria.{0,250}?professor/,
  },
  {
    termo: 'cessão de servidor',
    best: /(autorizar|ceder|cessao).{0,80}?(a cessao|servidora?)/,
    fair: /cessao/,
  },
  { termo: 'redistribuição de cargo', best: /redistribui(r|cao|do).{0,120}?carg/ },
  {
    termo: 'vacância posse em outro cargo inacumulável',
    best: /vacan.{0,200}?posse em (outro )?cargo (publico )?inacumulavel|posse em (outro )?cargo (publico )?inacumulavel.{0,200}?vacan|vag(o|ar).{0,200}?posse em (outro )?cargo (publico )?inacumulavel/,
  },
  { termo: 'remoção a pedido', best: /remo(ver|cao).{0,200}?a pedido/ },
  {
    termo: 'demissão abandono de cargo',
    best: /(demitir|demissao|pena de demissao).{0,400}?abandono de cargo|abandono de cargo.{0,300}?demi/,
    fair: /abandono de cargo/,
  },
  {
    termo: 'pensão por morte cônjuge',
    best: /(conce|pensao).{0,200}?pensao.{0,400}?conjuge|pensao (por morte|civil|vitalicia).{0,300}?conjuge/,
    fair: /pensao.{0,200}?(viuv|companheir)/,
  },
  {
    termo: 'afastamento do país doutorado',
    best: /afastamento (do|no) pais.{0,500}?doutorad/,
    fair: /afasta(mento|r).{0,500}?doutorad/,
  },
  {
    termo: 'licença maternidade',
    best: /licenca[- ](a )?(maternidade|gestante)/,
    fair: /licenca a (adotante|gestante)|salario[- ]maternidade/,
  },
  {
    termo: 'licença para tratar de interesses particulares',
    best: /licenca.{0,60}?(tratar de|trato de) (assuntos|interesses?) particulares/,
  },
  {
    termo: 'substituto do chefe de gabinete',
    best: /(substitut[oa]|substituicao|substituir).{0,140}?chefe (de|do) gabinete/,
    fair: /chefe de gabinete/,
  },
  {
    termo: 'tornar sem efeito nomeação',
    best: /torna(r|ndo)?[- ]?(-se)? ?sem efeito.{0,160}?(nomea)/,
    fair: /sem efeito/,
  },
  {
    termo: 'comissão de processo administrativo disciplinar',
    best: /comissao (de|do|permanente de)? ?(processo administrativo disciplinar|inquerito)/,
    fair: /processo administrativo disciplinar/,
  },
  {
    termo: 'recondução da comissão de sindicância',
    best: /recondu(zir|cao).{0,200}?(sindicancia)/,
    fair: /comissao de sindicancia/,
  },
  {
    termo: 'progressão funcional docente',
    best: /(progressao|promocao).{0,200}?(docente|professor|magisterio)/,
  },
  {
    termo: 'homologação de concurso público',
    best: /homolog(ar|acao|a).{0,120}?concurso publico/,
    fair: /homolog.{0,160}?(concurso|processo seletivo)/,
  },
  {
    termo: 'contratação professor substituto',
    best: /(contrat|selecao|seletivo|edital|concurso).{0,300}?professor(es)?[- ](substitut|visitante ou substitut)/,
    fair: /professor(a|es)? substitut/,
  },
  {
    termo: 'dispensa de função comissionada',
    best: /dispensar?.{0,200}?funcao (comissionada|gratificada)|dispensa(r)?.{0,200}?fc[- ]?\d/,
  },
  // Tenders and contracts.
  {
    termo: 'pregão eletrônico medicamentos',
    best: /pregao.{0,400}?medicament/,
    fair: /medicament/,
  },
  {
    termo: 'obra rodovia BR-101',
    best: /br[- ]?101.{0,600}?(obra|duplicac|paviment|restaurac|manutenc)|(obra|duplicac|paviment|restaurac|manutenc).{0,600}?br[- ]?101/,
    fair: /br[- ]?101/,
  },
  {
    termo: 'suspensão da empresa impedida de licitar',
    best: /(suspen|impedi|sancao|penalidade).{0,250}?(impedi\w+|impedimento) de (licitar|participar)|impedimento de licitar/,
    fair: /penalidade.{0,300}?(multa|suspensao)/,
  },
  {
    termo: 'aplicação de penalidade de multa empresa',
    best: /(aplica(r|cao|da|-se)?).{0,120}?(penalidade|sancao).{0,80}?multa/,
    fair: /multa/,
  },
  {
    termo: 'registro de preços material de limpeza',
    best: /(registro de precos|srp).{0,400}?(material|materiais|produtos) de limpeza|(material|materiais|produtos) de limpeza.{0,400}?registro de precos/,
    fair: /material de limpeza/,
  },
  {
    termo: 'dispensa de licitação locação de imóvel',
    best: /dispensa.{0,400}?loca(cao|r).{0,60}?imove/,
    fair: /locacao.{0,30}?imove/,
  },
  {
    termo: 'inexigibilidade de licitação treinamento',
    best: /inexigibilidade.{0,500}?(treinamento|curso|capacitacao)/,
    fair: /inexigibilidade/,
  },
  {
    termo: 'termo aditivo vigilância',
    best: /(termo aditivo|aditivo).{0,400}?vigilancia/,
    fair: /vigilancia (armada|patrimonial|ostensiva)/,
  },
  {
    termo: 'serviços de vigilância armada',
    best: /vigilancia.{0,40}?armada/,
    fair: /servicos? de vigilancia/,
  },
  {
    termo: 'aquisição de gêneros alimentícios merenda',
    best: /(generos alimenticios|alimentos).{0,300}?(merenda|alimentacao escolar)|merenda.{0,200}?generos/,
    fair: /(generos alimenticios|merenda)/,
  },
  {
    termo: 'tomada de preços pavimentação',
    best: /tomada de precos?.{0,500}?paviment/,
    fair: /paviment/,
  },
  {
    termo: 'construção de creche',
    best: /(construcao|construir|obra).{0,100}?(creche|proinfancia)/,
    fair: /creche/,
  },
  {
    termo: 'manutenção de ar condicionado',
    best: /manutencao.{0,140}?(ar|ares)[- ]condicionado|climatiza.{0,80}?manutencao/,
    fair: /ar[- ]condicionado/,
  },
  { termo: 'credenciamento de leiloeiro', best: /credencia.{0,200}?leiloeir/, fair: /leiloeir/ },
  {
    termo: 'rescisão de contrato',
    best: /(rescisao|rescindir|rescindido|distrato).{0,100}?contrat/,
    fair: /rescis/,
  },
  { termo: 'leilão de veículos', best: /leilao.{0,300}?veiculo/, fair: /leilao/ },
  { termo: 'transporte escolar', best: /transporte escolar/, fair: /transporte de alunos/ },
  // Bodies, by name and acronym.
  {
    termo: 'anvisa',
    best: /agencia nacional de vigilancia sanitaria \||\/agencia nacional de vigilancia sanitaria/,
    fair: /anvisa|agencia nacional de vigilancia sanitaria/,
  },
  {
    termo: 'UFRJ professor',
    best: /\| [^|]*universidade federal do rio de janeiro[^|]*\|.*professor/,
    fair: /(ufrj|universidade federal do rio de janeiro).*professor/,
  },
  {
    termo: 'DNIT superintendente',
    best: /\| [^|]*departamento nacional de infraestrutura de transportes[^|]*\|.*superintendente/,
    fair: /(dnit|departamento nacional de infraestrutura de transportes).*superintendente/,
  },
  {
    termo: 'edital IBAMA',
    best: /edital.{0,60}\| [^|]*instituto brasileiro do meio ambiente[^|]*\|/,
    fair: /\| [^|]*instituto brasileiro do meio ambiente[^|]*\|.*edital/,
  },
  {
    termo: 'ANTT nomear diretor',
    best: /agencia nacional de transportes terrestres.*(nomear|designar).{0,200}?diretor/,
    fair: /antt.*(nomear|designar)/,
  },
  {
    termo: 'universidade federal do ceará nomeação',
    best: /\| [^|]*universidade federal do ceara[^|]*\|.*nomea/,
    fair: /universidade federal do ceara.*nomea/,
  },
  {
    termo: 'hospital universitário ebserh',
    best: /\| [^|]*empresa brasileira de servicos hospitalares[^|]*\|.*hospital/,
    fair: /ebserh|empresa brasileira de servicos hospitalares/,
  },
  // Companies and norms.
  { termo: 'telefonica brasil sa', best: /telefonica brasil/, fair: /telefonica/ },
  {
    termo: 'petrobras s.a.',
    best: /(petroleo brasileiro|petrobras).{0,20}?s[./]?a/,
    fair: /petrobras|petroleo brasileiro/,
  },
  { termo: 'claro sa', best: /\bclaro,? s[./]?a\b/ },
  { termo: 'white martins ltda', best: /white martins.{0,40}?ltda/, fair: /white martins/ },
  {
    termo: 'lei 8112/90 art. 36',
    best: /art\w*\.? 36[^.]{0,120}?lei n?\W{0,3}\w{0,2} ?8\.?112/,
    fair: /lei n?\W{0,3}\w{0,2} ?8\.?112/,
  },
  {
    termo: 'EC 103 aposentadoria',
    best: /aposenta.*emenda constitucional n?\W{0,3}\w{0,2} ?103|emenda constitucional n?\W{0,3}\w{0,2} ?103.*aposenta/,
    fair: /\bec n?\W{0,3}103/,
  },
  {
    termo: 'LC 123 microempresa',
    best: /(lei complementar|lc) n?\W{0,3}\w{0,2} ?123.*(microempresa|pequeno porte)|(microempresa|pequeno porte).*(lei complementar|lc) n?\W{0,3}\w{0,2} ?123/,
    fair: /(lei complementar|lc) n?\W{0,3}\w{0,2} ?123/,
  },
  {
    termo: 'pregão lei 14.133',
    best: /preg[ao]{2}.*lei (federal )?n?\W{0,3}\w{0,2} ?14\.?133|lei (federal )?n?\W{0,3}\w{0,2} ?14\.?133.*pregao/,
    fair: /14\.?133/,
  },
  // Subjects.
  {
    termo: 'grupo de trabalho',
    best: /(institu(ir|i|ido)|cria(r|do)?|designar|compor).{0,200}?grupo de trabalho/,
    fair: /grupo de trabalho/,
  },
  {
    termo: 'terras indígenas servidor',
    best: /terras? indigenas?.{0,500}?servidor|servidor.{0,300}?terras? indigenas?/,
    fair: /terras? indigenas?/,
  },
  {
    termo: 'conselho universitário representante discente',
    best: /conselho universitario.{0,500}?discente|discente.{0,400}?conselho universitario/,
    fair: /discente/,
  },
]
