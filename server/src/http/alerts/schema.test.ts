import type { Static } from 'typebox'
import { expectTypeOf, test } from 'vitest'
import type { Notice } from '../../service/notice.ts'
import type { AlertPatch, AlertRequest, AlertView } from '../../alerts/alert.ts'
import type { avisoSchema } from '../schemas/notice.ts'
import type { alertPatchBody, alertaSchema, newAlertBody } from './schema.ts'

test("the API's schema of an alert matches the domain's record", () => {
  expectTypeOf<Static<typeof alertaSchema>>().toEqualTypeOf<AlertView>()
  expectTypeOf<Static<typeof newAlertBody>>().toEqualTypeOf<AlertRequest>()
  expectTypeOf<Static<typeof alertPatchBody>>().toEqualTypeOf<AlertPatch>()
  expectTypeOf<Static<typeof avisoSchema>>().toEqualTypeOf<Notice>()
})
