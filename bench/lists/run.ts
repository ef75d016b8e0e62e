/*
 * node bench/lists/run.ts [--atos 10000] [--rapido] [--pasta DIR]
 *
 * Measures what a list of `--atos` names costs the service when its file is sent, and sent again unchanged:
 * reading each line as a query, comparing, storing. Prints Markdown for RESULTS.md.
 */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { createAccount } from '../../server/src/access/accounts.ts'
import { openArchive } from '../../server/src/embedded/archive.ts'
import { createSecretBox } from '../../server/src/lib/crypto/secret-box.ts'
import { createListCommands } from '../../server/src/service/lists/commands.ts'
import { readItemFile } from '../../server/src/service/lists/item-file.ts'
import { createKeyStore } from '../../server/src/store/accounts/keys.ts'
import { createListStore } from '../../server/src/store/alerts/list-store.ts'
import { runBench } from '../lib/bench.ts'
import { round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'

await runBench({ acts: 10_000, quickActs: 300 }, async ({ acts: items, folder }) => {
  using archive = openArchive(join(folder, 'lists'))
  const { sql } = archive
  const clock = () => new Date()
  const account = { nome: 'Medida', email: 'medida@exemplo.com.br' }
  const { id } = await createAccount(createKeyStore(sql), account, clock())
  const store = createListStore(sql, createSecretBox(new Uint8Array(32)), Number.MAX_SAFE_INTEGER)
  const lists = createListCommands(store, 1_000_000, clock)
  const names = Array.from({ length: items }, (_, i) => `"João da Silva ${i} de Souza"`)
  const bytes = Buffer.from(names.join('\n'))

  const rows: string[][] = []
  for (const label of ['first', 'again', 'again', 'again']) {
    const cpu = process.cpuUsage()
    const { itens } = readItemFile({
      bytes,
      isCsv: false,
      coluna: null,
      coluna_grupo: null,
      frases: false,
    })
    const outcome = await lists.put(id, { chave: 'medida', itens, areBare: true })
    const { user, system } = process.cpuUsage(cpu)
    assert('done' in outcome && outcome.done.record.total === items)
    assert.equal(outcome.done.record.mudou, label === 'first')
    rows.push([label, round(items), round((user + system) / 1e6)])
  }
  console.log(
    [`${machine()}; load ${load()}.`, table(['sent', 'items', 'of CPU, s'], rows)].join('\n\n'),
  )
})
