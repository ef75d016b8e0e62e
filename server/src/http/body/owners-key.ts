import { type Detail, detailOf } from '../../lib/errors/problem.ts'
import { MAX_CHAVE } from '../schemas/owners-key.ts'
import type { Fields } from './bodies.ts'

/** Without slashes and other characters that a path would have to escape. */
const FORM = /^[A-Za-z0-9][A-Za-z0-9._:@+-]*$/

/** The faults of the field `chave` that a schema cannot find; the schema reports a bad length. */
export function ownersKeyDetails({ chave }: Fields): Detail[] {
  const isChecked = typeof chave === 'string' && chave !== '' && chave.length <= MAX_CHAVE
  return isChecked && !FORM.test(chave)
    ? [
        detailOf(
          'chave',
          'tem caracteres que uma chave não pode ter',
          'Use letras sem acento, algarismos e . _ : @ + -, e comece por letra ou algarismo.',
        ),
      ]
    : []
}

/** The same where it comes in the path, which no schema bounds. */
export function pathKeyDetails({ chave }: { chave: string }): Detail[] {
  return chave.length > MAX_CHAVE
    ? [detailOf('chave', `deve ter no máximo ${MAX_CHAVE} caracteres`)]
    : ownersKeyDetails({ chave })
}
