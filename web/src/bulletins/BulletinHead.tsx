import { Link } from '@tanstack/react-router'
import type { Boletim } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { Tag } from '../ui/Tag.tsx'
import { useSpeech } from '../words/words.tsx'
import { BulletinMenu } from './BulletinMenu.tsx'
import styles from './BulletinPage.module.css'

/** The name of a bulletin, when it goes out next, and what may be done with it. */
export function BulletinHead({ bulletin }: { bulletin: Boletim }) {
  const {
    words: { bulletins: said },
    format,
  } = useSpeech()
  const { isEditor } = useSession()
  const { nome, chave, proximo_envio_em } = bulletin
  return (
    <header className={styles.head}>
      <nav className="small muted" aria-label={said.title}>
        <Link to="/boletins">{said.title}</Link>
        {chave !== null && ` / ${chave}`}
      </nav>
      <div className={styles.titled}>
        <h1>{nome}</h1>
        {proximo_envio_em === null ? (
          <Tag tone="plain">{said.off}</Tag>
        ) : (
          <Tag tone="ok">{said.next(format.moment(proximo_envio_em))}</Tag>
        )}
        <div className={styles.tools}>{isEditor && <BulletinMenu bulletin={bulletin} />}</div>
      </div>
    </header>
  )
}
