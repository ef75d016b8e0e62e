/**
 * How an act changed: it came; its text became another; its source withdrew it; or its text stayed, and what
 * is told of it became another (state, links, addresses, source, pictures).
 */
export const CHANGE_KINDS = ['nova', 'alterada', 'retirada', 'religada'] as const

export type ChangeKind = (typeof CHANGE_KINDS)[number]
