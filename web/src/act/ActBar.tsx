import { ActionIcon, Button, Drawer } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import {
  IconArrowLeft,
  IconBellPlus,
  IconChevronDown,
  IconChevronUp,
  IconCopy,
  IconFolderPlus,
  IconLink,
  IconListTree,
  IconPrinter,
  IconQuote,
  IconWorld,
} from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Publicacao } from '../api/schema.ts'
import { usePublicAddress } from '../app/public-address.ts'
import { useShortcuts } from '../app/shortcuts.ts'
import type { SearchState } from '../query/state.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './ActBar.module.css'
import { Outline } from './Outline.tsx'
import { citedOn } from './cited-on.ts'
import { useNeighbours } from './neighbours.ts'
import type { OutlineLine } from './outline-lines.ts'

interface ActBarProps {
  act: Publicacao
  state: SearchState
  outline: OutlineLine[]
  /** null: no query can find later acts about this one. */
  onFollow: (() => void) | null
  /** null: the visitor may not. */
  onKeep: (() => void) | null
}

/** Back to the list, the previous and next act, and the actions for this one. */
export function ActBar({ act, state, outline, onFollow, onKeep }: ActBarProps) {
  const {
    words: { act: said, common, folders },
    format,
  } = useSpeech()
  const navigate = useNavigate()
  const { place, total, previous, next } = useNeighbours(act.id, state)
  const citation = citedOn(act)
  const address = usePublicAddress(act.id)
  const open = (neighbour: typeof next) => () => {
    if (neighbour)
      void navigate({
        to: '/publicacao/$id',
        params: { id: neighbour.id },
        search: neighbour.state,
      })
  }
  // The list scrolls to the row of this act and focuses it.
  const toList = { to: '/', search: state, state: { ato: act.id }, resetScroll: false } as const
  const back = () => void navigate(toList)
  useShortcuts({
    u: back,
    Escape: back,
    '[': open(previous),
    ']': open(next),
    a: () => onFollow?.(),
  })
  return (
    <div className={`${styles.bar} no-print`}>
      <Link {...toList} className={styles.back}>
        <IconArrowLeft size={18} aria-hidden />
        {total === null ? said.backPlain : common.acts(total, format.number(total))}
      </Link>
      {place !== null && (
        <span className={styles.place}>{said.position(format.number(place))}</span>
      )}
      {place !== null && (
        <>
          <ActionIcon aria-label={said.previous} disabled={!previous} onClick={open(previous)}>
            <IconChevronUp size={18} />
          </ActionIcon>
          <ActionIcon aria-label={said.next} disabled={!next} onClick={open(next)}>
            <IconChevronDown size={18} />
          </ActionIcon>
        </>
      )}
      <OutlineSheet lines={outline} />
      <div className={styles.tools}>
        <Copy
          shortcut="c"
          value={citation}
          icon={<IconQuote size={16} />}
          label={said.copyCitation}
        />
        <Copy value={act.conteudo_completo} icon={<IconCopy size={16} />} label={said.copyText} />
        <Button
          variant="subtle"
          leftSection={<IconPrinter size={16} />}
          onClick={() => window.print()}
        >
          {said.print}
        </Button>
        <Copy
          value={`${location.origin}/publicacao/${act.id}`}
          icon={<IconLink size={16} />}
          label={said.copyLink}
        />
        {address !== null && (
          <Copy value={address} icon={<IconWorld size={16} />} label={said.copyPublic} />
        )}
        {onKeep && (
          <Button variant="subtle" leftSection={<IconFolderPlus size={16} />} onClick={onKeep}>
            {folders.keep}
          </Button>
        )}
        {onFollow && (
          <Button variant="default" leftSection={<IconBellPlus size={16} />} onClick={onFollow}>
            {said.follow}
          </Button>
        )}
      </div>
    </div>
  )
}

/** On the phone: the outline as a sheet from below. */
function OutlineSheet({ lines }: { lines: OutlineLine[] }) {
  const {
    words: { act: said },
  } = useSpeech()
  const [isOpen, setOpen] = useState(false)
  if (lines.length < 2) return null
  return (
    <>
      <ActionIcon
        className={styles.outline}
        aria-label={said.inThisAct}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconListTree size={20} />
      </ActionIcon>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="bottom"
        title={said.inThisAct}
        classNames={{ body: styles.sheet }}
        // The focus stays at the chosen part, instead of returning to the button that opened the
        // sheet.
        returnFocus={false}
      >
        <Outline lines={lines} onChoose={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

interface CopyProps {
  value: string
  icon: ReactNode
  label: string
  shortcut?: string
}

function Copy({ value, icon, label, shortcut }: CopyProps) {
  const {
    words: { common },
  } = useSpeech()
  const { copied, copy } = useClipboard({ timeout: 2_000 })
  useShortcuts(shortcut ? { [shortcut]: () => copy(value) } : {})
  return (
    <Button variant="subtle" leftSection={icon} onClick={() => copy(value)}>
      <span aria-live="polite">{copied ? common.copied : label}</span>
    </Button>
  )
}
