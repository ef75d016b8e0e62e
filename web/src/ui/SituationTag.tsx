import { IconBan, IconPencil } from '@tabler/icons-react'
import { useSpeech } from '../words/words.tsx'
import { Tag } from './Tag.tsx'

const CHANGED = new Set(['retificada', 'republicada', 'em_parte'])

/** The effect of later acts on this one; nothing if there is none. */
export function SituationTag({ situacao }: { situacao: string }) {
  const {
    words: { common },
  } = useSpeech()
  if (situacao === 'publicada') return null
  return CHANGED.has(situacao) ? (
    <Tag tone="warn" icon={IconPencil}>
      {common.situacao[situacao] ?? situacao}
    </Tag>
  ) : (
    <Tag tone="bad" icon={IconBan}>
      {common.situacao[situacao] ?? situacao}
    </Tag>
  )
}
