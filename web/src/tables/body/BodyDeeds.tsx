import { useSpeech } from '../../words/words.tsx'
import { NormCard } from '../norms/NormCard.tsx'
import { normColumns } from '../norms/columns.tsx'
import type { OpenRows } from '../rows/use-open-rows.ts'
import { SanctionCard } from '../sanctions/SanctionCard.tsx'
import { sanctionColumns } from '../sanctions/columns.tsx'
import { TenderCard } from '../tenders/TenderCard.tsx'
import { tenderColumns } from '../tenders/columns.tsx'
import { RowsPart } from './RowsPart.tsx'
import type { BodyRows } from './body-rows.ts'
import type { OfBody } from './state.ts'

interface BodyDeedsProps {
  filter: OfBody
  rows: BodyRows
  opened: OpenRows
}

const TENDER_COLUMNS = ['abertura', 'objeto', 'licitacao', 'orgao']
const SANCTION_COLUMNS = ['empresa', 'sancao', 'prazo', 'multa']
const NORM_COLUMNS = ['norma', 'efeitos', 'vigor']

/** The tenders of a body that open next, and the newest sanctions and norms that it published. */
export function BodyDeeds({ filter, rows, opened }: BodyDeedsProps) {
  const { words, format } = useSpeech()
  const { body: said, tenders, sanctions, norms, common } = words
  /** Whose a row is, where it may be another's. */
  const whose = rows.below.data?.length === 0 ? [] : ['orgao']
  return (
    <>
      <RowsPart
        title={said.tenders}
        help={said.tendersHelp}
        asked={rows.tenders}
        none={said.noTenders}
        table="licitacoes"
        state={{ ...rows.opening, ordem: 'abertura' }}
        columns={tenderColumns(words, format)}
        shown={TENDER_COLUMNS}
        opened={opened}
        nameOf={(row) => tenders.act(common.section[row.secao], row.pagina)}
        cardOf={(row) => <TenderCard row={row} />}
      />
      <RowsPart
        title={said.sanctions}
        help={said.sanctionsHelp}
        asked={rows.sanctions}
        none={said.noSanctions}
        table="sancoes"
        state={filter}
        columns={sanctionColumns(words, format)}
        shown={[...SANCTION_COLUMNS, ...whose]}
        opened={opened}
        nameOf={(row) => sanctions.act(common.section[row.secao], row.pagina)}
        cardOf={(row) => <SanctionCard row={row} />}
      />
      <RowsPart
        title={said.norms}
        help={said.normsHelp}
        asked={rows.norms}
        none={said.noNorms}
        table="normas"
        state={filter}
        columns={normColumns(words, format)}
        shown={[...NORM_COLUMNS, ...whose]}
        opened={opened}
        nameOf={(row) => norms.act(common.section[row.secao], row.pagina)}
        cardOf={(row) => <NormCard row={row} />}
      />
    </>
  )
}
