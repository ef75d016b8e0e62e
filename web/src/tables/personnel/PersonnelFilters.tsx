import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import type { PaginaPessoal } from '../../api/schema.ts'
import { personnelOptions } from '../../api/tables.ts'
import { DayRange } from '../../search/DayRange.tsx'
import styles from '../../search/Filters.module.css'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import { useSpeech } from '../../words/words.tsx'
import {
  bodyFilter,
  filterOf,
  kindFilter,
  periodFilter,
  situationFilter,
} from '../rows/common-filters.tsx'
import { GivenValues } from '../rows/GivenValues.tsx'
import type { RowFilter } from '../rows/RowFilters.tsx'
import { WordsFilter, writtenFilter } from '../rows/WordsFilter.tsx'
import { FAMILIES, type Family, codesFrom, levelOf, printLevel } from './levels.ts'
import { type PersonnelState, personnelQueryOf } from './state.ts'

interface PersonnelFiltersProps {
  state: PersonnelState
  /** Null until they are counted. */
  counts: PaginaPessoal['facetas']
  onChange(changed: Partial<PersonnelState>): void
}

/** The filters of persons, in the order in which they are shown. */
export function personnelFilters(
  props: PersonnelFiltersProps,
  words: Words,
  format: Format,
): RowFilter<PersonnelState>[] {
  const { state, counts } = props
  const { personnel: said, tables, common } = words
  return [
    periodFilter(props, words, format),
    kindFilter(props, 'tipo_movimentacao', counts?.tipo_movimentacao, {
      name: 'movement',
      title: said.movement,
      names: said.kinds,
    }),
    levelFilter(props, said),
    wordsFilter(props, 'pessoa_nome', { name: 'name', title: said.name, help: said.nameHelp }),
    wordsFilter(props, 'cargo_funcao', { name: 'office', title: said.office }),
    writtenFilter<PersonnelState>(
      props,
      { words: ['cargo_efetivo', 'unidade', 'autoridade_nome'], numbers: ['matricula'] },
      tables,
    ),
    effectFilter(props, said),
    bodyFilter(props, said.body, counts?.orgao, personnelQueryOf(state), (client, query) =>
      client.fetchQuery(personnelOptions(query)),
    ),
    situationFilter(props, said.situation, common),
  ]
}

function levelFilter(
  { state, onChange }: PersonnelFiltersProps,
  said: Words['personnel'],
): RowFilter<PersonnelState> {
  const level = levelOf(state.codigo_min ?? [])
  const says =
    level &&
    said.levelFrom(`${said.families[level.family]} ${printLevel(level.family, level.level)}`)
  const body = (
    <>
      <LevelFilter state={state} onChange={onChange} />
      <GivenLevels state={state} onChange={onChange} />
    </>
  )
  const fields: (keyof PersonnelState)[] = ['codigo_min', 'codigo', 'sigla_funcao']
  return { ...filterOf(state, 'level', said.level, fields, body), says }
}

/** From which day the act holds. */
function effectFilter(
  { state, onChange }: PersonnelFiltersProps,
  { columns }: Words['personnel'],
): RowFilter<PersonnelState> {
  const body = (
    <DayRange
      title={columns.efeito}
      first={state.data_efeito_de}
      last={state.data_efeito_ate}
      presets={[]}
      onChange={(data_efeito_de, data_efeito_ate) => onChange({ data_efeito_de, data_efeito_ate })}
    />
  )
  const fields: (keyof PersonnelState)[] = ['data_efeito_de', 'data_efeito_ate']
  return filterOf(state, 'effect', columns.efeito, fields, body)
}

function wordsFilter(
  { state, onChange }: PersonnelFiltersProps,
  field: 'pessoa_nome' | 'cargo_funcao',
  said: { name: string; title: string; help?: string },
): RowFilter<PersonnelState> {
  const body = (
    <WordsFilter
      title={said.title}
      help={said.help}
      value={state[field]}
      onChange={(words) => onChange({ [field]: words })}
    />
  )
  return filterOf(state, said.name, said.title, [field], body)
}

/** The least level of a family; those above it are found, too. */
function LevelFilter({ state, onChange }: Pick<PersonnelFiltersProps, 'state' | 'onChange'>) {
  const {
    words: { personnel: said },
  } = useSpeech()
  const level = levelOf(state.codigo_min ?? [])
  const [family, setFamily] = useState<Family>(level?.family ?? 'fce')
  const { levels } = FAMILIES[family]
  const ask = (chosen: number | undefined, of = family) =>
    onChange({ codigo_min: chosen === undefined ? undefined : codesFrom(of, chosen) })
  return (
    <fieldset className={styles.group}>
      <legend>{said.level}</legend>
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={said.family}
        value={family}
        onChange={(chosen) => {
          setFamily(chosen)
          if (state.codigo_min) ask(undefined)
        }}
        data={(Object.keys(FAMILIES) as Family[]).map((value) => ({
          value,
          label: said.families[value],
        }))}
      />
      <div className={styles.presets}>
        {levels.map((one) => (
          <button
            key={one}
            type="button"
            className="link"
            aria-pressed={level?.family === family && level.level === one}
            aria-label={said.levelFrom(`${said.families[family]} ${printLevel(family, one)}`)}
            onClick={() => ask(level?.level === one ? undefined : one)}
          >
            {printLevel(family, one)}
          </button>
        ))}
      </div>
      <p className="muted small">
        {level
          ? said.levelFrom(
              `${said.families[level.family]} ${printLevel(level.family, level.level)}`,
            )
          : said.anyLevel}
        {level && `. ${said.unprinted}`}
      </p>
    </fieldset>
  )
}

/** Codes of functions that are no level of a family. */
function GivenLevels({ state, onChange }: Pick<PersonnelFiltersProps, 'state' | 'onChange'>) {
  const {
    words: { personnel: said },
  } = useSpeech()
  const { codigo, codigo_min, sigla_funcao } = state
  return (
    <>
      <GivenValues
        title={said.family}
        values={sigla_funcao}
        onChange={(values) => onChange({ sigla_funcao: values })}
      />
      <GivenValues
        title={said.columns.nivel}
        values={codigo}
        onChange={(values) => onChange({ codigo: values })}
      />
      <GivenValues
        title={said.leastLevel}
        values={levelOf(codigo_min ?? []) === null ? codigo_min : undefined}
        nameOf={said.levelFrom}
        onChange={(values) => onChange({ codigo_min: values })}
      />
    </>
  )
}
