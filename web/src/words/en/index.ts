import type { Words } from '../pt/index.ts'
import { pt } from '../pt/index.ts'
export const en: Words = { ...pt }
