/* One file of the built page has both screens: the first page of a visit names every file that may be needed. */
export { FolderPage } from './FolderPage.tsx'
export { FoldersPage } from './FoldersPage.tsx'
