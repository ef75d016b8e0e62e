import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'

/** Linux keeps these files in memory. */
const MEMORY = '/dev/shm'
/** Containers often have only 64 MB there; all that tests keep at one time is less than this. */
const ENOUGH_BYTES = 4 * 2 ** 30

/**
 * Makes temporary files of this process and its children files in memory, where there is room: tests open
 * hundreds of archives, and each waits for the disk at every commit. No test is about a power cut; what
 * survives a killed process is the same. The folder goes with this process.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.platform !== 'linux' || !runsPrograms()) return
  const { bavail, bsize } = statfsSync(MEMORY)
  if (bavail * bsize < ENOUGH_BYTES) return
  const folder = mkdtempSync(`${MEMORY}/arauto-`)
  chmodSync(folder, 0o755) // PostgreSQL and OpenSearch run as users of their own
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  // oxlint-disable-next-line no-restricted-properties
  process.env['TMPDIR'] = folder
}

/** Whether it is there, and allows what tests install. */
function runsPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n')
  const options = mounts.map((line) => line.split(' ')).find(([, at]) => at === MEMORY)?.[3]
  return options !== undefined && !options.split(',').includes('noexec')
}
