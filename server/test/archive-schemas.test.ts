import type { Static } from 'typebox'
import { expectTypeOf, test } from 'vitest'
import type { Edition } from '../src/gazette/edition.ts'
import type { SourceStatus } from '../src/gazette/ledger/ledger.ts'
import type { PublicationDetail, ToldRelation } from '../src/gazette/publication-detail.ts'
import type { RootedReport } from '../src/gazette/ledger/source-report.ts'
import type { edicaoSchema } from '../src/http/archive/edition-schema.ts'
import type {
  publicacaoSchema,
  relacaoSchema,
  resultadoBuscaSchema,
} from '../src/http/archive/publication-schema.ts'
import type { coletorSchema, fonteSchema } from '../src/http/archive/source-schema.ts'
import type { avisoSchema } from '../src/http/schemas/notice.ts'
import type { simulacaoSchema } from '../src/http/alerts/simulation-schema.ts'
import type { Notice } from '../src/service/notice.ts'
import type { Simulation } from '../src/service/archive/archive-queries.ts'
import type { FoundAct } from '../src/service/archive/archive-store.ts'

/** The same fields with the same types, however the type is composed. */
type Flat<T> = T extends readonly (infer Item)[]
  ? Flat<Item>[]
  : T extends object
    ? { [Key in keyof T]: Flat<T[Key]> }
    : T

// Only types are compared: `npm run types` fails if they differ.
test("the records of the archive match the API's schemas", () => {
  expectTypeOf<Flat<Static<typeof resultadoBuscaSchema>>>().toEqualTypeOf<Flat<FoundAct>>()
  expectTypeOf<Flat<Static<typeof publicacaoSchema>>>().toEqualTypeOf<Flat<PublicationDetail>>()
  expectTypeOf<Flat<Static<typeof relacaoSchema>>>().toEqualTypeOf<Flat<ToldRelation>>()
  expectTypeOf<Flat<Static<typeof edicaoSchema>>>().toEqualTypeOf<Flat<Edition>>()
  expectTypeOf<Flat<Static<typeof fonteSchema>>>().toEqualTypeOf<Flat<RootedReport>>()
  expectTypeOf<Flat<Static<typeof coletorSchema>>>().toEqualTypeOf<Flat<SourceStatus>>()
  expectTypeOf<Flat<Static<typeof avisoSchema>>>().toEqualTypeOf<Flat<Notice>>()
  expectTypeOf<Flat<Static<typeof simulacaoSchema>>>().toEqualTypeOf<Flat<Simulation>>()
})
