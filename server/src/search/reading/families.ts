import { type Run, type Widening, word } from './widening.ts'
import { createFamilies } from './word-families.ts'

/**
 * Pairs of verb and noun that the gazette uses for the same thing, one row each; the stemmer covers
 * inflections. The list is curated, because words with two meanings must stay apart: the `dispensa`
 * of a tender is no `dispensar` of a servant, `registro` of prices no `registrar`, `instituição` is
 * a school or a bank, `constituição` the Constitution, `reforma` a building's or a soldier's.
 */
const ROWS = `
  nomear nomeação
  exonerar exoneração
  designar designação
  aposentar aposentadoria
  ceder cedido cessão
  contratar contratação
  licitar licitação
  homologar homologação
  revogar revogação
  retificar retificação
  prorrogar prorrogação
  redistribuir redistribuição
  remover remoção
  vagar vacância
  reverter reversão
  reintegrar reintegração
  reconduzir recondução
  convocar convocação
  autorizar autorização
  conceder concessão
  delegar delegação
  subdelegar subdelegação
  aprovar aprovação
  anular anulação
  adjudicar adjudicação
  rescindir rescisão
  suspender suspenso suspensão
  demitir demissão
  afastar afastamento
  alterar alteração
  progredir progressão
  promover promoção
  publicar publicação
  republicar republicação
  ratificar ratificação
  requisitar requisição
  credenciar credenciamento
  descredenciar descredenciamento
  habilitar habilitação
  inabilitar inabilitação
  classificar classificação
  desclassificar desclassificação
  reclassificar reclassificação
  renovar renovação
  cassar cassação
  destituir destituição
  empossar posse
  substituir substituição
  interromper interrupção
  reconhecer reconhecimento
  recusar recusa
  indeferir indeferimento
  deferir deferimento
  arquivar arquivamento
  absolver absolvição
  punir punição
  advertir advertência
  multar multa
  impedir impedimento
  penalizar penalização
  inscrever inscrição
  eleger eleito eleição
  reeleger reeleito reeleição
  indicar indicação
  transferir transferência
  movimentar movimentação
  lotar lotação
  readaptar readaptação
  enquadrar enquadramento
  reposicionar reposicionamento
  averbar averbação
  indenizar indenização
  ressarcir ressarcimento
  restituir restituição
  reembolsar reembolso
  pagar pagamento
  repassar repasse
  descentralizar descentralização
  empenhar empenho
  apostilar apostilamento
  reajustar reajuste reajustamento
  repactuar repactuação
  reequilibrar reequilíbrio
  aditar aditamento
  suprimir supressão
  acrescer acréscimo
  adquirir aquisição
  comprar compra
  vender venda
  alienar alienação
  doar doação
  locar locação
  alugar aluguel
  arrendar arrendamento
  desapropriar desapropriação
  permutar permuta
  fornecer fornecimento
  construir construção
  ampliar ampliação
  pavimentar pavimentação
  duplicar duplicação
  restaurar restauração
  recuperar recuperação
  implantar implantação
  instalar instalação
  conservar conservação
  demarcar demarcação
  demolir demolição
  fiscalizar fiscalização
  regularizar regularização
  fixar fixação
  criar criação
  extinguir extinção
  transformar transformação
  reestruturar reestruturação
  reorganizar reorganização
  incorporar incorporação
  vincular vinculação
  liquidar liquidação
  intervir intervenção
  encerrar encerramento
  cancelar cancelamento
  convalidar convalidação
  invalidar invalidação
  impugnar impugnação
  notificar notificação
  intimar intimação
  embargar embargo
  interditar interdição
  apreender apreensão
  certificar certificação
  tombar tombamento
  distribuir distribuição
  capacitar capacitação
  treinar treinamento
  avaliar avaliação
  selecionar seleção
  julgar julgamento
  apurar apuração
  investigar investigação
  auditar auditoria
  inspecionar inspeção
  deliberar deliberação
  naturalizar naturalização
  expulsar expulsão
  deportar deportação
  extraditar extradição
  repatriar repatriação
  condecorar condecoração
  agraciar agraciamento
  falecer falecimento
  prestar prestação
  executar execução
  celebrar celebração
  elaborar elaboração
  solicitar solicitação
  receber recebimento
  entregar entrega
  assinar assinatura
  atualizar atualização
  corrigir correção
  incluir inclusão
  excluir exclusão
  admitir admissão
  readmitir readmissão
  desligar desligamento
  isentar isenção
  proibir proibição
  vedar vedação
  permitir permissão
  acumular acumulação
  compensar compensação
  autuar autuação
  desistir desistência
  renunciar renúncia
  leiloar leilão
  sortear sorteio
  premiar premiação
  cadastrar cadastramento
  recadastrar recadastramento
  monitorar monitoramento
  terceirizar terceirização
  subcontratar subcontratação
`

const families = createFamilies(ROWS)

/** The words that mean the same as `word` as verb or noun, without its own inflections. */
export const { relativesOf } = families

/** Verb and noun of one family. */
export function readFamily([first]: Run): Widening | null {
  if (!first) return null
  const added = relativesOf(first.word).map((relative) => word(first.field, relative))
  return added.length === 0 ? null : { tipo: 'familia', length: 1, added }
}

/** The usual spelling of a word of a family, with its accents; any other word unchanged. */
export const { spelled } = families

/** All families, for the tests. */
export function allFamilies(): string[][] {
  return families.all
}
