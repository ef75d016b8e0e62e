import { useSpeech } from '../../words/words.tsx'
import { NormCard } from '../norms/NormCard.tsx'
import { normColumns } from '../norms/columns.tsx'
import { SanctionCard } from '../sanctions/SanctionCard.tsx'
import { sanctionColumns } from '../sanctions/columns.tsx'
import { TenderCard } from '../tenders/TenderCard.tsx'
import { tenderColumns } from '../tenders/columns.tsx'
import { BodyPart } from './BodyPart.tsx'
import { FewRows, type OpenedRows } from './FewRows.tsx'
import { RowWays } from './RowWays.tsx'
import type { BodyRows } from './body-rows.ts'
import type { OfBody } from './state.ts'

interface BodyDeedsProps {
  filter: OfBody
  rows: BodyRows
  opened: OpenedRows
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
      <BodyPart title={said.tenders} help={said.tendersHelp} asked={rows.tenders}>
        {({ resultados, total }) => (
          <>
            {resultados.length === 0 ? (
              <p>{said.noTenders}</p>
            ) : (
              <FewRows
                caption={said.tenders}
                rows={resultados}
                columns={tenderColumns(words, format)}
                shown={TENDER_COLUMNS}
                opened={opened}
                nameOf={(row) => tenders.act(common.section[row.secao], row.pagina)}
                cardOf={(row) => <TenderCard row={row} />}
              />
            )}
            <RowWays
              table="licitacoes"
              state={{ ...rows.opening, ordem: 'abertura' }}
              total={total ?? 0}
            />
          </>
        )}
      </BodyPart>
      <BodyPart title={said.sanctions} help={said.sanctionsHelp} asked={rows.sanctions}>
        {({ resultados, total }) => (
          <>
            {resultados.length === 0 ? (
              <p>{said.noSanctions}</p>
            ) : (
              <FewRows
                caption={said.sanctions}
                rows={resultados}
                columns={sanctionColumns(words, format)}
                shown={[...SANCTION_COLUMNS, ...whose]}
                opened={opened}
                nameOf={(row) => sanctions.act(common.section[row.secao], row.pagina)}
                cardOf={(row) => <SanctionCard row={row} />}
              />
            )}
            <RowWays table="sancoes" state={filter} total={total ?? 0} />
          </>
        )}
      </BodyPart>
      <BodyPart title={said.norms} help={said.normsHelp} asked={rows.norms}>
        {({ resultados, total }) => (
          <>
            {resultados.length === 0 ? (
              <p>{said.noNorms}</p>
            ) : (
              <FewRows
                caption={said.norms}
                rows={resultados}
                columns={normColumns(words, format)}
                shown={[...NORM_COLUMNS, ...whose]}
                opened={opened}
                nameOf={(row) => norms.act(common.section[row.secao], row.pagina)}
                cardOf={(row) => <NormCard row={row} />}
              />
            )}
            <RowWays table="normas" state={filter} total={total ?? 0} />
          </>
        )}
      </BodyPart>
    </>
  )
}
