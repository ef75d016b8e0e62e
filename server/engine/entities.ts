/** What acts name, however they write it: norms, companies, processes, amounts, dates. */
export { type ActKind, findKinds, isNational } from './entities/act-kind.ts'
export { findAmounts } from './entities/amounts/amounts.ts'
export { anyCase } from './entities/any-case.ts'
export { type Citation, findCitations } from './entities/citation.ts'
export { findCnpjs, printCnpj } from './entities/cnpj.ts'
export { entityTerm, printEntity, readEntity } from './entities/entities.ts'
export { NORM_NICKNAMES } from './entities/norm-nicknames.ts'
export { type Norm, isFederal, normsAmong, printNorm } from './entities/norm.ts'
export { MONTH_NAME, PRINTED_DATE, latestDate, nextDay, readDate } from './entities/printed-date.ts'
export {
  type PlacedProcess,
  findProcesses,
  findProcessNumbers,
  printProcessNumber,
} from './entities/process-number.ts'
export { type Sphere, SPHERES, isLocal } from './entities/sphere.ts'
