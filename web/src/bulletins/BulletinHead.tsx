import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { Boletim } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { Tag } from '../ui/Tag.tsx'
import { useSpeech } from '../words/words.tsx'
import { BulletinMenu } from './BulletinMenu.tsx'
import styles from './BulletinPage.module.css'

interface BulletinHeadProps {
  bulletin: Boletim
  /** The screen shows what was sent, not the settings. */
  isHistory?: boolean
}

/** The name of a bulletin, when it goes out next, and what may be done with it. */
export function BulletinHead({ bulletin, isHistory = false }: BulletinHeadProps) {
  const {
    words: { bulletins: said },
    format,
  } = useSpeech()
  const { isEditor } = useSession()
  const { id, nome, chave, proximo_envio_em } = bulletin
  return (
    <header className={styles.head}>
      <nav className="small muted" aria-label={said.title}>
        <Link to="/boletins">{said.title}</Link>
        {chave !== null && ` / ${chave}`}
      </nav>
      <div className={styles.titled}>
        <h1>{isHistory ? said.historyOf(nome) : nome}</h1>
        {proximo_envio_em === null ? (
          <Tag tone="plain">{said.off}</Tag>
        ) : (
          <Tag tone="ok">{said.next(format.moment(proximo_envio_em))}</Tag>
        )}
        <div className={styles.tools}>
          {isHistory ? (
            <Button renderRoot={(props) => <Link to="/boletins/$id" params={{ id }} {...props} />}>
              {said.settings}
            </Button>
          ) : (
            <Button
              leftSection={<IconHistory size={16} />}
              renderRoot={(props) => <Link to="/boletins/$id/envios" params={{ id }} {...props} />}
            >
              {said.history}
            </Button>
          )}
          {isEditor && <BulletinMenu bulletin={bulletin} />}
        </div>
      </div>
    </header>
  )
}
