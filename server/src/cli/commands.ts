import { aplicar } from './aplicar.ts'
import { backup } from './backup.ts'
import { chaveAlterar, chaveCriar, chaveListar, chaveRevogar } from './chave.ts'
import type { Command } from './command.ts'
import { backupListar } from './copies/list-copies.ts'
import { coletar } from './coletar.ts'
import { completar } from './completar.ts'
import { contaAlterar, contaCriar, contaExcluir, contaListar } from './conta.ts'
import { demo } from './demo.ts'
import { espelhar } from './espelhar.ts'
import { exportar } from './exportar.ts'
import { exportarConfiguracao } from './exportar-configuracao.ts'
import { historico, historicoContinuar, historicoPausar } from './historico.ts'
import { importar } from './importar.ts'
import { importarAlertas } from './importar-alertas.ts'
import { importarRodou } from './importar-rodou.ts'
import { indiceConferir, indiceRefazer } from './indice.ts'
import { inlabsSimulado } from './inlabs-simulado.ts'
import { linhaListar, linhaMostrar, linhaOcultar } from './linha.ts'
import { mcp } from './mcp.ts'
import { migrar } from './migrar.ts'
import { ouvir } from './ouvir.ts'
import { pessoaConvidar } from './pessoa.ts'
import { reindexar } from './reindexar.ts'
import { restaurar } from './restaurar.ts'
import { segredosDescartar } from './segredos.ts'
import { servir } from './servir.ts'
import { situacao } from './situacao.ts'
import { provar } from './provar.ts'
import { somasConferir, somasRefazer } from './somas.ts'
import { verificar } from './verificar.ts'

/** Every command, in the order of the help. */
export const commands: Command[] = [
  servir,
  demo,
  importar,
  historicoPausar,
  historicoContinuar,
  historico,
  coletar,
  espelhar,
  situacao,
  contaCriar,
  contaListar,
  contaAlterar,
  contaExcluir,
  pessoaConvidar,
  chaveCriar,
  chaveListar,
  chaveAlterar,
  chaveRevogar,
  linhaOcultar,
  linhaMostrar,
  linhaListar,
  backupListar,
  backup,
  restaurar,
  verificar,
  provar,
  segredosDescartar,
  exportar,
  aplicar,
  exportarConfiguracao,
  ouvir,
  importarRodou,
  importarAlertas,
  mcp,
  reindexar,
  indiceConferir,
  indiceRefazer,
  somasConferir,
  somasRefazer,
  migrar,
  inlabsSimulado,
  completar(() => commands),
]
