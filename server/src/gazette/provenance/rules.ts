import { makeStatement } from './statement.ts'
import { filesByDay, rootOfDay, rootOfFiles, zipsInOrder } from './trees.ts'

/** How trees and statements are made, for the store, which keeps them. */
export const provenanceRules = { filesByDay, rootOfFiles, zipsInOrder, rootOfDay, makeStatement }

export type ProvenanceRules = typeof provenanceRules
