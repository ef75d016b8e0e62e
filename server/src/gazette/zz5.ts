import { readdirSync } from 'node:fs'
import { listZip } from './list-source.ts'
import { planChunks } from './plan-chunks.ts'
import { readChunk } from './read-chunk.ts'
const L={maxEntryBytes:32e6,maxTotalBytes:2e9,maxEntries:200000}
const D='/work/shared/dou/'
const all=[]
for(const z of readdirSync(D).filter(z=>z.endsWith('.zip'))) for(const c of planChunks(await listZip(D+z,L),250)) all.push(...readChunk(c,L).publications)
const V=/\b(resolvem?|decid[ei]\w*|decreta\w*|determina\w*|delibera\w*|declara\w*|concede\w*|torna\w* públic\w*|faz\w* saber|r ?e ?s ?o ?l ?v ?e)(\s*:|\b)/iu
const P=/atribuiç|competência|tendo em vista|considerando|\bno uso d/iu
const cnt: Record<string,number>={}; const ex: string[]=[]; const idx:number[]=[]
for(const p of all){
 const t=p.conteudo_completo.slice(p.titulo.length,8000).replace(/\s+/g,' ').trim()
 if(!P.test(t.slice(0,300))) { cnt['-nopre']=(cnt['-nopre']??0)+1; continue }
 const m=V.exec(t); const k=m? m[1]!.toLowerCase()+(m[2]?':':''):'none'
 cnt[k]=(cnt[k]??0)+1
 if(m) idx.push(m.index)
 if(!m||(k!=='resolve:'&&k!=='resolve'&&Math.random()<.02)) ex.push(k+' | '+t.slice(0,500))
}
console.log(cnt); idx.sort((a,b)=>a-b); console.log([.5,.75,.9,.95,.99,1].map(q=>idx[Math.min(idx.length-1,Math.floor(q*idx.length))]))
for(const e of ex.sort(()=>Math.random()-.5).slice(0,25)) console.log(e,'\n')
