#!/usr/bin/env node
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { Arauto, ArautoError } from 'arauto-client'

/* For those who have a key and no program; the Python client has the same command. */

const ONE = { type: 'string' }
const MANY = { type: 'string', multiple: true }
const FLAG = { type: 'boolean' }

/** The filters of a search, with the names of the API. */
const FILTERS = {
  data_inicio: { ...ONE, help: 'primeiro dia, AAAA-MM-DD, inclusive' },
  data_fim: { ...ONE, help: 'último dia, AAAA-MM-DD, inclusive' },
  secao: { ...MANY, help: 'seção: 1, 2, 3, extra, extra1, extra2, extra3' },
  orgao: { ...MANY, help: 'órgão: caminho, começo dele, nível ou sigla' },
  orgao_exceto: { ...MANY, help: 'órgão cujos atos ficam de fora' },
  tipo_ato: { ...MANY, help: 'tipo do ato, como portaria; extrato* vale pelos que começam assim' },
  edicao: { ...ONE, help: 'número da edição' },
  situacao: { ...MANY, help: 'situação, como revogada' },
  cnpj: { ...MANY, help: 'CNPJ que o texto nomeia' },
  valor_min: { ...ONE, help: 'o maior valor do texto é este ou mais, em reais' },
  valor_max: { ...ONE, help: 'o maior valor do texto é este ou menos, em reais' },
  literal: { ...FLAG, help: 'só as palavras como escritas' },
  ignorar_assinatura: { ...FLAG, help: 'as palavras só contam fora das linhas de quem assina' },
}

/** What is about one page of a search. */
const PAGE = {
  ordem: { ...ONE, help: 'relevancia, recentes, antigas ou valor' },
  pagina: { ...ONE, help: 'página, a partir de 1' },
  limite: { ...ONE, help: 'quantas por página, até 100' },
}

const SERVICE = {
  'base-url': { ...ONE, help: 'endereço da API, https://…/api/v1 (ou ARAUTO_BASE_URL)' },
  ajuda: { ...FLAG, help: 'mostra isto' },
}

const COMMANDS = {
  buscar: {
    usage: 'buscar TERMO',
    help: 'mostra uma página do que se encontra',
    options: {
      ...FILTERS,
      ...PAGE,
      csv: { ...FLAG, help: 'em vez da página, tudo o que se encontra, como CSV na saída' },
    },
    run: search,
  },
  ler: { usage: 'ler pub_…', help: 'mostra o texto de uma publicação', options: {}, run: read },
  exportar: {
    usage: 'exportar ARQUIVO',
    help: 'grava tudo o que se encontra num arquivo .csv, .jsonl ou .parquet',
    options: {
      termo: { ...ONE, help: 'o que procurar, como em buscar; sem ele, tudo' },
      ...FILTERS,
      formato: { ...ONE, help: 'csv, jsonl ou parquet, se o nome do arquivo não o diz' },
      campos: { ...ONE, help: 'separados por vírgulas' },
    },
    run: save,
  },
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
    const { 'base-url': baseUrl, ajuda, ...others } = given
    if (ajuda) console.log(helpOf(command))
    else if (subject === undefined) throw new UsageError(`falta o que vem depois de ${name}`)
    else await command.run(new Arauto({ baseUrl }), subject, others)
    return 0
  } catch (error) {
    return exitOf(error, command)
  }
}

function parsed({ options }, args) {
  try {
    const asked = { args, options: { ...options, ...SERVICE }, allowPositionals: true }
    const { values, positionals } = parseArgs(asked)
    if (positionals.length > 1) throw new UsageError(`a mais: ${positionals.slice(1).join(' ')}`)
    const paged = Object.keys(PAGE).find((option) => option in values)
    if (values.csv && paged)
      throw new UsageError(`--csv traz tudo o que se encontra: não vai com --${paged}`)
    return { given: { ...values }, subject: positionals[0] }
  } catch (error) {
    if (!String(error.code).startsWith('ERR_PARSE_ARGS')) throw error
    throw new UsageError(error.message, { cause: error })
  }
}

async function search(arauto, termo, { csv, ...asked }) {
  if (csv) return await printAll(arauto, termo, asked)
  const { total, resultados, avisos } = await arauto.buscar({ termo, ...asked })
  console.log(`${total} publicações`)
  for (const { id, data_publicacao, secao, titulo, orgao } of resultados)
    console.log(`\n${data_publicacao}  seção ${secao}  ${titulo}\n  ${orgao}\n  ${id}`)
  for (const { mensagem } of avisos) console.error(`Aviso: ${mensagem}`)
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
  console.error(`${found.total} publicações em ${path}`)
  tellNotices(found)
}

function tellNotices({ avisos }) {
  if (avisos.length > 0) console.error(`Avisos: ${avisos.join(', ')}; buscar os explica.`)
}

function exitOf(error, command) {
  // The reader, such as head, has enough.
  if (error.code === 'EPIPE') return 0
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${helpOf(command)}`)
    return 2
  }
  // A fault of the file system has a code; anything else is a fault of this program.
  if (!(error instanceof ArautoError) && error.syscall === undefined) throw error
  console.error(error.message)
  return 1
}

function overview() {
  const lines = Object.values(COMMANDS).map(({ usage, help }) => `  ${usage.padEnd(18)} ${help}`)
  return `Busca no Diário Oficial da União, por um serviço Arauto.

${lines.join('\n')}

Com --ajuda depois de um deles, as suas opções. A chave vem de ARAUTO_API_KEY.`
}

function helpOf({ usage, help, options }) {
  const lines = Object.entries({ ...options, ...SERVICE }).map(
    ([name, option]) => `  --${name.padEnd(19)} ${option.help}`,
  )
  return `arauto-cli ${usage}: ${help}\n\n${lines.join('\n')}`
}
