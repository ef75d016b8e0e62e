import { strToU8, zipSync } from 'fflate'
import { dateOfDay, dayNumber } from '../../src/lib/time/dates.ts'

/** A sound zip without anything to import. */
export function zipWithoutXml(): Uint8Array {
  return zipSync({ 'leiame.txt': strToU8('Sem matérias.') })
}

/** The zip of the day before, under the name of this one. */
export function zipOfAnotherDate(data: string, pubName: string): Uint8Array {
  return zipOfOneAct(dateOfDay(dayNumber(data) - 1), pubName)
}

/** The zip of another section, under the name of this one. */
export function zipOfAnotherSection(data: string, pubName: string): Uint8Array {
  return zipOfOneAct(data, pubName.startsWith('DO1') ? 'DO2' : 'DO1')
}

function zipOfOneAct(data: string, pubName: string): Uint8Array {
  const [year, month, day] = data.split('-')
  const article = `pubName="${pubName}" pubDate="${day}/${month}/${year}" idMateria="1" editionNumber="1"`
  const body =
    '<Identifica><![CDATA[ATO]]></Identifica><Texto><![CDATA[<p>Texto do ato.</p>]]></Texto>'
  return zipSync({
    [`515_${year}${month}${day}_1.xml`]: strToU8(
      `<xml><article ${article}><body>${body}</body></article></xml>`,
    ),
  })
}
