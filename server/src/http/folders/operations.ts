import type { Operation } from '../operation.ts'
import { changeKept, keepAct, listKeptActs, readKeptAct, takeActOut } from './acts.ts'
import { exportFolder } from './export.ts'
import { changeFolder, createFolder, listFolders, readFolder, removeFolder } from './folders.ts'

/** Everything under /pastas. */
export const folderOperations: Operation[] = [
  listFolders,
  createFolder,
  readFolder,
  changeFolder,
  removeFolder,
  listKeptActs,
  readKeptAct,
  keepAct,
  changeKept,
  takeActOut,
  exportFolder,
]
