import { newAlert } from '../alerts/alert.ts'
import { newBulletin } from '../alerts/bulletins/bulletin.ts'
import { withKeptAddresses } from '../http/alerts/check.ts'
import { withKeptCnpjs } from '../http/body/standing-filter.ts'
import { withKeptRecipients } from '../http/bulletins/check.ts'
import { newWebhook } from '../webhooks/webhook.ts'
import type {
  DeclaredAlert,
  DeclaredBulletin,
  DeclaredList,
  DeclaredWebhook,
} from './configuration.ts'

/*
 * What a record says, as the service keeps it: every field that configuration has, absent ones with their
 * defaults, in the order in which people read them. The functions are those by which the service itself makes
 * records, so that both know equal from changed alike. `current`: the record that it replaces, which stays as
 * active as it is.
 */

/** The fields of a record, those of `filtros` and `canais` one by one: `filtros.secoes`. */
export type Stated = Record<string, unknown>

/** Nothing of this is configuration. */
const NOBODY = { id: '', conta_id: '', now: new Date(0) }

type Current = { ativo?: boolean } | undefined

export function statedList({ nome, itens }: DeclaredList): Stated {
  return { nome, itens }
}

export function statedWebhook(declared: DeclaredWebhook, current?: Current): Stated {
  const request = withKeptCnpjs({ url: '', ativo: stateOf(current), ...declared })
  const made = newWebhook(request, { ...NOBODY, secret: '', leitura: 0 })
  const { nome, url, eventos, filtros, max_simultaneas, envio, ativo } = made
  return { nome, url, eventos, ...within('filtros', filtros), max_simultaneas, envio, ativo }
}

export function statedAlert(declared: DeclaredAlert, current?: Current): Stated {
  const request = withKeptCnpjs(withKeptAddresses({ ativo: stateOf(current), ...declared }))
  const made = newAlert(request, NOBODY)
  const { nome, consulta, termos, listas, frequencia, hora, avisar_vazio, ativo } = made
  return {
    nome,
    consulta,
    termos,
    listas,
    ...within('filtros', made.filtros),
    ...within('canais', made.canais),
    frequencia,
    hora,
    avisar_vazio,
    ativo,
  }
}

export function statedBulletin(declared: DeclaredBulletin, current?: Current): Stated {
  const {
    id: _id,
    conta_id: _account,
    chave: _key,
    criado_em: _made,
    atualizado_em: _changed,
    gathering_since: _gathering,
    since: _since,
    told_seq: _told,
    due_at: _due,
    nome,
    alertas,
    ...others
  } = newBulletin(withKeptRecipients({ ativo: stateOf(current), ...declared }), NOBODY)
  return { nome, alertas, ...others }
}

function stateOf(current: Current): boolean {
  return current?.ativo ?? true
}

function within(name: string, fields: object): Stated {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]: [string, unknown]) => [`${name}.${field}`, value]),
  )
}
