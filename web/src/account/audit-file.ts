import { call } from '../api/client.ts'
import type { Operations } from '../api/schema.ts'
import { csvHead, csvRow } from '../lib/csv.ts'
import { saveFile } from '../app/save-file.ts'
import type { Format } from '../words/format.ts'
import type { Words } from '../words/pt/index.ts'
import { detailsOf } from './audit-details.ts'

/** The largest page of the API. */
const PAGE = 100

/** Saves all entries of the query as a CSV for spreadsheets. */
export async function auditFile(
  asked: Operations['GET /auditoria']['query'],
  words: Words,
  format: Format,
): Promise<void> {
  const { audit: said } = words
  let csv = csvHead(said.columns)
  for (let pagina = 1, last = 1; pagina <= last; pagina++) {
    const query = { ...asked, pagina, limite: PAGE }
    const { dados } = await call('GET /auditoria', { query })
    last = dados.total_paginas
    for (const entry of dados.resultados) {
      const { em, tipo, autor, pessoa_id, chave_id, conta_id, alvo_id, rede, endereco } = entry
      const ids = [pessoa_id, chave_id, conta_id, alvo_id, rede, endereco]
      csv += csvRow([em, said.types[tipo], autor, ...ids, detailsOf(entry, words, format)])
    }
  }
  saveFile(new Blob([csv], { type: 'text/csv' }), 'auditoria.csv')
}
