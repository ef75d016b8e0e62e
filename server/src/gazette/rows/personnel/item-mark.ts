/** A number of an act or of an article, or an item's mark, before its first word. */
export const ITEM_MARK =
  /^[\s"“(]*(?:(?:N\s?\.?\s?[º°ªo.]{1,2}\s?[\d.,]+(?:-[A-Z](?!\p{L}))?\s*[-–—.:]?\s*)|(?:Arts?[.:]?\s?\d+\s?[º°o]?\s?[-–.:]*[º°]?\s*)|(?:§\s?\d+\s?[º°o]?\s*)|(?:Parágrafo único[.\s:-]*)|(?:[IVXL]{1,6}\s?[-–.)]\s*)|(?:\d{1,3}(?:\.\d{1,2})?\s?[-–.)]+\s*(?=\P{N}))|(?:\d{1,2}\.\d{1,2}\s+(?=\p{L}))|(?:[A-H]\s?[-–]\s(?=\p{L}))|(?:[a-z]\s?\)\s*)|(?:[-–•]\s*))*/iu
