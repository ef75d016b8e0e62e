import type { TestArticle, TestFile } from './_editions.ts'
import { file } from './_editions.ts'

/*
 * No zip of the monthly base could be had: these are made from what is reported of it. XML as INLABS has
 * it, extra editions included, images beside it; attributes that came later are missing in old files;
 * before 2018 types in capitals, and pieces of pages among the acts.
 */

/** An article of an old month: fewer attributes, its type in capitals. */
export function oldArticle(article: TestArticle): TestArticle {
  const absent = { artNotes: undefined, artSize: undefined, highlightType: undefined }
  return { ...article, attributes: { artType: 'PORTARIA', ...absent, ...article.attributes } }
}

/** A piece of a page, as the segmentation of old pages left them. */
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
