import { PROGRAM } from '../../lib/errors/program.ts'
import { counted } from '../../lib/text/counted.ts'
import type { Imported } from '../../threads/import/import-into.ts'

/** Rejected articles listed one by one; the ledger has all of them. */
const REJECTIONS_SHOWN = 20

/** What an import could not take goes to standard error, whatever the format of its summary. */
export function tellTrouble({ refused, rejected, unfit, rowless, kept, unsigned }: Imported): void {
  for (const { arquivo, motivo } of refused)
    console.error(`Recusado: ${arquivo}: ${motivo}. Nada deste arquivo foi importado.`)
  for (const { arquivo, artigo, motivo } of rejected.slice(0, REJECTIONS_SHOWN))
    console.error(`Aviso: ${arquivo}: ${artigo} separado com erro: ${motivo}.`)
  if (rejected.length > REJECTIONS_SHOWN)
    console.error(
      `Aviso: e mais ${counted(rejected.length - REJECTIONS_SHOWN, 'artigo', 'artigos')}; veja ${PROGRAM} situacao.`,
    )
  for (const { arquivo, imagem, motivo } of unfit.slice(0, REJECTIONS_SHOWN))
    console.error(`Aviso: ${arquivo}: imagem ${imagem} não guardada: ${motivo}.`)
  if (unfit.length > REJECTIONS_SHOWN)
    console.error(
      `Aviso: e mais ${counted(unfit.length - REJECTIONS_SHOWN, 'imagem não guardada', 'imagens não guardadas')}.`,
    )
  for (const { id, motivo } of rowless.slice(0, REJECTIONS_SHOWN))
    console.error(`Aviso: ${id} importado sem linhas: ${motivo}. O serviço tenta de novo.`)
  if (rowless.length > REJECTIONS_SHOWN)
    console.error(
      `Aviso: e mais ${counted(rowless.length - REJECTIONS_SHOWN, 'ato sem linhas', 'atos sem linhas')}.`,
    )
  if (unsigned)
    console.error(
      `Aviso: as declarações sobre estes dias ficaram sem assinatura, porque a chave dos segredos do acervo não foi encontrada ou é outra. Ponha de volta segredos.chave; se ela se perdeu de vez: ${PROGRAM} segredos descartar.`,
    )
  if (kept > 0)
    console.error(
      `Aviso: ${counted(kept, 'ato mantido como estava', 'atos mantidos como estavam')}: o acervo já tem mais partes deles, ou um texto mais novo.`,
    )
}
