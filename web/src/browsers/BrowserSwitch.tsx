import { Switch } from '@mantine/core'
import { useSpeech } from '../words/words.tsx'
import { ObstacleNotice } from './ObstacleNotice.tsx'
import { useBrowsers } from './this-browser.ts'

interface BrowserSwitchProps {
  /** Ids of the webhooks that an alert tells. */
  value: string[]
  onChange(webhooks: string[]): void
}

/** Whether an alert is told in this browser, which is asked the first time. */
export function BrowserSwitch({ value, onChange }: BrowserSwitchProps) {
  const { browsers: said } = useSpeech().words
  const { here, turnOn } = useBrowsers()
  const isTold = here !== undefined && value.includes(here.id)
  const without = value.filter((id) => id !== here?.id)
  async function tell(): Promise<void> {
    const id = here?.ativo ? here.id : await turnOn.mutateAsync()
    onChange([...without, id])
  }
  return (
    <div>
      <Switch
        label={said.here}
        description={said.hereHelp}
        checked={isTold && here.ativo}
        disabled={turnOn.isPending}
        onChange={({ currentTarget: { checked } }) => {
          if (checked) void tell().catch(() => {}) // the notice below tells
          else onChange(without)
        }}
      />
      <ObstacleNotice error={turnOn.error} />
    </div>
  )
}
