import { NativeSelect, NumberInput, TextInput } from '@mantine/core'
import { readCnpj } from '../../lib/cnpj.ts'
import { without } from '../../lib/without.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { Fault } from '../../ui/fault.ts'
import { useSpeech } from '../../words/words.tsx'
import { NO_CONTRACT_FILTERS } from '../contracts/state.ts'
import { NO_NORM_FILTERS } from '../norms/state.ts'
import { NO_PERSONNEL_FILTERS } from '../personnel/state.ts'
import { GivenValues } from '../rows/GivenValues.tsx'
import { NO_SANCTION_FILTERS } from '../sanctions/state.ts'
import { NO_TENDER_FILTERS } from '../tenders/state.ts'
import { TableFilters } from './TableFilters.tsx'
import {
  AHEAD,
  MOST_DAYS_AHEAD,
  type WatchedRows,
  type WatchedTable,
  WATCHED_TABLES,
  changedRows,
  valuesOf,
} from './watched-rows.ts'
import { type FilterName, TABLE_TITLES, filterNames, filterValue } from './watched-words.ts'

interface WatchedFieldsProps {
  /** Null: all rows of all tables. */
  value: WatchedRows | null
  onChange(watched: WatchedRows | null): void
  fault: Fault | null
}

/** Which rows to come are asked for: a table, and the filters of its page. */
export function WatchedFields({ value, onChange, fault }: WatchedFieldsProps) {
  const {
    words: { watchedRows: said, tables },
  } = useSpeech()
  const choose = (table: string) => {
    const tabela = WATCHED_TABLES.find((one) => one === table)
    onChange(tabela === undefined ? null : { tabela })
  }
  return (
    <>
      <NativeSelect
        label={said.table}
        value={value?.tabela ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
        data={[
          { value: '', label: said.anyTable },
          ...WATCHED_TABLES.map((table) => ({ value: table, label: tables[TABLE_TITLES[table]] })),
        ]}
        error={fault?.of('filtros.linhas.tabela')}
      />
      {value === null ? (
        <Notice tone="warn">{said.anyTableHelp}</Notice>
      ) : (
        <OwnRowFields value={value} onChange={onChange} fault={fault} />
      )}
    </>
  )
}

/** The filters of one table. */
export function OwnRowFields({
  value,
  onChange,
  fault,
}: Omit<WatchedFieldsProps, 'value'> & { value: WatchedRows }) {
  const { words, format } = useSpeech()
  const { watchedRows: said, tables } = words
  const names = filterNames(words)
  const change = (changed: object) => onChange(changedRows(value, changed))
  const { tabela, termo } = value
  return (
    <>
      <TextInput
        label={tables.field}
        description={said.wordsHelp}
        value={termo ?? ''}
        onChange={(event) => change({ termo: event.currentTarget.value || undefined })}
        error={fault?.of('filtros.linhas.termo')}
      />
      <DaysAheadField value={value} onChange={change} fault={fault} />
      <TableFilters table={tabela} state={stateOf(value)} onChange={change} />
      {furtherNames(value).map((name) => (
        <GivenValues
          key={name}
          title={names[name]}
          values={valuesOf(value[name])}
          nameOf={(one) => filterValue(name, one, words, format)}
          onChange={(kept) => change({ [name]: kept })}
        />
      ))}
      <FaultElsewhere value={value} fault={fault} />
    </>
  )
}

/** How near a day is to be, for the tables that have one. */
function DaysAheadField({ value, onChange, fault }: DaysAheadFieldProps) {
  const {
    words: { watchedRows: said },
  } = useSpeech()
  const { tabela } = value
  const ahead = AHEAD[tabela]
  if (!ahead) return null
  const set = (written: number | string) =>
    onChange({
      [ahead.days]: written === '' ? undefined : Number(written),
      ...(written !== '' && { [ahead.from]: undefined, [ahead.to]: undefined }),
    })
  return (
    <NumberInput
      label={said.daysAhead[ahead.days]}
      description={said.daysAheadHelp}
      min={0}
      max={MOST_DAYS_AHEAD}
      allowDecimal={false}
      value={value[ahead.days] ?? ''}
      onChange={set}
      error={fault?.of(`filtros.linhas.${ahead.days}`)}
    />
  )
}

interface DaysAheadFieldProps {
  value: WatchedRows
  onChange(changed: object): void
  fault: Fault | null
}

/** Filters that a table's page has. */
const WITH_FIELDS: Record<WatchedTable, object> = {
  contratos: NO_CONTRACT_FILTERS,
  pessoal: NO_PERSONNEL_FILTERS,
  licitacoes: NO_TENDER_FILTERS,
  sancoes: NO_SANCTION_FILTERS,
  normas: NO_NORM_FILTERS,
}

/** Filters that only the API gives: they can be seen and taken away. */
function furtherNames(watched: WatchedRows) {
  const { tabela } = watched
  const names = Object.keys(without(watched, 'tabela', 'termo')) as FilterName[]
  return names.filter((name) => !(name in WITH_FIELDS[tabela]) && name !== AHEAD[tabela]?.days)
}

/** Refusals of filters that have no place for one of their own. */
function FaultElsewhere({ value, fault }: Pick<DaysAheadFieldProps, 'value' | 'fault'>) {
  const { words } = useSpeech()
  const at = (name: string) => fault?.of(`filtros.linhas.${name}`)
  const ahead = AHEAD[value.tabela]?.days
  if (at('tabela') || at('termo') || (ahead && at(ahead))) return null
  const names = filterNames(words)
  const given = Object.keys(without(value, 'tabela')) as FilterName[]
  const lines = given.flatMap((name) => (at(name) ? `${names[name]}: ${at(name)}` : []))
  const said = lines.length > 0 ? lines.join(' ') : fault?.of('filtros.linhas')
  return said ? <Notice tone="bad">{said}</Notice> : null
}

/** As the page of a table has it: companies without punctuation. */
function stateOf({ tabela: _table, ...watched }: WatchedRows) {
  const read = (written: string[] | undefined) =>
    written?.map((one) => readCnpj(one) ?? one) ?? undefined
  const { fornecedor_ni, contratante_cnpj, vencedor_ni, sancionado_cnpj } = watched
  return {
    ...watched,
    ...(fornecedor_ni && { fornecedor_ni: read(fornecedor_ni) }),
    ...(contratante_cnpj && { contratante_cnpj: read(contratante_cnpj) }),
    ...(vencedor_ni && { vencedor_ni: read(vencedor_ni) }),
    ...(sancionado_cnpj && { sancionado_cnpj: read(sancionado_cnpj) }),
  } as Parameters<typeof TableFilters>[0]['state']
}
