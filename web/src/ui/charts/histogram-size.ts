/** Of the bars of a histogram, without what is below them. */
export const HEIGHT = 92
