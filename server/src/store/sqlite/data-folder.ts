import { makeFolder } from '../make-folder.ts'

/**
 * Makes the folder of an archive, and those above it, for its owner alone.
 * @throws Problem `parametro_invalido` for a place that takes no folders
 */
export function makeDataFolder(dataDir: string): void {
  makeFolder(dataDir, 'ARAUTO_DATA_DIR', 0o700)
}
