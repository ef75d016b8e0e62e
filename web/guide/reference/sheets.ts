import GithubSlugger from 'github-slugger'
import { type Document, callsOf } from './document.ts'
import { type ReferenceSheet, operationItem } from './menu.ts'
import { renderEvent, renderOperation } from './operation.ts'
import { overview } from './overview.ts'
import { paragraphs } from './html.ts'

export function referenceSheets(document: Document): ReferenceSheet[] {
  const sheets = [...document.tags.map((tag) => subject(document, tag)), events(document)]
  const first = { slug: '', name: 'Começo', html: overview(document, sheets), items: [] }
  return [first, ...sheets]
}

function subject(document: Document, tag: Document['tags'][number]): ReferenceSheet {
  const calls = callsOf(document, tag.name)
  return {
    slug: new GithubSlugger().slug(tag.name).normalize('NFD').replaceAll(/\p{M}/gu, ''),
    name: tag.name,
    html: `<h1>${tag.name}</h1>\n${paragraphs(tag.description)}${calls.map((call) => renderOperation(document, call)).join('')}`,
    items: calls.map(operationItem),
  }
}

function events(document: Document): ReferenceSheet {
  const events = Object.entries(document.webhooks)
  return {
    slug: 'eventos',
    name: 'Eventos',
    html: `<h1>Eventos</h1>
<p>O que o seu receptor recebe: um POST assinado para cada evento. <a href="/guia/webhooks-api">Receber webhooks</a> diz como conferir a assinatura, responder e não perder nada.</p>
${events.map(([type, { post }]) => renderEvent(document, type, post)).join('')}`,
    items: events.map(([type, { post }]) => ({
      id: post.operationId,
      name: type,
      call: '',
      words: post.description,
    })),
  }
}
