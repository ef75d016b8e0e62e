import type { Document, Schema } from './document.ts'
import { EXPLAINED_ONCE, answerFields } from './fields.ts'
import { code, escape, inline, methodOf, paragraphs } from './html.ts'
import { type ReferenceSheet, listed, sheetAddress } from './menu.ts'
import { block, codeOf } from './operation.ts'

/** The first sheet: what all operations have in common, and the list of them. */
export function overview(document: Document, sheets: ReferenceSheet[]): string {
  return `<h1>Referência da API</h1>
${paragraphs(document.info.description)}
<p>Para programas: <a href="/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${heading('operacoes', 'Operações')}
${list(document, sheets)}
${heading('acesso', 'Endereço e acesso')}
<p>Todos os endereços começam por <code data-base>https://arauto.exemplo.com.br/api/v1</code>.</p>
<dl class="fields">${access(document)}</dl>
${heading('cabecalhos', 'Cabeçalhos das respostas')}
<dl class="fields">${headers(document)}</dl>
${heading('recusas', 'Recusas')}
<p>Toda recusa tem a mesma forma, e diz o que fazer:</p>
${block('Uma recusa', refusal(document))}
<dl class="fields">${refusals(document)}</dl>
${EXPLAINED_ONCE.map((name) => explained(document, name)).join('')}`
}

const EXPLAINED_TITLES: Record<string, string> = { Aviso: 'Avisos', Erro: 'Campos de uma recusa' }

function explained(document: Document, name: string): string {
  const schema = document.components.schemas[name] as Schema
  const title = EXPLAINED_TITLES[name] ?? name
  return `${heading(name.toLowerCase(), title)}
<p>${inline(schema.description ?? '')}</p>
${answerFields(document, schema)}`
}

function heading(id: string, name: string): string {
  return `<h2 id="${id}">${name} <a class="anchor" href="#${id}" aria-label="Link desta seção">#</a></h2>`
}

function list(document: Document, sheets: ReferenceSheet[]): string {
  const groups = sheets.map(({ slug, name, items }) => {
    const says = document.tags.find((tag) => tag.name === name)?.description
    const rows = items.map((item) => {
      const [method, path] = item.call.split(' ')
      const call = path === undefined ? '' : `${methodOf(method!)} <code>${escape(path)}</code>`
      return listed(slug, item, `<span class="name">${item.name}</span> <span>${call}</span>`)
    })
    return `<section data-group data-open><h3><a href="${sheetAddress(slug)}">${name}</a></h3>
<p>${says ?? 'O que o receptor de um webhook recebe.'}</p><ul class="list">${rows.join('')}</ul></section>`
  })
  return `<div class="index">${groups.join('\n')}</div>`
}

function access({ components }: Document): string {
  const { chave, sessao } = components.securitySchemes
  return [
    ['Chave de API', chave!.description, '<code>X-API-Key</code>'],
    ['Sessão', sessao!.description, 'cookie'],
  ]
    .map(
      ([name, text, where]) =>
        `<div><dt>${name} <span>${where}</span></dt><dd>${inline(text!)}</dd></div>`,
    )
    .join('')
}

function headers({ components }: Document): string {
  return Object.entries(components.headers)
    .map(
      ([name, { description }]) =>
        `<div><dt>${code(name)}</dt><dd>${inline(description)}</dd></div>`,
    )
    .join('')
}

function refusals(document: Document): string {
  const statuses = new Map(
    Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ responses }) => Object.entries(responses))
      .flatMap(([status, answer]) => ('$ref' in answer ? [[answer.$ref, status] as const] : [])),
  )
  return Object.entries(document.components.responses)
    .map(([name, answer]) => {
      const status = statuses.get(`#/components/responses/${name}`) ?? ''
      return `<div id="${name}"><dt>${status} ${code(codeOf(answer))}</dt><dd>${inline(answer.description)}</dd></div>`
    })
    .join('')
}

function refusal({ components }: Document): string {
  const { content } = components.responses['ParametroInvalido']!
  return JSON.stringify(content!['application/json']!.example, null, 2)
}
