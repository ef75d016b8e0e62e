// node examples/buscar.mjs "pregão eletrônico": the ten most recent publications, and the number in
// each section.
import { Arauto } from 'arauto-client'

const arauto = new Arauto()
const termo = process.argv[2] ?? 'portaria'
const { total, resultados, facetas, avisos } = await arauto.buscar({
  termo,
  ordem: 'recentes',
  limite: 10,
  facetas: 'secao',
})
console.log(`${total} publicações para ${termo}`)
for (const { valor, total: quantas } of facetas?.secao?.valores ?? [])
  console.log(`  seção ${valor}: ${quantas}`)
for (const { data_publicacao, titulo, orgao } of resultados)
  console.log(`${data_publicacao}  ${titulo} (${orgao})`)
for (const { mensagem } of avisos) console.log(`Aviso: ${mensagem}`)
