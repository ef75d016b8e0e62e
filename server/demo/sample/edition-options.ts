import type { PubName } from './journals.ts'

/** Everything that a sample edition depends on, besides the material. */
export interface EditionOptions {
  seed: number
  /** YYYY-MM-DD */
  date: string
  pubName: PubName
  /** As printed: `54`, extras `68-A`. */
  editionNumber: string
  /** The number of acts. */
  acts: number
  /** Whether every act says in its title and its first paragraph that it is a sample. */
  marked: boolean
}
