import { Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import type { Arguments } from './command.ts'

/** The single id that a command takes. @throws Problem; `example`: a correct call. */
export function givenId({ posicionais }: Arguments, what: string, example: string): string {
  const [id, ...others] = posicionais
  if (id !== undefined && others.length === 0) return id
  throw new Problem('parametro_invalido', `Diga o id de uma ${what}.`, [
    detailOf('id', 'esperado exatamente um', `Por exemplo: ${PROGRAM} ${example}`),
  ])
}
