import { type IndexCheck, checkIndex } from '../service/index/check-index.ts'
import { beginIndex } from '../service/index/follower.ts'
import { FIRST_KEY } from '../service/index/index-feed.ts'
import { createIndexCheckStore } from '../store/index/index-changes.ts'
import { createIndexFeed } from '../store/index/index-feed.ts'
import { homeOf } from '../threads/home/home-of.ts'
import type { CommandBody } from './command.ts'
import { onStore } from './on-store.ts'
import { tableText } from '../terminal/table.ts'
import { counted } from '../lib/text/counted.ts'

export const indiceConferir: CommandBody = {
  opcoes: { json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' } },
  async executar(args, { config }) {
    await using search = await homeOf(config).openSearch()
    return await onStore(config, async ({ sql }) => {
      const check = await checkIndex(createIndexCheckStore(sql), search)
      if (args.chave('json')) console.log(JSON.stringify(check))
      else print(check)
      return check.diferencas.length === 0 ? 0 : 1
    })
  },
}

export const indiceRefazer: CommandBody = {
  opcoes: {},
  async executar(_args, { config }) {
    await using search = await homeOf(config).openSearch()
    return await onStore(config, async ({ sql, clock }) => {
      await beginIndex(createIndexFeed(sql, FIRST_KEY), search.generation, clock())
      console.log(
        'Anotado: o processo com o papel indexador fará o índice novo, e o porá no lugar do atual.',
      )
      return 0
    })
  },
}

function print({ atos, diferencas, anotados }: IndexCheck): void {
  if (diferencas.length === 0) {
    console.log(`O índice tem as ${atos.toLocaleString('pt-BR')} publicações do acervo.`)
    return
  }
  const rows = diferencas.map(({ data, secao, acervo, indice }) => [
    data,
    secao,
    acervo.toLocaleString('pt-BR'),
    indice.toLocaleString('pt-BR'),
  ])
  console.log(tableText(['data', 'seção', 'acervo', 'índice'], rows))
  console.log(
    `${counted(anotados, 'publicação será relida', 'publicações serão relidas')} pelo processo com o papel indexador; confira de novo em instantes.`,
  )
}
