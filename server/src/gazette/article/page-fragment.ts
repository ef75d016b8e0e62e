/**
 * Types that the monthly base gives to pieces cut out of old pages: the shortest act type has three letters
 * (`Ata`), and a page's summary is not an act.
 */
const FRAGMENT = /^(?:\(.*|\p{L}{1,2}|sum[áa]rio|[íi]ndice)$/iu

/**
 * Whether what bears this artType is no act but a piece of a page: months before 2018 hold such leftovers
 * of the page's segmentation, beside the acts.
 */
export function isPageFragment(artType: string): boolean {
  return FRAGMENT.test(artType)
}
