import { BUILDINGS_ROWS } from './everyday/buildings.ts'
import { CAREERS_ROWS } from './everyday/careers.ts'
import { GOODS_ROWS } from './everyday/goods.ts'
import { HEALTH_ROWS } from './everyday/health.ts'
import { LAND_ROWS } from './everyday/land.ts'
import { MONEY_ROWS } from './everyday/money.ts'
import { SAME_ROWS } from './everyday/same.ts'
import { SERVICES_ROWS } from './everyday/services.ts'
import { STATE_ROWS } from './everyday/state.ts'
import { VEHICLES_ROWS } from './everyday/vehicles.ts'

/**
 * What people type, and what the gazette prints. One group a row:
 *
 * - `a, b, c`: whoever types one also finds the others.
 * - `a, b > c, d`: whoever types `a` or `b` also finds all others; `c` and `d` by themselves do not
 *   find `a` or `b`, because they mean more.
 * - `a | b > c`: two groups, `a > c` and `b > c`; `a` does not find `b`.
 * - `a = b`: two names of one thing, whoever reads them: an abbreviation and what it stands for.
 *   Only these are also read in searches that must be exact (ADR 67); what follows ` > ` is not.
 *
 * Inflections, stop words and the relatives of families.ts make no difference. A form is typed in
 * one row only; it may be found by several. Compiled in November 2026 from what the editions print
 * and from what suppliers, candidates, servants and journalists call it; a test checks the form of
 * every row.
 */
export const SYNONYM_ROWS = [
  SAME_ROWS,
  HEALTH_ROWS,
  GOODS_ROWS,
  VEHICLES_ROWS,
  BUILDINGS_ROWS,
  SERVICES_ROWS,
  CAREERS_ROWS,
  MONEY_ROWS,
  STATE_ROWS,
  LAND_ROWS,
].join('\n')
