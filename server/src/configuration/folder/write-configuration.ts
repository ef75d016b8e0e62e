import { isDeepStrictEqual } from 'node:util'
import { Document, visit } from 'yaml'
import { type AlertTerm, newAlert } from '../../alerts/alert.ts'
import { newBulletin } from '../../alerts/bulletins/bulletin.ts'
import { csvRow } from '../../lib/text/csv.ts'
import { isSecretAddress } from '../../webhooks/address/secret-address.ts'
import { newWebhook } from '../../webhooks/webhook.ts'
import type { Configuration, DeclaredAlert, DeclaredWebhook } from '../configuration.ts'

/**
 * The files of a folder that declares this: one for each record, and one for the items of each list. What has its
 * default is not written.
 */
export function writeConfiguration(configuration: Configuration): Map<string, string> {
  const files = new Map<string, string>()
  const taken = new Set<string>()
  const nameOf = (folder: string, chave: string) => freeName(`${folder}/${plain(chave)}`, taken)
  for (const { itens, ...list } of configuration.listas) {
    const name = nameOf('listas', list.chave)
    const { extension, text, columns } = itemsFile(itens)
    const beside = `${name}${extension}`
    const itens_arquivo = beside.slice(beside.indexOf('/') + 1)
    files.set(`${name}.yaml`, yamlOf({ listas: [{ ...list, itens_arquivo, ...columns }] }))
    files.set(beside, text)
  }
  for (const webhook of configuration.webhooks)
    files.set(
      `${nameOf('webhooks', webhook.chave)}.yaml`,
      yamlOf({ webhooks: [brief(withoutChannel(webhook), DEFAULTS.webhooks)] }),
    )
  for (const alert of configuration.alertas)
    files.set(`${nameOf('alertas', alert.chave)}.yaml`, yamlOf({ alertas: [briefAlert(alert)] }))
  for (const bulletin of configuration.boletins)
    files.set(
      `${nameOf('boletins', bulletin.chave)}.yaml`,
      yamlOf({ boletins: [brief(bulletin, DEFAULTS.boletins)] }),
    )
  return files
}

/** Without the address of a chat's channel, which is a secret. */
function withoutChannel({ url, ...webhook }: DeclaredWebhook): DeclaredWebhook {
  return url === undefined || isSecretAddress(url) ? webhook : { url, ...webhook }
}

/** Without what other systems do not take in a name. */
function plain(chave: string): string {
  return chave.replaceAll(/[^A-Za-z0-9._-]+/g, '-').replace(/\.+$/, '')
}

/** A name that no file has, on systems that do not tell capitals apart, too. */
function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted
  for (let more = 2; taken.has(name.toLowerCase()); more++) name = `${wanted}-${more}`
  taken.add(name.toLowerCase())
  return name
}

/** Text where no item has a group, else a table. */
function itemsFile(itens: AlertTerm[]) {
  if (itens.every(({ grupo }) => grupo === null))
    return { extension: '.txt', text: itens.map(({ termo }) => `${termo}\n`).join(''), columns: {} }
  const columns = { coluna: 'termo', coluna_grupo: 'grupo' }
  const rows = [Object.values(columns), ...itens.map(({ termo, grupo }) => [termo, grupo ?? ''])]
  return { extension: '.csv', text: rows.map((row) => csvRow(row, ';')).join(''), columns }
}

const NOBODY = { id: '', conta_id: '', now: new Date(0) }

/** Records without anything of their own. */
const DEFAULTS = {
  webhooks: newWebhook({ url: '', eventos: [] }, { ...NOBODY, secret: '', leitura: 0 }),
  alertas: newAlert({ nome: '' }, NOBODY),
  boletins: newBulletin({ nome: '', alertas: [] }, NOBODY),
}

/** An alert that finds everything says so; its items without a group need not say that they have none. */
function briefAlert(alert: DeclaredAlert): object {
  const { consulta, termos = [], listas = [] } = alert
  const seeksAll = termos.length + listas.length === 0
  const { nome, chave, ...others } = brief(alert, DEFAULTS.alertas)
  return {
    chave,
    nome,
    ...(seeksAll && { consulta }),
    ...others,
    ...(termos.length > 0 && {
      termos: termos.map(({ termo, grupo = null }) => ({
        termo,
        ...(grupo !== null && { grupo }),
      })),
    }),
  }
}

function brief<R extends object>(record: R, defaults: object): Partial<R> {
  const usual = new Map<string, unknown>(Object.entries(defaults))
  const kept = Object.entries(record).flatMap(([field, value]: [string, unknown]) => {
    const by = usual.get(field)
    if (isDeepStrictEqual(value, by)) return []
    return [[field, isObject(value) && isObject(by) ? brief(value, by) : value]]
  })
  return Object.fromEntries(kept) as Partial<R>
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Long texts stay in their lines, as people wrote them. */
function yamlOf(declared: object): string {
  const document = new Document(declared, { aliasDuplicateObjects: false })
  visit(document, {
    Scalar(_key, scalar) {
      const isFragile = typeof scalar.value === 'string' && SPACED.test(scalar.value)
      if (isFragile) scalar.type = 'QUOTE_DOUBLE'
    },
  })
  return document.toString({ lineWidth: 0 })
}

/** Blanks at the ends of lines, which a text that stands in its lines would lose. */
const SPACED = /^\s|[ \t\r]$|[ \t\r]\n/
