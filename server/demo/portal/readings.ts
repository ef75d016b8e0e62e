import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { firstPage } from '../../src/printed/pages.ts'
import { listZip } from '../../src/gazette/source/list-source.ts'
import type { Publication } from '../../src/gazette/publication.ts'
import { readChunk } from '../../src/gazette/article/read-chunk.ts'
import { words } from '../../src/gazette/words.ts'

const LIMITS = {
  maxEntryBytes: 2 ** 26,
  maxActBytes: 2 ** 26,
  maxTotalBytes: 2 ** 32,
  maxEntries: 1e6,
}
/** The portal cuts the text of an act at about this length. */
const CONTENT_LENGTH = 400

/** Pages of the portal, made from the zips of a folder; a page without a zip lists nothing. */
export function createReadings(folder: string) {
  return {
    /** @param name date and section, `2026-03-20-DO1`. */
    async page(name: string): Promise<string> {
      const path = join(folder, `${name}.zip`)
      if (!/^\d{4}-\d{2}-\d{2}-DO[123]E?$/.test(name) || !existsSync(path)) return readingPage([])
      const { acts } = readChunk(await listZip(path, LIMITS), LIMITS)
      return readingPage(acts.map(({ publication }) => itemOf(publication)))
    },
  }
}

/** The page with these items, where the portal's script finds them. */
function readingPage(items: object[]): string {
  const params = JSON.stringify({ typeNormDay: {}, jsonArray: items }).replaceAll(
    '</',
    String.raw`<\/`,
  )
  return `<!DOCTYPE html>
<html lang="pt-BR"><head><title>Leitura do Jornal (simulada)</title></head><body>
<script id="params" type="application/json">
${params}
</script>
</body></html>
`
}

function itemOf(publication: Publication): object {
  const { pubName, titulo, conteudo_completo, orgao, data_publicacao } = publication
  return {
    pubName,
    urlTitle: `${slugOf(titulo)}-${publication.idMateria}`,
    numberPage: firstPage(publication.pagina),
    subTitulo: '',
    titulo: '',
    title: titulo,
    pubDate: data_publicacao.split('-').toReversed().join('/'),
    content: `${conteudo_completo.slice(0, CONTENT_LENGTH)}...`,
    editionNumber: publication.edicao,
    hierarchyLevelSize: orgao.split('/').length,
    artType: publication.tipo_ato,
    pubOrder: `${pubName}00001:00001:00000`,
    hierarchyStr: orgao,
    hierarchyList: orgao.split('/'),
  }
}

function slugOf(titulo: string): string {
  return words(titulo).trim().replaceAll(' ', '-')
}
