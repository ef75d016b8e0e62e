import { readdirSync } from 'node:fs'
import { listZip } from './list-source.ts'
import { planChunks } from './plan-chunks.ts'
import { readChunk } from './read-chunk.ts'
const L={maxEntryBytes:32e6,maxTotalBytes:2e9,maxEntries:200000}
const D='/work/shared/dou/'; const filter=process.argv[2]??'DO'; const n=Number(process.argv[3]??20); const full=process.argv[4]
let seed=Number(process.argv[5]??1); const rnd=()=>(seed=(seed*1103515245+12345)%2147483648)/2147483648
const all=[]
for(const z of readdirSync(D).filter(z=>z.endsWith('.zip')&&z.includes(filter))) for(const c of planChunks(await listZip(D+z,L),250)) all.push(...readChunk(c,L).publications)
console.log(all.length)
for(let i=0;i<Math.min(n,all.length);i++){ const p=n>=all.length?all[i]!:all[Math.floor(rnd()*all.length)]!
 console.log(`\n## ${p.secao} ${p.edicao} p.${p.pagina} ${p.tipo_ato} | ${p.orgao}\nT ${p.titulo}\nE ${p.ementa}\nR (${p.resumo.length}) ${p.resumo}\nA ${p.assinatura}`)
 if(full) console.log('---\n'+p.conteudo_completo.slice(0,Number(full)).replaceAll('\t',' → ')) }
