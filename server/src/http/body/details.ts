import type { FastifySchemaValidationError } from 'fastify'
import type { Detail } from '../../lib/errors/problem.ts'
import { faultDetails } from '../../lib/errors/schema-faults.ts'

interface BodyValidation {
  validation: FastifySchemaValidationError[]
}

/** Whether Fastify refused a body by the route's schema. */
export function isBodyValidation(error: unknown): error is BodyValidation {
  return error instanceof Error && 'validation' in error && Array.isArray(error.validation)
}

/** Ajv's faults in Portuguese; each names its field as `filtros.secoes[0]`. */
export function bodyDetails({ validation }: BodyValidation): Detail[] {
  return faultDetails(validation, 'corpo')
}
