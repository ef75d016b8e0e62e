import { useRef } from 'react'
import { useSpeech } from '../../words/words.tsx'
import { RowsPart } from '../body/RowsPart.tsx'
import { useOpenRows } from '../rows/use-open-rows.ts'
import { SanctionCard } from '../sanctions/SanctionCard.tsx'
import { sanctionColumns } from '../sanctions/columns.tsx'
import { TenderCard } from '../tenders/TenderCard.tsx'
import { tenderColumns } from '../tenders/columns.tsx'
import styles from './CompanyPage.module.css'
import type { DeedsOfCompany } from './company-deeds.ts'

const TENDER_COLUMNS = ['licitacao', 'objeto', 'orgao', 'aviso']
const SANCTION_COLUMNS = ['sancao', 'prazo', 'multa', 'orgao']

/** The newest tenders that notices say it won, and the newest sanctions that acts publish of it, with their state. */
export function CompanyDeeds({ cnpj, deeds }: { cnpj: string; deeds: DeedsOfCompany }) {
  const { words, format } = useSpeech()
  const { company: said, tenders, sanctions, common } = words
  const list = useRef<HTMLDivElement>(null)
  const opened = useOpenRows(list)
  return (
    <div ref={list} className={styles.deeds}>
      <RowsPart
        title={said.won}
        help={said.wonHelp}
        asked={deeds.won}
        none={said.noneWon}
        table="licitacoes"
        state={{ vencedor_ni: [cnpj] }}
        columns={tenderColumns(words, format)}
        shown={TENDER_COLUMNS}
        opened={opened}
        nameOf={(row) => tenders.act(common.section[row.secao], row.pagina)}
        cardOf={(row) => <TenderCard row={row} />}
      />
      <RowsPart
        title={said.sanctions}
        help={said.sanctionsHelp}
        asked={deeds.sanctions}
        none={said.noSanctions}
        table="sancoes"
        state={{ sancionado_cnpj: [cnpj] }}
        columns={sanctionColumns(words, format)}
        shown={SANCTION_COLUMNS}
        opened={opened}
        nameOf={(row) => sanctions.act(common.section[row.secao], row.pagina)}
        cardOf={(row) => <SanctionCard row={row} />}
      />
    </div>
  )
}
