import { ActionIcon, Tooltip } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconLink, IconPrinter, IconQuote } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Publicacao } from '../../api/schema.ts'
import { useSpeech } from '../../words/words.tsx'
import { citedOn } from '../cited-on.ts'
import type { ActPart } from './act-parts.ts'
import { usePartName } from './part-name.ts'
import styles from './PartHead.module.css'

interface PartHeadProps {
  act: Publicacao
  part: ActPart
  /** Whether the block below is set as a heading. */
  isHeaded: boolean
  /** Whether the address names it. */
  isOpen: boolean
  onPrint: () => void
}

/** Where a part begins: its name, if none stands below, and what can be done with it alone. */
export function PartHead({ act, part, isHeaded, isOpen, onPrint }: PartHeadProps) {
  const {
    words: { act: said },
  } = useSpeech()
  const name = usePartName()(part)
  return (
    <div
      id={part.key}
      tabIndex={-1}
      role="group"
      aria-label={name}
      className={styles.head}
      data-open={isOpen || undefined}
    >
      {!isHeaded && <h2 className={styles.name}>{name}</h2>}
      <span className={`${styles.tools} no-print`}>
        <Copy
          value={`${location.origin}/publicacao/${act.id}#${part.key}`}
          label={said.copyLinkOf(name)}
          icon={<IconLink size={16} />}
        />
        <Copy value={citedOn(part.part)} label={said.citeOf(name)} icon={<IconQuote size={16} />} />
        <Tool label={said.printOf(name)} onClick={onPrint}>
          <IconPrinter size={16} />
        </Tool>
      </span>
    </div>
  )
}

interface CopyProps {
  value: string
  label: string
  icon: ReactNode
}

function Copy({ value, label, icon }: CopyProps) {
  const {
    words: { common },
  } = useSpeech()
  const { copied, copy } = useClipboard({ timeout: 2_000 })
  return (
    <>
      <Tool label={label} onClick={() => copy(value)}>
        {copied ? <IconCheck size={16} /> : icon}
      </Tool>
      <span role="status" className={styles.said}>
        {copied ? common.copied : ''}
      </span>
    </>
  )
}

interface ToolProps {
  label: string
  onClick: () => void
  children: ReactNode
}

function Tool({ label, onClick, children }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}
