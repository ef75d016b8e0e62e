import type { Answer, Call, Document, Operation, Parameter, Schema } from './document.ts'
import { nameOf, resolve } from './document.ts'
import { answerFields, bodyFields, parameterFields } from './fields.ts'
import { code, escape, inline, methodOf, paragraphs } from './html.ts'
import { LANGUAGES, sampleOf } from '../../src/lib/sample-code.ts'
import { clientCall } from './client-call.ts'
import { BASE, curl } from './sample.ts'

/** Every answer has them: the first sheet explains them. */
const USUAL_HEADERS = /^X-(RateLimit-|Request-Id$)/

/** An operation: what it is and takes to the left, what is sent and comes back to the right. */
export function renderOperation(document: Document, call: Call): string {
  const { method, path, operation } = call
  return section(
    operation,
    `<p class="call">${methodOf(method)} <code>${wrapping(path)}</code></p>`,
    `${paragraphs(operation.description)}
<p class="who">${whoMay(operation)}</p>
${takes(document, operation)}
${answers(document, operation)}
${refusals(document, operation)}`,
    samples(document, call) + exampleAnswers(operation),
  )
}

/** The request as a command, and as the programs of those who use a client. */
function samples(document: Document, call: Call): string {
  const command = curl(document, call)
  if (command === null) return ''
  const made = clientCall(document, call)
  const programs = LANGUAGES.filter((one) => made !== null && one !== 'curl').map((language) =>
    block(language, sampleOf(language, BASE, made!), 'curl'),
  )
  const more = `<details class="programs"><summary>Em Python, JavaScript e R</summary>${programs.join('')}</details>`
  return block('Requisição', command, 'curl') + (programs.length > 0 ? more : '')
}

/** A request that a receiver of webhooks gets. */
export function renderEvent(document: Document, type: string, operation: Operation): string {
  const { content } = operation.requestBody!
  const { schema, example } = content['application/json']!
  return section(
    { ...operation, summary: type },
    `<p class="call">${methodOf('POST')} o endereço do webhook</p>`,
    `${paragraphs(operation.description)}
<h3>Cabeçalhos</h3>
${parameterFields(
  document,
  (operation.parameters ?? []).map((one) => ({ ...one, required: false })),
)}
<h3>Corpo</h3>
${answerFields(document, resolve<Schema>(document, schema))}`,
    block('Corpo', JSON.stringify(example, null, 2)),
  )
}

function section({ operationId, summary }: Operation, head: string, says: string, shows: string) {
  return `<section class="operation" aria-labelledby="${operationId}">
<h2 id="${operationId}">${summary} <a class="anchor" href="#${operationId}" aria-label="Link desta operação">#</a></h2>
${head}
<div class="halves"><div>${says}</div><div class="shows">${shows}</div></div>
</section>
`
}

/** Long addresses break after a slash. */
function wrapping(path: string): string {
  return escape(path).replaceAll(/(?<=.)\//g, '<wbr>/')
}

function whoMay({ security }: Operation): string {
  if (security === undefined || security.some((way) => 'chave' in way))
    return 'Com uma chave de API, ou na sessão de uma pessoa.'
  return security.length === 0
    ? 'Aberta a todos.'
    : 'Só na sessão de uma pessoa: chaves de API não servem.'
}

function takes(document: Document, operation: Operation): string {
  const listed = (place: Parameter['in'], title: string) => {
    const parameters = (operation.parameters ?? []).filter((one) => one.in === place)
    return parameters.length === 0
      ? ''
      : `<h3>${title}</h3>${parameterFields(document, parameters)}`
  }
  return [
    listed('path', 'No endereço'),
    listed('query', 'Parâmetros'),
    body(document, operation),
    listed('header', 'Cabeçalhos'),
  ].join('')
}

function body(document: Document, { requestBody }: Operation): string {
  const [type, sent] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (type === undefined || sent === undefined) return ''
  const schema = resolve<Schema>(document, sent.schema)
  const says = inline(requestBody?.description ?? schema.description ?? '')
  const fields = schema.properties === undefined ? '' : bodyFields(document, schema)
  return `<h3>Corpo</h3><p>${says} ${code(type)}</p>${fields}`
}

function successes({ responses }: Operation): [status: string, answer: Answer][] {
  return Object.entries(responses).filter((entry): entry is [string, Answer] =>
    entry[0].startsWith('2'),
  )
}

function answers(document: Document, operation: Operation): string {
  return successes(operation)
    .map(([status, { description, content = {}, headers = {} }]) => {
      const types = Object.keys(content)
      const json = content['application/json']
      const fields = json && answerFields(document, resolve<Schema>(document, json.schema))
      const files = types.map(code).join(', ')
      const more = Object.entries(headers)
        .filter(([name]) => !USUAL_HEADERS.test(name))
        .map(
          ([name, header]) =>
            `<li>${code(name)}: ${inline(resolve(document, header).description)}</li>`,
        )
      return `<h3>Resposta ${status}</h3><p>${inline(description)} ${json ? '' : files}</p>
${fields ?? ''}${more.length === 0 ? '' : `<ul>${more.join('')}</ul>`}`
    })
    .join('')
}

/** The `codigo` of a refusal. */
export function codeOf({ content }: Answer): string {
  const example = content?.['application/json']?.example as { erro: { codigo: string } } | undefined
  return example?.erro.codigo ?? ''
}

/** Each leads to what the first sheet says of it. */
function refusals(document: Document, { responses }: Operation): string {
  const items = Object.entries(responses)
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, answer]) => {
      const name = nameOf(answer) ?? ''
      const codigo = codeOf(resolve<Answer>(document, answer))
      return `<li><a href="/referencia#${name}">${status} <code>${codigo}</code></a></li>`
    })
  return items.length === 0 ? '' : `<h3>Recusas</h3><ul class="refusals">${items.join('')}</ul>`
}

function exampleAnswers(operation: Operation): string {
  return successes(operation)
    .map(([status, { content }]) => {
      const example = content?.['application/json']?.example
      return example === undefined
        ? ''
        : block(`Resposta ${status}`, JSON.stringify(example, null, 2))
    })
    .join('')
}

/** What can be copied; the script puts a button there, where it runs. */
export function block(title: string, text: string, kind = 'json'): string {
  return `<figure class="block"><figcaption>${title}</figcaption><pre class="${kind}" tabindex="0"><code>${escape(text)}</code></pre></figure>`
}
