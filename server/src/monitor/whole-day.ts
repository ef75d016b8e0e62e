/** Whether all sections of a day's regular edition are in the archive, or no more are expected. */
export type IsDayWhole = (data: string) => boolean
