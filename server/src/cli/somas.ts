import { KEYS_PER_DAY } from '../../engine/port.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import { countWrongSums, rebuildSums } from '../store/row-tables/check-sums.ts'
import type { CommandBody } from './command.ts'
import { onStore } from './on-store.ts'

export const somasConferir: CommandBody = {
  opcoes: { json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' } },
  async executar(args, { config }) {
    return await onStore(config, async ({ sql }) => {
      const somas_diferentes = await countWrongSums(sql, KEYS_PER_DAY)
      if (args.chave('json')) console.log(JSON.stringify({ somas_diferentes }))
      else if (somas_diferentes === 0) console.log('As somas guardadas são as das linhas.')
      else
        console.log(
          [wrongSums(somas_diferentes), `  Refaça-as a partir delas: ${REBUILD}`].join('\n'),
        )
      return somas_diferentes === 0 ? 0 : 1
    })
  },
}

export const somasRefazer: CommandBody = {
  opcoes: {},
  async executar(_args, { config }) {
    return await onStore(config, async ({ sql, clock }) => {
      const left = await rebuildSums(sql, clock, KEYS_PER_DAY)
      if (left === 0) console.log('As somas são de novo as das linhas.')
      else console.log([wrongSums(left), `  Repita: ${REBUILD}`].join('\n'))
      return left === 0 ? 0 : 1
    })
  },
}

/** What makes wrong sums right. */
export const REBUILD = `${PROGRAM} somas refazer`

export function wrongSums(count: number): string {
  return count === 1
    ? '1 soma de contratos guardada não é a das linhas.'
    : `${count.toLocaleString('pt-BR')} somas de contratos guardadas não são as das linhas.`
}
