import { eitherOf } from '../../../lib/text/either-of.ts'

/** A number of an act or of an article, or an item's mark, before its first word. */
export const ITEM_MARK = new RegExp(
  String.raw`^[\s"“(]*(?:${eitherOf(
    String.raw`(?:N\s?\.?\s?[º°ªo.]{1,2}\s?[\d.,]+(?:-[A-Z](?!\p{L}))?\s*[-–—.:]?\s*)`,
    String.raw`(?:Arts?[.:]?\s?\d+\s?[º°o]?\s?[-–.:]*[º°]?\s*)|(?:§\s?\d+\s?[º°o]?\s*)`,
    String.raw`(?:Parágrafo único[.\s:-]*)|(?:[IVXL]{1,6}\s?[-–.)]\s*)`,
    String.raw`(?:\d{1,3}(?:\.\d{1,2})?\s?[-–.)]+\s*(?=\P{N}))|(?:\d{1,2}\.\d{1,2}\s+(?=\p{L}))`,
    String.raw`(?:[A-H]\s?[-–]\s(?=\p{L}))|(?:[a-z]\s?\)\s*)|(?:[-–•]\s*)`,
  )})*`,
  'iu',
)
