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
  japonês japonesa
  alemão alemã
`

const derivations = createFamilies(ROWS)

/** The words of the same root as a folded word. */
export const derivedFrom = derivations.relativesOf

/** All families, for the tests. */
export function allDerivations(): string[][] {
  return derivations.all
}
