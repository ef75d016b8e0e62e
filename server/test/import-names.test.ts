import { expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { storedRows } from './_archive.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, writeZip } from './_editions.ts'
import { importHere } from './_import-here.ts'

test('names of acts that an older program did not read are stored by --reler', async () => {
  const folder = temporaryFolder()
  const texto = '<p>Nomear ANA.</p><p>PORTARIA nº 2, de 14 de março de 2024</p><p>Nomear JOÃO.</p>'
  const titulo = 'PORTARIA nº 1, de 14 de março de 2024'
  const path = writeZip(folder, `${MONDAY}-DO1.zip`, [{ idMateria: '1', titulo, texto }])
  const importIt = async (reread: boolean) => {
    using archive = openArchive(folder)
    const clock = () => new Date('2024-03-18T12:00:00Z')
    await importHere(archive, [path], { notify: false, clock, reread })
  }
  const names = () => storedRows(folder, 'SELECT * FROM act_names ORDER BY name')
  await importIt(false)
  const read = await names()
  expect(read).toMatchObject([{ name: 'portaria 1' }, { name: 'portaria 2' }])
  {
    using archive = openArchive(folder)
    await archive.sql.run('DELETE FROM act_names WHERE name = $1', ['portaria 2'])
  }
  await importIt(true)
  expect(await names()).toEqual(read)
})
