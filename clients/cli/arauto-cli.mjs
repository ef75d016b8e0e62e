#!/usr/bin/env node
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { Arauto, ArautoError } from 'arauto-client'
import { TEXTS } from './texts.mjs'

/* For those who have a key and no program; the Python client has the same command. */

const ONE = { type: 'string' }
const MANY = { type: 'string', multiple: true }
const FLAG = { type: 'boolean' }

/** The filters of a search, with the names of the API. */
const FILTERS = {
  data_inicio: { ...ONE },
  data_fim: { ...ONE },
  secao: { ...MANY },
  orgao: { ...MANY },
  orgao_exceto: { ...MANY },
  tipo_ato: { ...MANY },
  edicao: { ...ONE },
  situacao: { ...MANY },
  cnpj: { ...MANY },
  valor_min: { ...ONE },
  valor_max: { ...ONE },
  literal: { ...FLAG },
  ignorar_assinatura: { ...FLAG },
}

/** What is about one page of a search. */
const PAGE = { ordem: ONE, pagina: ONE, limite: ONE }

const SERVICE = { 'base-url': ONE, ajuda: FLAG, help: { ...FLAG, short: 'h' } }

const COMMANDS = {
  buscar: { options: { ...FILTERS, ...PAGE, csv: FLAG }, run: search },
  ler: { options: {}, run: read },
  exportar: { options: { termo: ONE, ...FILTERS, formato: ONE, campos: ONE }, run: save },
}

/** The variables that may name the language, as the clients read them; the first that is set decides. */
const VARIABLES = ['ARAUTO_LANGUAGE', 'LANGUAGE', 'LC_ALL', 'LC_MESSAGES', 'LANG']

/** One of the texts in the user's language, with its gaps filled. */
function text(name, values = {}) {
  const named = VARIABLES.map((each) => process.env[each]?.trim()).find(Boolean) ?? ''
  const language = /^(pt|portuguese|c|posix|)([^a-z]|$)/i.test(named) ? 'pt' : 'en'
  return TEXTS[name][language].replaceAll(/\{(\w+)\}/g, (_gap, each) => values[each])
}

/** The command is wrong. */
class UsageError extends Error {}

process.exitCode = await main(process.argv.slice(2))

async function main([name = '', ...rest]) {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) {
    const isHelp = ['--ajuda', '--help', '-h'].includes(name)
    ;(isHelp ? console.log : console.error)(overview())
    return isHelp ? 0 : 2
  }
  try {
    const { given, subject } = parsed(command, rest)
    const { 'base-url': baseUrl, ajuda, help, ...others } = given
    if (ajuda || help) console.log(helpOf(name))
    else if (subject === undefined) throw new UsageError(text('missing_after', { command: name }))
    else await command.run(new Arauto({ baseUrl }), subject, others)
    return 0
  } catch (error) {
    return exitOf(error, name)
  }
}

function parsed({ options }, args) {
  try {
    const asked = { args, options: { ...options, ...SERVICE }, allowPositionals: true }
    const { values, positionals } = parseArgs(asked)
    if (positionals.length > 1)
      throw new UsageError(text('too_many', { rest: positionals.slice(1).join(' ') }))
    const paged = Object.keys(PAGE).find((option) => option in values)
    if (values.csv && paged) throw new UsageError(text('csv_is_all', { option: paged }))
    return { given: { ...values }, subject: positionals[0] }
  } catch (error) {
    if (!String(error.code).startsWith('ERR_PARSE_ARGS')) throw error
    throw new UsageError(error.message, { cause: error })
  }
}

async function search(arauto, termo, { csv, ...asked }) {
  if (csv) return await printAll(arauto, termo, asked)
  const { total, resultados, avisos } = await arauto.buscar({ termo, ...asked })
  console.log(countOf(total))
  for (const { id, data_publicacao, secao, titulo, orgao } of resultados) {
    const section = text('in_section', { section: secao })
    console.log(`\n${data_publicacao}  ${section}  ${titulo}\n  ${orgao}\n  ${id}`)
  }
  for (const { mensagem } of avisos) console.error(text('notice', { message: mensagem }))
}

function countOf(count) {
  return count === 1 ? text('found_one') : text('found', { count })
}

async function printAll(arauto, termo, asked) {
  const found = arauto.exportar({ termo, formato: 'csv', ...asked })
  await pipeline(await found.arquivo(), process.stdout, { end: false })
  tellNotices(found)
}

async function read(arauto, id) {
  const { conteudo_completo } = await arauto.publicacao(id)
  console.log(conteudo_completo)
}

async function save(arauto, path, { campos, ...asked }) {
  const formato = asked.formato ?? path.split('.').at(-1)
  const fields = campos === undefined ? {} : { campos: campos.split(',') }
  const bom = formato === 'csv' || undefined
  const found = arauto.exportar({ ...asked, ...fields, formato, bom })
  // Beside it, and moved there when complete.
  const part = `${path}.part`
  try {
    await pipeline(await found.arquivo(), createWriteStream(part))
    await rename(part, path)
  } finally {
    await rm(part, { force: true })
  }
  console.error(text('in_file', { found: countOf(found.total), file: path }))
  tellNotices(found)
}

function tellNotices({ avisos }) {
  if (avisos.length > 0) console.error(text('notice_codes', { codes: avisos.join(', ') }))
}

function exitOf(error, name) {
  // The reader, such as head, has enough.
  if (error.code === 'EPIPE') return 0
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${helpOf(name)}`)
    return 2
  }
  // A fault of the file system has a code; anything else is a fault of this program.
  if (!(error instanceof ArautoError) && error.syscall === undefined) throw error
  console.error(error.message)
  return 1
}

function overview() {
  const lines = Object.keys(COMMANDS).map(
    (name) => `  ${text(`usage_${name}`).padEnd(18)} ${text(`help_${name}`)}`,
  )
  return `${text('command_about')}\n\n${lines.join('\n')}\n\n${text('command_more')}`
}

function helpOf(command) {
  const names = [...Object.keys(COMMANDS[command].options), 'base-url', 'ajuda']
  const lines = names.map((name) => {
    const label = name === 'ajuda' ? 'ajuda, --help' : name
    return `  --${label.padEnd(19)} ${text(`help_${name.replace('-', '_')}`)}`
  })
  const usage = `arauto-cli ${text(`usage_${command}`)}: ${text(`help_${command}`)}`
  return `${usage}\n\n${lines.join('\n')}`
}
