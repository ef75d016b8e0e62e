/**
 * Types of pieces cut out of old pages, as the monthly base has them. The shortest act type has
 * three letters (`Ata`), and the summary of a page is not an act.
 */
const FRAGMENT = /^(?:\(.*|\p{L}{1,2}|sum[áa]rio|[íi]ndice)$/iu

/**
 * Whether an artType means no act but a piece of a page: months before 2018 contain such leftovers
 * of page segmentation beside the acts.
 */
export function isPageFragment(artType: string): boolean {
  return FRAGMENT.test(artType)
}
