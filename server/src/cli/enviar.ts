import { openBucket } from '../bucket/bucket.ts'
import { sendFolder } from '../bucket/send-folder.ts'
import { Problem, detailOf } from '../lib/errors/problem.ts'
import { PROGRAM } from '../lib/errors/program.ts'
import { counted } from '../lib/text/counted.ts'
import { secretKeyPath } from '../store/secret-key.ts'
import { databasePath } from '../store/sqlite/database.ts'
import { createByteProgress } from '../terminal/progress.ts'
import { size } from '../terminal/size.ts'
import type { CommandBody } from './command.ts'

/** By their names in any data folder. */
const KEPT = [databasePath(''), secretKeyPath('')]

export const enviar: CommandBody = {
  opcoes: { json: { tipo: 'chave', descricao: 'Escreve o resultado em JSON' } },
  interrompido: 'O que já foi enviado fica; o mesmo comando continua.',
  async executar(args, { config, signal }) {
    const [place, ...others] = args.posicionais
    if (place === undefined || others.length > 0) throw onePlace()
    if (config.bucket === null) throw noBucket()
    const bucket = openBucket(config.bucket)
    const progress = createByteProgress('Enviando')
    const files = await sendFolder(place, {
      bucket,
      kept: KEPT,
      signal,
      onProgress: progress.update,
    }).finally(progress.stop)
    if (args.chave('json')) console.log(JSON.stringify({ arquivos: files }))
    else {
      const sent = files.filter(({ enviado }) => enviado)
      const bytes = sent.reduce((sum, each) => sum + each.bytes, 0)
      console.log(
        `Enviados: ${counted(sent.length, 'arquivo', 'arquivos')}, ${size(bytes)}. Já estavam lá, iguais: ${files.length - sent.length}.`,
      )
    }
    return 0
  },
}

function onePlace(): Problem {
  return new Problem('parametro_invalido', 'Diga um arquivo ou uma pasta.', [
    detailOf(
      'arquivo ou pasta',
      'esperado exatamente um',
      `Por exemplo: ${PROGRAM} enviar ./meses`,
    ),
  ])
}

function noBucket(): Problem {
  return new Problem('parametro_invalido', 'Não se disse para onde enviar.', [
    detailOf(
      'ARAUTO_S3_BUCKET',
      'falta',
      'Defina-a, com ARAUTO_S3_ENDPOINT e a chave: docs/operations.md.',
    ),
  ])
}
