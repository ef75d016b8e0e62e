/** Gives the current time; injected wherever behaviour depends on time. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
