import { SegmentedControl, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PaginaPessoal } from '../../api/schema.ts'
import { personnelOptions } from '../../api/tables.ts'
import { SITUATIONS } from '../../query/state.ts'
import { BodyChoice } from '../../search/BodyChoice.tsx'
import styles from '../../search/Filters.module.css'
import { PeriodFilter } from '../../search/PeriodFilter.tsx'
import { periodWords } from '../../search/period-words.ts'
import type { Format } from '../../words/format.ts'
import type { Words } from '../../words/pt/index.ts'
import { useSpeech } from '../../words/words.tsx'
import { FacetChoice } from '../rows/FacetChoice.tsx'
import { GivenValues } from '../rows/GivenValues.tsx'
import type { RowFilter } from '../rows/RowFilters.tsx'
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
  { state, counts, onChange }: PersonnelFiltersProps,
  { personnel: said, tables, search, common }: Words,
  format: Format,
): RowFilter<PersonnelState>[] {
  const level = levelOf(state.codigo_min ?? [])
  const given = (...values: unknown[]) => values.flat().filter((one) => one !== undefined).length
  return [
    {
      name: 'period',
      title: tables.published,
      chosen: given(state.data_inicio, state.data_fim),
      says: periodWords(state, search, format),
      none: { data_inicio: undefined, data_fim: undefined },
      body: <PeriodFilter state={state} onChange={onChange} />,
    },
    {
      name: 'movement',
      title: said.movement,
      chosen: given(state.tipo_movimentacao),
      none: { tipo_movimentacao: undefined },
      body: (
        <FacetChoice
          title={said.movement}
          counts={counts?.tipo_movimentacao?.valores ?? null}
          names={said.kinds}
          chosen={state.tipo_movimentacao ?? []}
          onChange={(tipo_movimentacao) => onChange({ tipo_movimentacao })}
        />
      ),
    },
    {
      name: 'level',
      title: said.level,
      chosen: given(state.codigo_min, state.codigo, state.sigla_funcao),
      says:
        level &&
        said.levelFrom(`${said.families[level.family]} ${printLevel(level.family, level.level)}`),
      none: { codigo_min: undefined, codigo: undefined, sigla_funcao: undefined },
      body: (
        <>
          <LevelFilter state={state} onChange={onChange} />
          <GivenLevels state={state} onChange={onChange} />
        </>
      ),
    },
    {
      name: 'name',
      title: said.name,
      chosen: given(state.pessoa_nome),
      none: { pessoa_nome: undefined },
      body: (
        <WordsFilter
          title={said.name}
          help={said.nameHelp}
          value={state.pessoa_nome}
          onChange={(pessoa_nome) => onChange({ pessoa_nome })}
        />
      ),
    },
    {
      name: 'office',
      title: said.office,
      chosen: given(state.cargo_funcao),
      none: { cargo_funcao: undefined },
      body: (
        <WordsFilter
          title={said.office}
          value={state.cargo_funcao}
          onChange={(cargo_funcao) => onChange({ cargo_funcao })}
        />
      ),
    },
    {
      name: 'body',
      title: said.body,
      chosen: given(state.orgao),
      none: { orgao: undefined },
      body: <PersonnelBodies state={state} counts={counts} onChange={onChange} />,
    },
    {
      name: 'situation',
      title: said.situation,
      chosen: given(state.situacao),
      none: { situacao: undefined },
      body: (
        <FacetChoice
          title={said.situation}
          counts={null}
          values={SITUATIONS}
          names={common.situacao}
          chosen={state.situacao ?? []}
          onChange={(chosen) =>
            onChange({
              situacao: chosen && SITUATIONS.filter((one) => chosen.includes(one)),
            })
          }
        />
      ),
    },
  ]
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

interface WordsFilterProps {
  title: string
  help?: string
  value: string | undefined
  onChange(value: string | undefined): void
}

/** Words in a row; they are asked for on leaving the field, or with Enter. */
function WordsFilter({ title, help, value = '', onChange }: WordsFilterProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  const commit = () => {
    if (text.trim() !== value) onChange(text.trim() || undefined)
  }
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <TextInput
        size="sm"
        aria-label={title}
        description={help}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
        }}
      />
    </fieldset>
  )
}

function PersonnelBodies({ state, counts, onChange }: PersonnelFiltersProps) {
  const {
    words: { personnel: said },
  } = useSpeech()
  const client = useQueryClient()
  const query = personnelQueryOf(state)
  const count = async (path: string) =>
    (await client.fetchQuery(personnelOptions({ ...query, orgao: [path], limite: 1 }))).total
  return (
    <fieldset className={styles.group}>
      <legend>{said.body}</legend>
      <BodyChoice
        values={counts?.orgao?.valores ?? null}
        chosen={state.orgao ?? []}
        onChange={(orgao) => onChange({ orgao })}
        counter={{ of: query, count }}
      />
    </fieldset>
  )
}
