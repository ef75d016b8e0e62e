import { appendFile, chmod } from 'node:fs/promises'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import type { WrittenRecord } from '../../configuration/apply.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'

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

/** Keeps the secret of a new webhook, which nobody is told again: a line of JSON. */
export async function keepSecret(file: string, { step, id, secret }: WrittenRecord): Promise<void> {
  const line = JSON.stringify({ webhook: step.declared.chave, id, secret })
  await appendFile(file, `${line}\n`, { mode: MODE })
}
