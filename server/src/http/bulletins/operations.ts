import type { Operation } from '../operation.ts'
import { createBulletin, listBulletins } from './collection.ts'
import { issueSchemas } from './issue-schema.ts'
import { closeOpenPages, listOpenPages } from './open-pages.ts'
import { closeIssuePage, listIssues, previewBulletin, readIssue } from './issues.ts'
import { changeBulletin, putBulletin, readBulletin, removeBulletin } from './item.ts'
import { boletimSchema } from './schema.ts'

export const bulletinSchemas = [boletimSchema, ...issueSchemas]

/** Everything under /boletins. */
export const bulletinOperations: Operation[] = [
  listBulletins,
  createBulletin,
  putBulletin,
  readBulletin,
  changeBulletin,
  removeBulletin,
  previewBulletin,
  listIssues,
  readIssue,
  closeIssuePage,
  listOpenPages,
  closeOpenPages,
]
