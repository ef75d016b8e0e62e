import { existsSync } from 'node:fs'
import { databasePath } from '../store/database.ts'
import { createLedgerReader, type LedgerRow } from '../store/ledger.ts'
import { createPublicationReader } from '../store/publications.ts'
import { openArchive } from '../threads/open-archive.ts'
import type { Command } from './command.ts'
import { table } from './table.ts'

/** Most recent days and rejections shown. */
const DAYS_SHOWN = 30
const REJECTIONS_SHOWN = 10

/** What an archive that does not exist yet holds. */
const NOTHING = { publicacoes: 0, edicoes: 0, ultima_data: null, fontes: [], rejeicoes: [] }

export const situacao: Command = {
  nome: 'situacao',
  resumo: 'Mostra o que o acervo tem, o que está incompleto e por quê.',
  posicionais: '',
  opcoes: { json: { tipo: 'chave', descricao: 'Escreve em JSON, com o livro inteiro' } },
  async executar(args, { config }) {
    if (!existsSync(databasePath(config.dataDir))) {
      console.log(
        args.chave('json')
          ? JSON.stringify(NOTHING)
          : `Ainda não há acervo em ${config.dataDir}. Comece por: npx arauto importar <zip>`,
      )
      return 0
    }
    using db = openArchive(config.dataDir)
    const ledger = createLedgerReader(db)
    const summary = createPublicationReader(db).summary()
    const rows = ledger.between('', '9999')
    const rejections = ledger.rejections(REJECTIONS_SHOWN)
    if (args.chave('json')) {
      console.log(JSON.stringify({ ...summary, fontes: rows, rejeicoes: rejections }))
      return 0
    }
    console.log(
      `Acervo em ${config.dataDir}: ${summary.publicacoes} publicações em ${summary.edicoes} edições.`,
    )
    if (rows.length > 0) console.log(`\n${calendar(rows)}`)
    if (rejections.length > 0) {
      console.log(`\nArtigos postos de lado (os ${rejections.length} mais recentes):`)
      for (const { arquivo, artigo, motivo } of rejections)
        console.log(`  ${arquivo}: ${artigo}: ${motivo}`)
    }
    return 0
  },
}

/** A line a day, a column a section: publications, and what is wrong where something is. */
function calendar(rows: LedgerRow[]): string {
  const days = [...Map.groupBy(rows, (row) => row.data)].slice(-DAYS_SHOWN)
  const sections = [...new Set(rows.map((row) => row.pub_name))].sort()
  const cell = (row: LedgerRow | undefined) => {
    if (!row) return '·'
    return row.estado === 'completa'
      ? String(row.publicacoes)
      : `${row.publicacoes} (${row.estado})`
  }
  const lines = days.map(([data, ofDay]) => [
    data,
    ...sections.map((section) => cell(ofDay.find((row) => row.pub_name === section))),
  ])
  return table(['data', ...sections], lines)
}
