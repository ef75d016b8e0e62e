import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { PROGRAM } from '../../lib/errors/program.ts'
import { expectCopyFolder } from '../../store/copies/copy-folder.ts'
import { copiesIn } from '../../store/copies/manifest.ts'
import { size } from '../../terminal/size.ts'
import type { CommandBody } from '../command.ts'

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
    const copies = copiesIn(expectCopyFolder(path).manifests)
    const rows = copies.map(({ id, manifest: { criada, bytes, novos } }) => ({
      copia: id,
      criada,
      bytes,
      novos,
    }))
    if (args.chave('json')) console.log(JSON.stringify(rows))
    else
      for (const { copia, bytes, novos } of rows)
        console.log(`${copia}  ${size(bytes)} de acervo, ${size(novos)} novos`)
    return 0
  },
}
