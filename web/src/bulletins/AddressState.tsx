import { IconBan, IconCircleCheck, IconClock, IconPencil } from '@tabler/icons-react'
import type { Endereco } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './AddressState.module.css'

const ICONS = {
  confirmado: IconCircleCheck,
  pendente: IconClock,
  descadastrado: IconBan,
  novo: IconPencil,
}

/** Whether an address gets mails; `novo`: nobody has asked it yet. */
export function AddressState({ state }: { state: Endereco['situacao'] | 'novo' }) {
  const { bulletins: said } = useSpeech().words
  const Picture = ICONS[state]
  return (
    <span className={styles[state]}>
      <Picture size={14} aria-hidden />
      <span className={state === 'confirmado' ? 'hidden' : undefined}>
        {said.addressStates[state]}
      </span>
    </span>
  )
}
