import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { writeOrCheckPart } from './generated.ts'

/* Writes the files of each folder of the server into docs/rooms.md; with --check, compares them. */
const SERVER = join(import.meta.dirname, '../server')

const files = globSync('{src,demo,engine}/**/*.ts', { cwd: SERVER })
  .filter((file) => !/\.test\.ts$|(^|\/)_/.test(file))
  .toSorted()
const rooms = Map.groupBy(files, (file) => dirname(file).replace(/^src\/?/, '') || '.')
const lines = rooms
  .entries()
  .map(([room, its]) => `- \`${room}\`: ${its.map((file) => basename(file, '.ts')).join(', ')}`)
writeOrCheckPart('docs/rooms.md', 'rooms', [...lines].toSorted().join('\n'))
