import { Check } from 'typebox/value'
import type { Configuration } from '../src/configuration/configuration.ts'
import { alertDetails } from '../src/http/alerts/check.ts'
import { wholeAlertBody } from '../src/http/alerts/schema.ts'
import { bulletinDetails } from '../src/http/bulletins/check.ts'
import { wholeBulletinBody } from '../src/http/bulletins/schema.ts'
import { wholeListBody } from '../src/http/lists/schema.ts'
import { MAX_LIST_VALUES, brokenBody } from '../src/http/body/broken-body.ts'
import { pathKeyDetails } from '../src/http/body/owners-key.ts'
import { wholeWebhookBody } from '../src/http/webhooks/schema.ts'
import { readItems } from '../src/service/lists/read-items.ts'

/** What the API would refuse of a configuration. */
export function faultsOf({ listas, webhooks, alertas, boletins }: Configuration): unknown[] {
  const keys = [...listas, ...webhooks, ...alertas, ...boletins].map(({ chave }) => chave)
  const refused = listas.flatMap(({ itens }): unknown[] => {
    const given = itens.map((item, index) => ({ ...item, linha: index + 1 }))
    const read = readItems(given)
    return read.repetidos > 0 || itens.length === 0 ? [itens] : read.recusados
  })
  const shapes = [
    ...listas.map((record) => Check(wholeListBody, bodyOf(record)) || record),
    ...webhooks.map((record) => Check(wholeWebhookBody, bodyOf(record)) || record),
    ...alertas.map((record) => Check(wholeAlertBody, bodyOf(record)) || record),
    ...boletins.map((record) => Check(wholeBulletinBody, bodyOf(record)) || record),
  ].filter((checked) => checked !== true)
  const broken = [...listas, ...webhooks, ...alertas, ...boletins].flatMap(
    (record) => brokenBody(record, MAX_LIST_VALUES) ?? [],
  )
  return [
    ...shapes,
    ...broken,
    ...refused,
    ...keys.flatMap((chave) => pathKeyDetails({ chave })),
    ...alertas.flatMap((body) => [
      ...alertDetails(
        { ...body },
        webhooks.map(({ chave }) => ({ id: chave })),
      ),
      ...((body.listas ?? []).every((name) => keys.includes(name)) ? [] : [body.listas]),
      ...(body.consulta === undefined && body.listas?.length === 0 ? [body] : []),
    ]),
    ...boletins.flatMap((body) =>
      bulletinDetails(
        { ...body },
        alertas.map(({ chave }) => chave),
      ),
    ),
  ]
}

/** A record without its `chave`, which is in the path. */
function bodyOf(record: { chave: string }): object {
  const { chave: _chave, ...body } = record
  return body
}
