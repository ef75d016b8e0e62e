import { useSession } from '../app/session.tsx'
import { usePageTitle } from '../app/title.ts'
import { Browsers } from '../browsers/Browsers.tsx'
import { useProviderName } from '../door/ProviderButton.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './AccountPage.module.css'
import { AddressBlock } from './AddressBlock.tsx'
import { Identities } from './Identities.tsx'
import { NameForm, PasswordForm } from './ProfileForms.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { Sessions } from './Sessions.tsx'

/** The profile of a person, and the protection of their sign-in. */
export function AccountPage() {
  const {
    words: { account: said, browsers },
  } = useSpeech()
  const { account } = useSession()
  const provider = useProviderName()
  usePageTitle(said.title)
  return (
    <div className={styles.page}>
      <h1>{said.title}</h1>
      <section className={styles.block}>
        <h2>{said.you}</h2>
        <div>
          <p className="muted">{said.memberOf(account.nome)}</p>
          <NameForm />
        </div>
      </section>
      <section className={styles.block}>
        <h2>{said.address}</h2>
        <AddressBlock />
      </section>
      <section className={styles.block}>
        <h2>{said.password}</h2>
        <PasswordForm />
      </section>
      {provider !== undefined && (
        <section className={styles.block}>
          <h2>{said.identity(provider)}</h2>
          <Identities name={provider} />
        </section>
      )}
      <section className={styles.block}>
        <h2>{said.app}</h2>
        <SecondFactor />
      </section>
      <section className={styles.block}>
        <h2>{said.sessions}</h2>
        <Sessions />
      </section>
      <section className={styles.block}>
        <h2>{browsers.title}</h2>
        <Browsers />
      </section>
    </div>
  )
}
