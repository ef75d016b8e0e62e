import { CAREERS_ROWS } from './everyday/careers.ts'
import { GOODS_ROWS } from './everyday/goods.ts'
import { HEALTH_ROWS } from './everyday/health.ts'
import { LAND_ROWS } from './everyday/land.ts'
import { SERVICES_ROWS } from './everyday/services.ts'
import { SITUATIONS_ROWS } from './everyday/situations.ts'
import { STATE_ROWS } from './everyday/state.ts'
import { THINGS_ROWS } from './everyday/things.ts'

/** Two names of one thing: what strict searches read. Saved filters depend on their order. */
const SAME_ROWS = `
  UBS = unidade básica de saúde
  UPA = unidade de pronto atendimento
  UTI = unidade de terapia intensiva
  CNH = carteira nacional de habilitação
  CFTV = circuito fechado de televisão
  PNAE = programa nacional de alimentação escolar
  GLP = gás liquefeito de petróleo
  IES = instituição de ensino superior
  PNLD = programa nacional do livro e do material didático
  EJA = educação de jovens e adultos
  PCD = pessoa com deficiência
  BPC = benefício de prestação continuada
  FGTS = fundo de garantia do tempo de serviço
  CRO = conselho regional de odontologia
  CREA = conselho regional de engenharia e agronomia
  OAB = ordem dos advogados do Brasil
  PGD = programa de gestão e desempenho
  CCE = cargo comissionado executivo
  FCE = função comissionada executiva
  OGM = organismo geneticamente modificado
  STFC = serviço telefônico fixo comutado
  SMP = serviço móvel pessoal
  e-mail = correio eletrônico
  TIC = tecnologia da informação e comunicação
  SRP = sistema de registro de preços
  ETP = estudo técnico preliminar
  MEI = microempreendedor individual
  OSC = organização da sociedade civil
  OSCIP = organização da sociedade civil de interesse público
  EPI = equipamento de proteção individual
  IRPF = imposto sobre a renda da pessoa física
  IPI = imposto sobre produtos industrializados
  ICMS = imposto sobre circulação de mercadorias e serviços
  IOF = imposto sobre operações financeiras
  EUA = estados unidos da américa > estados unidos
`

/**
 * What people type, and what the gazette prints. One group a row:
 *
 * - `a, b, c`: whoever types one also finds the others.
 * - `a, b > c, d`: whoever types `a` or `b` also finds all others; `c` and `d` by themselves do not
 *   find `a` or `b`, because they mean more.
 * - `a | b > c`: two groups, `a > c` and `b > c`; `a` does not find `b`.
 * - `a = b`: two names of one thing, whoever reads them: an abbreviation and what it stands for.
 *   Only these are also read in searches that must be exact (ADR 67); what follows ` > ` is not.
 *
 * Inflections, stop words and the relatives of families.ts make no difference. A form is typed in
 * one row only; it may be found by several. Compiled in November 2026 from what the editions print
 * and from what suppliers, candidates, servants and journalists call it; a test checks the form of
 * every row.
 */
export const SYNONYM_ROWS = [
  SAME_ROWS,
  HEALTH_ROWS,
  GOODS_ROWS,
  LAND_ROWS,
  SERVICES_ROWS,
  CAREERS_ROWS,
  STATE_ROWS,
  THINGS_ROWS,
  SITUATIONS_ROWS,
].join('\n')
