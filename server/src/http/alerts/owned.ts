import type { Caller } from '../../access/caller.ts'
import { foundOf } from '../errors/refusals.ts'
import type { ApiService } from '../service.ts'

/** A call whose address names an alert. */
interface OfAlert {
  caller: Caller
  params: { id: string }
}

/** The alert that a call names. @throws Problem `nao_encontrado` when the account has no such alert */
export async function readOwnedAlert({ caller, params }: OfAlert, { queries }: ApiService) {
  return foundOf(await queries.alerts.find(caller.conta_id, params.id), 'alerta_inexistente')
}

/** The alert that a call names, with all that it seeks. @throws Problem as {@link readOwnedAlert} does */
export async function readSeekingAlert({ caller, params }: OfAlert, { queries }: ApiService) {
  return foundOf(await queries.alerts.seeking(caller.conta_id, params.id), 'alerta_inexistente')
}
