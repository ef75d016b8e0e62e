import { Link } from '@tanstack/react-router'
import type { Movimento } from '../../api/schema.ts'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import { useSpeech } from '../../words/words.tsx'
import { BodyName } from '../BodyName.tsx'
import styles from '../contracts/Cells.module.css'
import { ownActColumn } from '../rows/own-act-column.tsx'
import type { RowColumn } from '../rows/row.ts'

/** Until somebody chooses. */
export const USUAL_PERSONNEL_COLUMNS = [
  'pessoa',
  'movimento',
  'cargo',
  'nivel',
  'unidade',
  'efeito',
]

/** The columns of the table of persons. */
export function personnelColumns(
  words: Pick<Words, 'personnel' | 'tables'>,
  format: Format,
): RowColumn<Movimento>[] {
  const { personnel: said, tables } = words
  const text = (value: string | null) =>
    value === null ? (
      <span className={styles.none}>{tables.none}</span>
    ) : (
      <span className={styles.wrap}>{value}</span>
    )
  const nameCell = (name: string | null) => (name === null ? text(null) : <NameLink name={name} />)
  return [
    {
      name: 'pessoa',
      head: said.columns.pessoa,
      of: ['pessoa_nome'],
      cell: (row) => <Person row={row} />,
      value: ({ pessoa_nome }) => pessoa_nome,
    },
    {
      name: 'movimento',
      head: said.columns.movimento,
      of: ['linhas'],
      cell: (row) => <Movement row={row} />,
      value: ({ tipo_movimentacao }) => said.kinds[tipo_movimentacao],
    },
    {
      name: 'cargo',
      head: said.columns.cargo,
      of: ['cargo_funcao'],
      cell: ({ cargo_funcao }) => text(cargo_funcao),
      value: ({ cargo_funcao }) => cargo_funcao,
    },
    {
      name: 'nivel',
      head: said.columns.nivel,
      of: ['codigo'],
      cell: ({ codigo }) =>
        codigo === null ? text(null) : <b className={styles.code}>{codigo}</b>,
      value: ({ codigo }) => codigo,
    },
    {
      name: 'unidade',
      head: said.columns.unidade,
      of: ['unidade'],
      cell: ({ unidade, orgao }) => (
        <>
          {unidade !== null && (
            <>
              <span className={styles.wrap}>{unidade}</span>
              <br />
            </>
          )}
          <BodyName path={orgao} />
        </>
      ),
      value: ({ unidade, orgao }) =>
        [unidade, orgao.replaceAll('/', ' / ')].filter(Boolean).join('; '),
    },
    {
      name: 'efeito',
      head: said.columns.efeito,
      of: ['data_efeito'],
      cell: (row) => text(effectOf(row, said, format)),
      value: (row) => effectOf(row, said, format),
    },
    {
      name: 'efetivo',
      head: said.columns.efetivo,
      of: ['cargo_efetivo'],
      cell: ({ cargo_efetivo }) => text(cargo_efetivo),
      value: ({ cargo_efetivo }) => cargo_efetivo,
    },
    {
      name: 'autoridade',
      head: said.columns.autoridade,
      of: ['autoridade_nome'],
      cell: ({ autoridade_nome }) => nameCell(autoridade_nome),
      value: ({ autoridade_nome }) => autoridade_nome,
    },
    {
      name: 'vaga',
      head: said.columns.vaga,
      of: ['vaga_antecessor'],
      cell: ({ vaga_antecessor }) => nameCell(vaga_antecessor),
      value: ({ vaga_antecessor }) => vaga_antecessor,
    },
    ownActColumn(tables, format),
  ]
}

/** A name as printed leads to its page, whose rows may be of others. */
function NameLink({ name }: { name: string }) {
  return (
    <Link to="/pessoa" search={{ nome: name }} className={styles.name}>
      {name}
    </Link>
  )
}

export function Person({ row: { pessoa_nome, matricula } }: { row: Movimento }) {
  const {
    words: { personnel: said, tables },
  } = useSpeech()
  if (pessoa_nome === null) return <span className={styles.none}>{tables.none}</span>
  return (
    <>
      <NameLink name={pessoa_nome} />
      {matricula !== null && <span className={styles.second}>{said.registration(matricula)}</span>}
    </>
  )
}

export function Movement({ row }: { row: Movimento }) {
  const {
    words: { personnel: said },
  } = useSpeech()
  const more = [row.substituto ? said.asSubstitute : '', row.a_pedido ? said.onRequest : ''].filter(
    (words) => words !== '',
  )
  return (
    <>
      {said.kinds[row.tipo_movimentacao]}
      {more.length > 0 && <span className={styles.second}>{more.join(', ')}</span>}
    </>
  )
}

/** From when a movement is in force, as printed. */
export function effectOf(
  row: Pick<Movimento, 'periodo_inicio' | 'periodo_fim' | 'data_efeito' | 'data_efeito_origem'>,
  said: Words['personnel'],
  format: Format,
): string | null {
  const { periodo_inicio, periodo_fim, data_efeito, data_efeito_origem } = row
  if (periodo_inicio !== null && periodo_fim !== null)
    return said.between(format.date(periodo_inicio), format.date(periodo_fim))
  if (data_efeito !== null) return format.date(data_efeito)
  if (data_efeito_origem === 'publicacao') return said.onPublication
  return data_efeito_origem === 'assinatura' ? said.onSignature : null
}
