// node examples/exportar.mjs portaria portarias.csv: all results, as a file for spreadsheets.
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { Arauto } from 'arauto-client'

const [termo = 'portaria', caminho = 'publicacoes.csv'] = process.argv.slice(2)
const exportacao = new Arauto().exportar({ termo, formato: 'csv', bom: true })
await pipeline(await exportacao.arquivo(), createWriteStream(caminho))
console.log(`${exportacao.total} publicações em ${caminho}`)
