import type { TestArticle, TestFile } from './_editions.ts'
import { file } from './_editions.ts'

/*
 * No zip of the monthly base was available: these follow published reports of it. XML as in INLABS,
 * including extra editions, with images. Old files lack attributes that came later. Before 2018
 * types are in capitals, and there are pieces of pages among the acts.
 */

/** An article of an old month: fewer attributes, its type in capitals. */
export function oldArticle(article: TestArticle): TestArticle {
  const absent = { artNotes: undefined, artSize: undefined, highlightType: undefined }
  return { ...article, attributes: { artType: 'PORTARIA', ...absent, ...article.attributes } }
}

/** A piece of a page, as left by the segmentation of old pages. */
export function pageFragment(article: TestArticle, artType: string): TestFile {
  return file({
    ...article,
    titulo: '',
    texto: '<p>ntinuação de um texto da colun</p>',
    attributes: { artType },
  })
}

/** An image of an article: a few bytes that are no XML. */
export function image(name: string): TestFile {
  return [name, Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10])]
}
