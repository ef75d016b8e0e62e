import type { FastifyReply } from 'fastify'
import type { Caller } from '../../access/caller.ts'
import type { ProofRefusal } from '../../access/people/people-store.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import type { Proof, Proven } from '../../service/people/prove.ts'
import { type Refusal, refusal } from '../errors/refusals.ts'
import { requireConfirmed } from './confirmed.ts'
import { logRefusal } from './sign-in-log.ts'

/**
 * The proof of a signed-in person. Without a password, the session must have been confirmed.
 * @throws Problem `sem_permissao` when it was not
 */
export function proofOf(caller: Caller, given: Proof): Proof {
  if (given.senha === undefined) requireConfirmed(caller)
  return given
}

/**
 * Returns the result for a person who proved their identity; throws the Problem that says why the
 * proof failed. `where`: what the log calls a failure.
 */
export function provenOf<T>(
  reply: FastifyReply,
  result: Proven<T, Refusal>,
  where: ProofRefusal = 'confirmacao_recusada',
): T {
  switch (result.kind) {
    case 'done':
      return result.done
    case 'refused':
      throw refusal(result.refused)
    case 'wrong':
      logRefusal(reply.request, where, 'senha')
      throw new Problem('nao_autenticado', 'O e-mail ou a senha não confere.')
    case 'password':
      throw new Problem('nao_autenticado', 'Falta a sua senha.', [
        detailOf('senha', 'é obrigatório', 'Só quem não tem senha pode deixá-la de fora.'),
      ])
    case 'code':
      if (!result.given) throw codeAsked()
      logRefusal(reply.request, where, 'codigo')
      throw wrongCode()
    case 'wait':
      logRefusal(reply.request, where, 'espera')
      reply.header('Retry-After', result.seconds)
      throw new Problem(
        'limite_excedido',
        `Houve tentativas demais. Tente de novo em ${result.seconds} s.`,
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
