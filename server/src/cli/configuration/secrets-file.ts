import { randomBytes } from 'node:crypto'
import { appendFile, chmod } from 'node:fs/promises'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { makeSecret } from '../../webhooks/message/secret.ts'

/** Only its owner reads it. */
const MODE = 0o600

/** Makes sure that secrets can be kept there. @throws Problem for a file in the folder itself */
export async function openSecrets(file: string, folder: string): Promise<void> {
  const path = relative(resolve(folder), resolve(file))
  const isOutside = path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path)
  if (!isOutside)
    throw new Problem('parametro_invalido', '--segredos: o arquivo está na própria pasta.', [
      detailOf('--segredos', 'iria para o repositório', 'Diga um arquivo fora dela.'),
    ])
  await appendFile(file, '', { mode: MODE })
  await chmod(file, MODE) // it may be an older one
}

/**
 * Makes the secret of a webhook that is about to be created, and keeps it: a line of JSON. The last line of a webhook
 * counts, for a command that was stopped between both leaves a line too many.
 */
export async function keepNewSecret(
  file: string,
  servico: string,
  webhook: string,
): Promise<string> {
  const secret = makeSecret(randomBytes)
  await appendFile(file, `${JSON.stringify({ servico, webhook, secret })}\n`, { mode: MODE })
  return secret
}
