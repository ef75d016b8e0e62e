import { imagePlaces } from '../../gazette/image-places.ts'
import type { ArchivedPublication, Imagem } from '../../gazette/publication-detail.ts'
import type { ArchiveView } from './archive-store.ts'

/** What an image without a picture has. */
const MISSING = {
  disponivel: false,
  tipo: null,
  largura: null,
  altura: null,
  sha256: null,
  url: null,
}

/** The images in the text of an act, each with its picture, if the archive has it. */
export async function imagesOf(
  view: Pick<ArchiveView, 'pictures'>,
  { id, conteudo_completo }: Pick<ArchivedPublication, 'id' | 'conteudo_completo'>,
): Promise<Imagem[]> {
  const places = imagePlaces(conteudo_completo)
  if (places.length === 0) return []
  const pictures = new Map((await view.pictures(id)).map((picture) => [picture.nome, picture]))
  return places.map((place) => {
    const picture = pictures.get(place.nome)
    if (picture === undefined) return { ...place, ...MISSING }
    const sha256 = Buffer.from(picture.sha256).toString('hex')
    return { ...place, disponivel: true, ...picture, sha256, url: pictureUrl(id, place.nome) }
  })
}

/** The address of http/archive/picture.ts. */
function pictureUrl(id: string, nome: string): string {
  return `/api/v1/publicacao/${id}/imagens/${encodeURIComponent(nome)}`
}
