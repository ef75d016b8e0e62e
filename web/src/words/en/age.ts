import type { Words } from '../pt/index.ts'

export const age: Words['age'] = {
  newest: (day, ago) =>
    `This is the archive's newest edition, of ${day}, ${ago}. Nothing that came out after it was searched.`,
  noNews: (day, ago) =>
    `The archive's newest edition is of ${day}, ${ago}. Until another arrives, nothing new will be sent.`,
}
