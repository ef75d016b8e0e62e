import { Type } from 'typebox'
import { PICTURE_TYPES } from '../../gazette/source/picture-form.ts'
import type { PictureFile } from '../../service/archive/archive-store.ts'
import type { Answer } from '../answer.ts'
import { unknownPicture } from '../errors/problems.ts'
import { operation } from '../operation.ts'
import { publicationParams } from './publication.ts'

const pictureSchema = Type.Unsafe<Uint8Array>({
  type: 'string',
  format: 'binary',
  description: 'O conteúdo do arquivo.',
})

/** No browser may take a picture for anything else, or run anything in it. */
const SAFE = {
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Content-Disposition': 'inline',
}

const picture: Answer<PictureFile> = {
  status: 200,
  schema: {
    description: 'A imagem, como veio da fonte.',
    content: Object.fromEntries(
      PICTURE_TYPES.map((tipo) => [`image/${tipo}`, { schema: pictureSchema }]),
    ),
  },
  isFile: true,
  send: (reply, { tipo, sha256, bytes }) =>
    reply
      .headers({ ...SAFE, ETag: `"${Buffer.from(sha256).toString('base64url')}"` })
      .type(`image/${tipo}`)
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
}

/** No image has another name (gazette/article/html-text.ts). */
const NAME = /^[^[\]&\p{C}]{1,100}$/u

/** For pages that show the act; whoever reads the act as data finds its address in `imagens`. */
export const readPicture = operation({
  id: 'obterImagem',
  at: 'GET /publicacao/{id}/imagens/{nome}',
  tag: 'Pessoas',
  summary: 'Lê uma imagem de uma publicação',
  description:
    'A imagem como veio no zip da fonte: PNG, JPEG ou GIF. O endereço de cada uma vem em `imagens` da publicação, em `url`.',
  access: 'consulta',
  fresh: 'revalidate',
  params: Type.Object({
    ...publicationParams.properties,
    nome: Type.String({
      description: 'O nome da imagem, como em `imagens`.',
      examples: ['1_MEC_15_001'],
    }),
  }),
  answer: picture,
  async handle({ params: { id, nome } }, { queries: { publications } }) {
    const found = NAME.test(nome) ? await publications.picture(id, nome) : null
    if (found === null) throw unknownPicture()
    return found
  },
})
