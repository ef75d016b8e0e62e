import { type Verification, isSound, verifyArchive } from '../embedded/verify.ts'
import { Problem, detailOf } from '../lib/problem.ts'
import { hasArchive, openReader } from '../store/sqlite/database.ts'
import type { Command } from './command.ts'

/** What the reading has found must be mended by somebody. */
const DAMAGED = 2

export const verificar: Command = {
  nome: 'verificar',
  resumo: 'Lê o acervo inteiro e diz o que está danificado, e como se conserta.',
  posicionais: '',
  opcoes: { json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' } },
  interrompido: 'Nada foi mudado.',
  semCluster:
    'O PostgreSQL confere as suas páginas (pg_amcheck, data_checksums). O índice: npx arauto indice conferir',
  async executar(args, { config, signal }) {
    if (!hasArchive(config.dataDir))
      throw new Problem('nao_encontrado', `Não há acervo na pasta ${config.dataDir}.`, [
        detailOf('ARAUTO_DATA_DIR', 'pasta sem acervo', 'Confira a variável ARAUTO_DATA_DIR.'),
      ])
    using db = openReader(config.dataDir)
    const found = verifyArchive(db, signal)
    if (args.chave('json')) console.log(JSON.stringify(found))
    else for (const line of describe(found)) console.log(line)
    return isSound(found) ? 0 : DAMAGED
  },
}

function describe(found: Verification): string[] {
  const { banco, publicacoes, secoes, indice_danificado, indice_diferente } = found
  const lines = [`Lidas ${publicacoes} publicações.`]
  if (isSound(found)) return [...lines, 'Está tudo como foi escrito.']
  if (banco.length > 0)
    lines.push(
      'O arquivo do banco está danificado:',
      ...banco.map((line) => `  ${line}`),
      '  Restaure a última cópia (docs/operations.md, “Backup and restore”) e importe o que veio depois dela.',
    )
  for (const { data, secao, atos, arquivo } of secoes)
    lines.push(
      `${data} ${secao}: ${atos} atos ilegíveis.`,
      `  Importe de novo: npx arauto importar --reler ${arquivo ?? 'o zip desta seção'}`,
    )
  if (indice_danificado + indice_diferente > 0)
    lines.push(
      indice_danificado > 0
        ? `O índice de busca tem ${indice_danificado} partes danificadas.`
        : `O índice de busca difere do acervo em ${indice_diferente} atos.`,
      '  Refaça-o a partir dos textos, que não são tocados: npx arauto reindexar',
    )
  return lines
}
