import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { cli, temporaryFolder } from './_cli.ts'
import { storedRows } from './_archive.ts'
import { writeZip } from './_editions.ts'
import { importHere } from './_import-here.ts'
import { oldArticle } from './_monthly-base.ts'

/** Where a person, or their program, would be told of something. */
const TOLD = [
  'events',
  'waiting_events',
  'deliveries',
  'alert_matches',
  'alert_mail_queue',
  'mails',
  'bulletin_queue',
  'section_deliveries',
]

test('old acts tell nobody, even where they correct what was told of', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  const [today, base] = [temporaryFolder(), temporaryFolder()]
  const clock = () => new Date('2024-03-18T12:00:00Z')
  writeZip(today, '2024-03-18-DO1.zip', [{ idMateria: '1' }])
  {
    const archive = openArchive(dataDir)
    onTestFinished(() => archive[Symbol.dispose]())
    await importHere(archive, [today], { notify: true, clock })
  }
  const told = async () =>
    Object.fromEntries(
      await Promise.all(
        TOLD.map(async (table) => [
          table,
          (await storedRows(dataDir, `SELECT count(*) AS n FROM ${table}`))[0]!.n,
        ]),
      ),
    )
  const before = await told()
  expect(before.events).toBeGreaterThan(0)

  writeZip(base, 'S01032013.zip', [
    oldArticle({ idMateria: '10', data: '2013-03-18' }),
    oldArticle({
      idMateria: '11',
      data: '2013-03-19',
      titulo: 'RETIFICAÇÃO',
      texto:
        '<p>Na Portaria nº 10, de 18 de março de 2013, publicada no DOU de 18/03/2013, seção 1, página 7, onde se lê: "a", leia-se: "b".</p>',
    }),
  ])
  expect(await cli(dataDir, 'historico', base)).toMatchObject({ code: 0 })
  const [{ n }] = (await storedRows(
    dataDir,
    "SELECT count(*) AS n FROM publications WHERE situacao = 'retificada'",
  )) as [{ n: number }]
  expect(n).toBe(1)
  expect(await told()).toEqual(before)
  expect(
    await storedRows(dataDir, "SELECT in_silence FROM ledger WHERE data = '2013-03-18'"),
  ).toEqual([{ in_silence: 1 }])
})
