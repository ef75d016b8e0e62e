import { createFamilies } from './word-families.ts'

/**
 * Words of one root that people and gazette use for the same: a verb, what is done, who or what does
 * it; a thing and what has to do with it. By the suffixes of Portuguese: `-ção`, `-mento`, `-agem`,
 * `-ura`, `-ia`, `-or`, `-ista`, `-eiro`, `-al`, `-ico`. Roots whose derivatives mean something else in
 * the gazette are left out (`reformar`, `dispensar`, `portar`, `registrar`). They are searched beside
 * what was typed where acts need not be exact; families.ts has those that a strict search reads, too.
 */
const ROWS = `
  pintar pintura pintor
  limpar limpeza
  podar poda
  reciclar reciclagem reciclável
  drenar drenagem
  terraplenar terraplenagem
  montar montagem montador
  desmontar desmontagem desmonte
  soldar soldagem solda
  usinar usinagem
  dublar dublagem
  triar triagem
  embalar embalagem
  sondar sondagem
  dragar dragagem
  irrigar irrigação
  adubar adubação
  plantar plantio plantação
  colher colheita
  semear semeadura
  ordenhar ordenha
  vacinar vacinação vacina
  imunizar imunização
  castrar castração
  esterilizar esterilização
  desinfetar desinfecção
  higienizar higienização
  dedetizar dedetização
  descupinizar descupinização
  internar internação
  diagnosticar diagnóstico
  operar operação operador
  anestesiar anestesia anestésico
  transplantar transplante
  reabilitar reabilitação
  amamentar amamentação
  amputar amputação
  medicar medicação
  alimentar alimentação
  nutrir nutrição nutricional
  cozinhar cozinha cozinheiro
  transportar transporte transportador
  estacionar estacionamento
  abastecer abastecimento
  navegar navegação navegante
  pilotar pilotagem piloto
  rebocar reboque
  fretar fretamento frete
  blindar blindagem
  emplacar emplacamento
  licenciar licenciamento
  vistoriar vistoria
  periciar perícia
  medir medição medidor
  pesar pesagem
  calibrar calibração
  aferir aferição
  climatizar climatização
  refrigerar refrigeração
  aquecer aquecimento aquecedor
  iluminar iluminação
  eletrificar eletrificação
  impermeabilizar impermeabilização
  revestir revestimento
  escavar escavação escavadeira
  perfurar perfuração
  urbanizar urbanização
  sinalizar sinalização
  arborizar arborização
  reflorestar reflorestamento
  desmatar desmatamento
  poluir poluição poluente
  preservar preservação
  sanear saneamento
  tratar tratamento
  coletar coleta coletor
  varrer varrição
  vigiar vigilância vigilante
  proteger proteção
  escoltar escolta
  policiar policiamento
  prender prisão
  patrulhar patrulhamento patrulha
  digitalizar digitalização
  imprimir impressão impressora
  encadernar encadernação
  plotar plotagem
  divulgar divulgação
  traduzir tradução tradutor
  interpretar interpretação intérprete
  gravar gravação
  transmitir transmissão
  fotografar fotografia
  hospedar hospedagem
  armazenar armazenamento armazenagem
  arquivar arquivamento arquivo
  catalogar catalogação
  programar programação programador
  hackear hacker
  ensinar ensino
  educar educação educacional
  alfabetizar alfabetização
  matricular matrícula
  estagiar estágio estagiário
  orientar orientação orientador
  palestrar palestra palestrante
  recrutar recrutamento
  alistar alistamento
  remunerar remuneração
  assessorar assessoria assessoramento
  acolher acolhimento
  adotar adoção adotante
  abrigar abrigo
  amparar amparo
  votar votação voto
  legislar legislação
  tributar tributação tributo
  arrecadar arrecadação
  sonegar sonegação
  importar importação importador
  exportar exportação exportador
  financiar financiamento
  investir investimento investidor
  emprestar empréstimo
  patrocinar patrocínio patrocinador
  ornamentar ornamentação
  decorar decoração
  sonorizar sonorização
  premiar premiação prêmio
  festejar festejo festividade
  competir competição competidor
  treinar treinamento treinador
  minerar mineração
  garimpar garimpo garimpeiro
  pescar pesca pescador
  caçar caça caçador
  inundar inundação
  alagar alagamento
  desabar desabamento
  soterrar soterramento
  embarcar embarque
  costurar costura costureira
  estampar estamparia
  médico medicina
  enfermeiro enfermagem
  psicólogo psicologia psicológico
  advogado advocacia advocatício
  contador contabilidade contábil
  jornalista jornalismo jornalístico
  escola escolar
  universidade universitário
  indústria industrial
  comércio comercial
  agricultura agrícola
  pecuária pecuarista
  floresta florestal
  portuário porto
  ferrovia ferroviário
  aeroporto aeroportuário
  esporte esportivo
  cultura cultural
  música musical
  teatro teatral
  artista artístico arte
  turismo turístico turista
  ambiente ambiental
  carne cárneo
  adiar adiamento
  aconselhar aconselhamento
  acusar acusação
  adaptar adaptação
  adestrar adestramento adestrador
  agenciar agenciamento
  agendar agendamento
  alojar alojamento
  anunciar anúncio
  arbitrar arbitragem árbitro
  arrumar arrumação
  asfaltar asfaltamento
  assaltar assalto
  autenticar autenticação
  bombear bombeamento
  capotar capotamento
  captar captação
  catar catador
  calçar calçamento
  carregar carregamento carregador
  cobrar cobrança
  comemorar comemoração
  comercializar comercialização
  compartilhar compartilhamento
  conciliar conciliação
  condenar condenação
  congelar congelamento congelador
  congestionar congestionamento
  consignar consignação
  consumir consumo consumidor
  corromper corrupção
  cremar cremação
  cuidar cuidador
  cultivar cultivo
  degradar degradação
  denunciar denúncia
  desbloquear desbloqueio
  descartar descarte
  descascar descascador
  descobrir descoberta
  descontaminar descontaminação
  desenhar desenho desenhista
  desentupir desentupimento
  desinsetizar desinsetização
  desobstruir desobstrução
  desocupar desocupação
  despejar despejo
  destruir destruição
  digitar digitação digitador
  empacotar empacotamento
  enfrentar enfrentamento
  ensaiar ensaio
  entrevistar entrevista
  envasar envase
  erradicar erradicação
  esgotar esgotamento
  estocar estocagem estoque
  estruturar estruturação
  etiquetar etiqueta
  explorar exploração
  extrair extração
  fabricar fabricação fabricante fábrica
  falir falência falido
  falsificar falsificação
  fraudar fraude
  fumar fumo tabagismo
  furtar furto
  habitar habitação
  homenagear homenagem
  incinerar incineração
  incubar incubação incubadora
  informatizar informatização
  infringir infração infrator
  inocentar inocente
  inovar inovação
  invadir invasão invasor
  inventar invenção inventor
  isolar isolamento
  jardinar jardinagem jardineiro
  lavar lavagem lavanderia
  legalizar legalização
  legitimar legitimação
  lotear loteamento
  manipular manipulação
  mapear mapeamento
  marcenar marcenaria marceneiro
  mecanizar mecanização
  mergulhar mergulho mergulhador
  migrar migração migrante
  modernizar modernização
  moer moagem
  morar moradia morador
  negociar negociação
  nivelar nivelamento
  normatizar normatização
  padronizar padronização
  patentear patente
  personalizar personalização
  prevenir prevenção
  privatizar privatização
  purificar purificação purificador
  queimar queima
  racionar racionamento
  radiografar radiografia
  rastrear rastreamento rastreador
  recapear recapeamento
  rechear recheio
  recolher recolhimento
  recompor recomposição
  recrear recreação
  recauchutar recauchutagem
  refinar refino refinaria
  refugiar refúgio
  remanejar remanejamento
  renegociar renegociação
  reparar reparo reparação
  replantar replantio
  requalificar requalificação
  resgatar resgate
  revalidar revalidação
  revitalizar revitalização
  roçar roçagem roçadeira
  roubar roubo
  secar secagem secador
  sequestrar sequestro
  serrar serraria
  simular simulação simulador
  subornar suborno
  subsidiar subsídio
  supervisionar supervisão supervisor
  telefonar telefone telefonia telefônico
  terapia terapêutico terapeuta
  testar teste testagem
  torturar tortura
  traficar tráfico traficante
  transcrever transcrição
  triturar trituração triturador
  ultrapassar ultrapassagem
  unificar unificação
  universalizar universalização
  validar validação
  ventilar ventilação ventilador
  viajar viagem
  visitar visita visitação
  vulcanizar vulcanização
  zelar zeladoria zelador
  dentista dental odontologia odontológico
  oftalmologista oftalmologia oftalmológico
  ortopedista ortopedia ortopédico
  cardiologista cardiologia cardíaco cardiológico
  pediatra pediatria pediátrico
  neurologista neurologia neurológico
  psiquiatra psiquiatria psiquiátrico
  oncologista oncologia oncológico
  ginecologista ginecologia ginecológico
  fisioterapeuta fisioterapia fisioterapêutico
  fonoaudiólogo fonoaudiologia
  biólogo biologia biológico
  geólogo geologia geológico
  arquiteto arquitetura arquitetônico
  topógrafo topografia topográfico
  cartógrafo cartografia cartográfico
  arqueólogo arqueologia arqueológico
  sociólogo sociologia
  bibliotecário biblioteca biblioteconomia
  museólogo museologia museológico museu
  arquivista arquivologia arquivístico
  meteorologista meteorologia meteorológico
  agrônomo agronomia agronômico
  farmacêutico farmácia
  sindicalista sindicato sindical
  jornaleiro jornal
  cineasta cinema cinematográfico
  atleta atletismo
  nadador natação
  ciclista ciclismo ciclovia cicloviário
  motociclista motocicleta
  caminhoneiro caminhão
  taxista táxi
  marinheiro marinha
  aviador aviação
  serralheiro serralheria
  vidraceiro vidraçaria
  padeiro padaria panificação
  confeiteiro confeitaria
  açougueiro açougue
  vaqueiro vacaria
  apicultor apicultura
  piscicultor piscicultura
  aquicultor aquicultura
  avicultor avicultura
  suinocultor suinocultura
  bovinocultura bovino
  fruticultor fruticultura fruta
  horticultor horticultura
  cafeicultor cafeicultura
  artesão artesanato artesanal
  ambulatório ambulatorial
  laboratório laboratorial
  prédio predial
  fronteira fronteiriço
  hidrovia hidroviário
  metrô metroviário
  energia energético
  eletricidade elétrico
  cirurgia cirúrgico
  infância infantil
  juventude jovem
  deficiência deficiente
  imigrante imigratório
  eleição eleitoral
  polícia policial
  índio indígena
  quilombo quilombola
  previdência previdenciário
  doença doente
  câncer cancerígeno
  olho ocular
  rim renal
  mama mamário mamografia
  chuva pluvial pluvioso
  lago lacustre
  vento eólico
  porco suíno
  ovelha ovino
  cabra caprino
  cão canino
  gato felino
  abelha apícola
  leite lácteo
  açúcar açucareiro
  álcool alcoólico
  japonês japonesa
  alemão alemã
  mudar mudança
  devolver devolução
  reclamar reclamação
  liberar liberação
  soltar soltura
  nascer nascimento
  casar casamento
  separar separação
  filmar filmagem
  enviar envio
  voar voo
  atropelar atropelamento
  desviar desvio
  ofender ofensa
  atrasar atraso
  espionar espionagem
  afundar afundamento
  assediar assédio
  dançar dança dançarino
  acampar acampamento
  candidatar candidatura
  apostar aposta apostador
  explodir explosão explosivo
  incendiar incêndio
  desmoronar desmoronamento
  contaminar contaminação contaminante
  vazar vazamento
  intoxicar intoxicação
  envenenar envenenamento
  abater abate abatedouro
  tosar tosa
  torrar torrefação
  fermentar fermentação
  franquear franquia
  cercar cercamento
  canalizar canalização
  represar represamento represa
  lubrificar lubrificação lubrificante
  polir polimento
  envernizar verniz
  plastificar plastificação
  atracar atracação
  desembarcar desembarque
  decolar decolagem
  sobrevoar sobrevoo
  narrar narração narrador
  encenar encenação
  esculpir escultura escultor
  carimbar carimbo
  numerar numeração
`

const derivations = createFamilies(ROWS)

/** The words of the same root as a folded word. */
export const derivedFrom = derivations.relativesOf

/** All families, for the tests. */
export function allDerivations(): string[][] {
  return derivations.all
}
