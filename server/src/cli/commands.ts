import { backup } from './backup.ts'
import { chaveCriar, chaveListar, chaveRevogar } from './chave.ts'
import type { Command } from './command.ts'
import { coletar } from './coletar.ts'
import { contaCriar } from './conta.ts'
import { demo } from './demo.ts'
import { importar } from './importar.ts'
import { inlabsSimulado } from './inlabs-simulado.ts'
import { pessoaConvidar } from './pessoa.ts'
import { reindexar } from './reindexar.ts'
import { servir } from './servir.ts'
import { situacao } from './situacao.ts'

/** Every command, in the order of the help. */
export const commands: Command[] = [
  servir,
  demo,
  importar,
  coletar,
  situacao,
  contaCriar,
  pessoaConvidar,
  chaveCriar,
  chaveListar,
  chaveRevogar,
  backup,
  reindexar,
  inlabsSimulado,
]
