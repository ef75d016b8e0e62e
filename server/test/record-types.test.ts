import type { Static } from 'typebox'
import { expectTypeOf, test } from 'vitest'
import type { CreatedKey, KeySummary } from '../src/access/api-keys.ts'
import type { AccountSummary, DayUse } from '../src/access/key-store.ts'
import type { Person } from '../src/access/people/person.ts'
import type { contaSchema } from '../src/http/accounts/schema.ts'
import type { eventoSchema } from '../src/http/events/schema.ts'
import type { chaveCriadaSchema, chaveSchema, usoSchema } from '../src/http/keys/schema.ts'
import type { envioSchema } from '../src/http/operation/schema.ts'
import type { conviteSchema } from '../src/http/people/invitation-schema.ts'
import type { convidadoSchema, membroSchema } from '../src/http/people/schema.ts'
import type { avisoSchema } from '../src/http/schemas/notice.ts'
import type { consultaSchema } from '../src/http/schemas/reading.ts'
import type {
  entregaDetalheSchema,
  entregaSchema,
  paginaEntregasSchema,
} from '../src/http/webhooks/delivery-schema.ts'
import type { reenvioSchema } from '../src/http/webhooks/replay-schema.ts'
import type {
  newWebhookBody,
  rotationSchema,
  webhookCriadoSchema,
  webhookPatchBody,
  webhookSchema,
} from '../src/http/webhooks/schema.ts'
import type { estatisticasSchema } from '../src/http/webhooks/statistics-schema.ts'
import type { Notice } from '../src/service/notice.ts'
import type { SearchReading } from '../src/service/archive/archive-queries.ts'
import type { Upload } from '../src/service/operation/upload.ts'
import type { FollowedInvitationView, OpenInvitationView } from '../src/service/people/queries.ts'
import type { PublicEvent } from '../src/service/events/queries.ts'
import type { CreatedWebhook, RotatedSecret } from '../src/service/webhooks/commands.ts'
import type { Delivery, DeliveryDetail, DeliveryPage } from '../src/webhooks/delivery.ts'
import type { Replay } from '../src/webhooks/replay.ts'
import type { Statistics } from '../src/webhooks/statistics.ts'
import type { WebhookView } from '../src/service/webhooks/view.ts'
import type { WebhookPatch, WebhookRequest } from '../src/webhooks/webhook.ts'

/** Flattens intersections and optional parts by one level, so that equal records look equal. */
type Flat<T> = { [Key in keyof T]: T[Key] }

// The compiler tests these: `npm run types`.
test("the API's schema of a record matches the record", () => {
  expectTypeOf<Static<typeof webhookSchema>>().toEqualTypeOf<Flat<WebhookView>>()
  expectTypeOf<Static<typeof webhookCriadoSchema>>().toEqualTypeOf<Flat<CreatedWebhook>>()
  expectTypeOf<Static<typeof rotationSchema>>().toEqualTypeOf<RotatedSecret>()
  expectTypeOf<Static<typeof entregaSchema>>().toEqualTypeOf<Delivery>()
  expectTypeOf<Static<typeof entregaDetalheSchema>>().toEqualTypeOf<DeliveryDetail>()
  expectTypeOf<Static<typeof paginaEntregasSchema>>().toExtend<DeliveryPage>()
  expectTypeOf<Static<typeof estatisticasSchema>>().toEqualTypeOf<Statistics>()
  expectTypeOf<Static<typeof reenvioSchema>>().toEqualTypeOf<Replay>()
  expectTypeOf<Static<typeof eventoSchema>>().toEqualTypeOf<PublicEvent>()
  expectTypeOf<Static<typeof consultaSchema>>().toEqualTypeOf<SearchReading>()
  expectTypeOf<Static<typeof avisoSchema>>().toEqualTypeOf<Notice>()
  expectTypeOf<Static<typeof chaveSchema>>().toEqualTypeOf<Flat<KeySummary>>()
  expectTypeOf<Static<typeof chaveCriadaSchema>>().toEqualTypeOf<Flat<CreatedKey>>()
  expectTypeOf<Static<typeof usoSchema>>().toEqualTypeOf<DayUse>()
  expectTypeOf<Static<typeof contaSchema>>().toEqualTypeOf<Flat<AccountSummary>>()
  expectTypeOf<Static<typeof membroSchema>>().toEqualTypeOf<Person>()
  expectTypeOf<Static<typeof convidadoSchema>>().toEqualTypeOf<Flat<FollowedInvitationView>>()
  expectTypeOf<Static<typeof conviteSchema>>().toEqualTypeOf<Flat<OpenInvitationView>>()
  expectTypeOf<Static<typeof envioSchema>>().toEqualTypeOf<Upload>()
})

test("the API's request bodies match the service's input", () => {
  expectTypeOf<Static<typeof newWebhookBody>>().toExtend<WebhookRequest>()
  expectTypeOf<Static<typeof webhookPatchBody>>().toExtend<WebhookPatch>()
})
