import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { peopleOptions } from '../api/people.ts'
import type { PastaComEtiquetas } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './FolderPage.module.css'
import { type FolderState, readFolder } from './state.ts'

interface FolderFiltersProps {
  folder: PastaComEtiquetas
  state: FolderState
  onChange(state: FolderState): void
}

/** Which acts of a folder are shown, and in which order. */
export function FolderFilters({ folder, state, onChange }: FolderFiltersProps) {
  const { folders: said } = useSpeech().words
  const people = useAccountPeople()
  const field = (name: 'etiqueta' | 'responsavel' | 'andamento' | 'ordem', value: string) =>
    onChange(readFolder({ ...state, pagina: undefined, [name]: value }))
  return (
    <div className={`${styles.filters} no-print`}>
      <NativeSelect
        label={said.progress}
        value={state.andamento ?? ''}
        onChange={(event) => field('andamento', event.currentTarget.value)}
        data={[
          { value: '', label: said.all },
          { value: 'aberto', label: said.openOnes },
          { value: 'concluido', label: said.doneOnes },
        ]}
      />
      <NativeSelect
        label={said.inCharge}
        value={state.responsavel ?? ''}
        onChange={(event) => field('responsavel', event.currentTarget.value)}
        data={[
          { value: '', label: said.anybody },
          ...people.map(({ id, nome }) => ({ value: id, label: nome })),
        ]}
      />
      <NativeSelect
        label={said.label}
        value={state.etiqueta ?? ''}
        onChange={(event) => field('etiqueta', event.currentTarget.value)}
        data={[
          { value: '', label: said.allLabels },
          ...folder.etiquetas.map(({ etiqueta, total }) => ({
            value: etiqueta,
            label: `${etiqueta} (${total})`,
          })),
        ]}
      />
      <NativeSelect
        label={said.order}
        value={state.ordem ?? ''}
        onChange={(event) => field('ordem', event.currentTarget.value)}
        data={[
          { value: '', label: said.byDay },
          { value: 'data', label: said.byAct },
          { value: 'prazo_do_ato', label: said.byText },
        ]}
      />
    </div>
  )
}

/** Those who may be in charge: an administrator of the installation is shown everybody else, too. */
export function useAccountPeople() {
  const { account } = useSession()
  const { data = [] } = useQuery(peopleOptions)
  return data.filter(({ conta_id }) => conta_id === account.id)
}
