import type { Caller } from '../../access/caller.ts'
import type { BulletinRequest, BulletinView } from '../../alerts/bulletins/bulletin.ts'
import type { Detail } from '../../lib/errors/problem.ts'
import type { Notice } from '../../service/notice.ts'
import type { Fields } from '../body/bodies.ts'
import { foundOf } from '../errors/refusals.ts'
import type { ApiService } from '../service.ts'
import { alertsIn, bulletinDetails } from './check.ts'
import { bulletinNotices } from './notices.ts'

/** A call whose address names a bulletin. */
interface OfBulletin {
  caller: Caller
  params: { id: string }
}

/** The bulletin that a call names. @throws Problem `nao_encontrado` when the account has no such bulletin */
export async function readOwnedBulletin({ caller, params }: OfBulletin, { queries }: ApiService) {
  return foundOf(await queries.bulletins.find(caller.conta_id, params.id), 'boletim_inexistente')
}

/** The faults of a body that a schema cannot find. `kept`: alerts that need not exist any more. */
export async function faultsOf(
  body: Fields,
  { caller }: { caller: Caller },
  { queries }: ApiService,
  kept: string[] = [],
): Promise<Detail[]> {
  const own = await queries.bulletins.alerts(caller.conta_id, alertsIn(body))
  return bulletinDetails(body, [...own.map(({ id }) => id), ...kept])
}

/** A bulletin with the notices about it. */
export async function withNotices(
  dados: BulletinView,
  { caller }: { caller: Caller },
  { queries }: ApiService,
) {
  const { enderecos, ...of } = dados
  return {
    dados,
    avisos: bulletinNotices(
      of,
      enderecos,
      await queries.bulletins.alerts(caller.conta_id, of.alertas),
    ),
  }
}

/** The notices about a bulletin before it is created. */
export async function noticesBefore(
  { alertas, destinatarios = [] }: Pick<BulletinRequest, 'alertas' | 'destinatarios'>,
  { caller: { conta_id } }: { caller: Caller },
  { queries }: ApiService,
): Promise<Notice[]> {
  const [known, { mailboxes }] = await Promise.all([
    queries.bulletins.alerts(conta_id, alertas),
    queries.alerts.channels(conta_id, { webhooks: [], emails: destinatarios }),
  ])
  return bulletinNotices({ alertas, destinatarios }, mailboxes, known)
}
