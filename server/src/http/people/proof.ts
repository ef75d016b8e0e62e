import type { FastifyReply } from 'fastify'
import { Problem, detailOf } from '../../lib/problem.ts'
import type { Proven } from '../../service/people/prove.ts'
import { type Refusal, refusal } from '../errors/refusals.ts'

/**
 * Returns the result for a person who proved their identity; throws the Problem that says why the
 * proof failed.
 */
export function provenOf<T>(reply: FastifyReply, result: Proven<T, Refusal>): T {
  switch (result.kind) {
    case 'done':
      return result.done
    case 'refused':
      throw refusal(result.refused)
    case 'wrong':
      throw new Problem('nao_autenticado', 'O e-mail ou a senha não confere.')
    case 'code':
      throw result.given ? wrongCode() : codeAsked()
    case 'wait':
      reply.header('Retry-After', result.seconds)
      throw new Problem(
        'limite_excedido',
        `Houve tentativas demais com este e-mail. Tente de novo em ${result.seconds} s, ou peça uma senha nova.`,
      )
  }
}

function codeAsked(): Problem {
  const hint = 'Use o aplicativo autenticador, ou um dos códigos de recuperação.'
  return new Problem('nao_autenticado', 'Falta o código de verificação.', [
    detailOf('codigo', 'é obrigatório', hint),
  ])
}

function wrongCode(): Problem {
  const hint = 'Cada código vale uma vez; espere o seguinte e confira o relógio do aparelho.'
  return new Problem('nao_autenticado', 'O código de verificação não confere.', [
    detailOf('codigo', 'não confere', hint),
  ])
}
