import type { Blocks } from '../blocks.ts'
import { cnpj, companyName, money, personName, processNumber, siape } from '../identifiers.ts'
import type { JournalSection } from '../journals.ts'
import phrases from '../phrases.json' with { type: 'json' }
import type { Random } from '../random.ts'
import type { Draft } from './draft.ts'

interface List {
  header: string[]
  row: (random: Random, index: number, year: number) => string[]
}

/** The kind of list in each section. */
const LISTS: Record<JournalSection, List> = {
  '1': {
    header: ['ITEM', 'DESCRIÇÃO', 'QUANTIDADE', 'VALOR'],
    row: (random, index) => [
      String(index),
      `Aquisição de ${random.pick(phrases.goods)}`,
      sometimesEmpty(random, String(random.between(1, 500))),
      sometimesEmpty(random, money(random)),
    ],
  },
  '2': {
    header: ['Nº', 'NOME', 'CARGO', 'MATRÍCULA'],
    row: (random, index) => [
      String(index),
      personName(random.between(1, 50_000)),
      random.pick(phrases.positions),
      sometimesEmpty(random, siape(random)),
    ],
  },
  '3': {
    header: ['EMPRESA', 'CNPJ', 'PROCESSO', 'VALOR'],
    row: (random, _, year) => {
      const company = random.between(1, 20_000)
      const process = sometimesEmpty(random, processNumber(random, year))
      return [companyName(company), cnpj(company), process, money(random)]
    },
  },
}

/** Long lists are printed as several tables; split acts are cut between them. */
const ROWS_PER_TABLE = 150

/** Tables that fill the remaining space, with one row at least. */
export function fillWithTable(draft: Draft, blocks: Blocks): void {
  const { header, row } = LISTS[draft.section]
  const year = Number(draft.date.slice(0, 4))
  let index = 0
  do {
    const rows = [header]
    let room = blocks.room()
    do {
      const cells = row(draft.random, ++index, year)
      rows.push(cells)
      room -= cells.join('').length + cells.length
    } while (room > 0 && rows.length <= ROWS_PER_TABLE)
    blocks.table(rows)
  } while (blocks.room() > 0)
}

function sometimesEmpty(random: Random, text: string): string {
  return random.chance(0.05) ? '' : text
}
