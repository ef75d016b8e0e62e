import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { PROGRAM } from '../../lib/errors/program.ts'
import { expectCopyFolder } from '../../store/copies/copy-folder.ts'
import { type ListedCopy, listedCopies } from '../../store/copies/manifest.ts'
import { size } from '../../terminal/size.ts'
import type { CommandBody } from '../command.ts'

/** A copy cannot be read. */
const DAMAGED = 2

export const backupListar: CommandBody = {
  opcoes: { json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' } },
  async executar(args) {
    const [path, ...others] = args.posicionais
    if (path === undefined || others.length > 0)
      throw new Problem('parametro_invalido', 'Diga a pasta das cópias.', [
        detailOf(
          'pasta',
          'esperada exatamente uma',
          `Por exemplo: ${PROGRAM} backup listar /backups`,
        ),
      ])
    const copies = listedCopies(expectCopyFolder(path).manifests)
    if (args.chave('json')) console.log(JSON.stringify(copies.map(rowOf)))
    else
      for (const { id, manifest } of copies)
        console.log(
          manifest === null
            ? `${id}  não pode ser lida: está danificada, ou é de uma versão mais nova`
            : `${id}  ${size(manifest.bytes)} de acervo, ${size(manifest.novos)} novos`,
        )
    return copies.some(({ manifest }) => manifest === null) ? DAMAGED : 0
  },
}

/** What is unknown of a damaged copy is null. */
function rowOf({ id, manifest }: ListedCopy) {
  const { criada = null, bytes = null, novos = null } = manifest ?? {}
  return { copia: id, criada, bytes, novos }
}
