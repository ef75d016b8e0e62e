import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { Alerta } from '../api/schema.ts'
import { useSpeech } from '../words/words.tsx'

/** What opens a dialog of an alert. */
export type AlertAction = 'edit' | 'past' | 'feed' | 'delete'

interface AlertMenuProps {
  alert: Alerta
  onOpen(action: AlertAction): void
  /** Pauses or resumes it. */
  onSwitch(): void
}

export function AlertMenu({ alert, onOpen, onSwitch }: AlertMenuProps) {
  const { alerts: said, common, feeds } = useSpeech().words
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={said.actions(alert.nome)}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onOpen('edit')}>{common.edit}</Menu.Item>
        <Menu.Item onClick={() => onOpen('past')}>{said.past}</Menu.Item>
        <Menu.Item onClick={() => onOpen('feed')}>{feeds.menu}</Menu.Item>
        <Menu.Item onClick={onSwitch}>{alert.ativo ? said.pause : said.resume}</Menu.Item>
        <Menu.Item onClick={() => onOpen('delete')}>{common.delete}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
