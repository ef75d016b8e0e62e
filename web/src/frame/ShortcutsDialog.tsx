import { Modal, Switch } from '@mantine/core'
import { Key } from '../ui/Key.tsx'
import { useSpeech } from '../words/words.tsx'
import { usePreference } from '../app/preferences.ts'
import styles from './ShortcutsDialog.module.css'

export function ShortcutsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const {
    words: { frame },
  } = useSpeech()
  const [isOn, setOn] = usePreference('teclas', true)
  return (
    <Modal opened={opened} onClose={onClose} title={frame.shortcuts} size={560}>
      <dl className={styles.list}>
        {frame.keysList.map(([keys, meaning]) => (
          <div key={keys}>
            <dt>
              {keys.split(' ').map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.guide}>
        <a href="/guia">{frame.guide}</a>
        <a href="/referencia">{frame.reference}</a>
      </p>
      <Switch
        mt={20}
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
        label={frame.shortcutsOn}
      />
    </Modal>
  )
}
