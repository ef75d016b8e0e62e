import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { MeantVersions } from '../../service/folders/version.ts'
import type { Answer } from '../answer.ts'

export const versionExample = 'n4bQgYhMfWWaL-qgxVrQFa'

/** The version of what is in an answer. */
export const versionField = Type.String({
  description:
    'A versão do que as pessoas escreveram, para mudá-lo só se ninguém o mudou entretanto; é também o `ETag` de quem o lê sozinho.',
  examples: [versionExample],
})

/** The version that a request means. */
export const meantVersion = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 64,
    description:
      'A `versao` que se leu: se não é mais esta, nada é gravado (412). O mesmo que `If-Match`. Sem ela, vale o que se envia.',
    examples: [versionExample],
  }),
)

/** By `If-Match` and by `versao`; where both are, both must hold. */
export function versionsMeantBy(
  { headers }: FastifyRequest,
  versao: string | undefined,
): MeantVersions {
  const header = headers['if-match']
  if (header === undefined) return versao === undefined ? null : [versao]
  const tags = header.split(',').map((tag) => tag.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'))
  if (versao === undefined) return tags
  return tags.includes('*') || tags.includes(versao) ? [versao] : []
}

/** An answer with its version in `ETag`. */
export function versioned<Given extends { versao: string }>(answer: Answer<Given>): Answer<Given> {
  return {
    ...answer,
    send: (reply: FastifyReply, given) =>
      answer.send(reply.header('ETag', `"${given.versao}"`), given),
  }
}
