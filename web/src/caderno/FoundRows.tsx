import type { AtoDoCaderno, Contrato, Licitacao, Movimento, Norma, Sancao } from '../api/schema.ts'
import { normName } from '../tables/norms/names.ts'
import { tenderName } from '../tables/tenders/names.ts'
import type { Format } from '../words/format.ts'
import type { Words } from '../words/pt/index.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './MarkedRow.module.css'

type FoundRow = AtoDoCaderno['linhas'][number]

/** Of one act; its table shows all. */
const MOST = 10

/** The rows of an act that alerts of rows have found: whom or what each is about, then its values. */
export function FoundRows({ rows }: { rows: FoundRow[] }) {
  const { words, format } = useSpeech()
  return (
    <ul className={styles.rows}>
      {rows.slice(0, MOST).map((row) => {
        const [name, ...values] = partsOf(row, words, format).filter((part) => part)
        return (
          <li key={row.linha.id}>
            <b>{name}</b>
            {values.length > 0 && ` · ${values.join(' · ')}`}
            {row.prazo && (
              <>
                {' · '}
                <b>{words.watchedRows.comesNear[row.prazo.campo](format.date(row.prazo.data))}</b>
              </>
            )}
          </li>
        )
      })}
      {rows.length > MOST && (
        <li className="muted">{words.watchedRows.more(format.number(rows.length - MOST))}</li>
      )}
    </ul>
  )
}

type Part = string | null

/** What each table says first. */
function partsOf({ tabela, linha }: FoundRow, words: Words, format: Format): Part[] {
  const { personnel, tenders, sanctions, norms } = words
  const reais = (amount: number | null) => (amount !== null ? format.money(amount) : null)
  switch (tabela) {
    case 'pessoal': {
      const row = linha as Movimento
      const office = [row.cargo_funcao, row.codigo].filter((part) => part).join(', ')
      return [row.pessoa_nome, personnel.kinds[row.tipo_movimentacao], office]
    }
    case 'contratos': {
      const row = linha as Contrato
      return [row.fornecedor_nome, reais(row.valor_global), row.objeto]
    }
    case 'licitacoes': {
      const row = linha as Licitacao
      return [
        tenderName(row, words),
        tenders.kinds[row.tipo_aviso],
        row.data_abertura && `${tenders.opens}: ${format.date(row.data_abertura)}`,
        row.objeto,
      ]
    }
    case 'sancoes': {
      const row = linha as Sancao
      return [row.sancionado_nome, sanctions.kinds[row.categoria_sancao], row.sancionado_cnpj]
    }
    case 'normas': {
      const row = linha as Norma
      return [normName(row, norms), row.ementa]
    }
  }
}
