import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { installationOptions } from '../api/session.ts'
import { usePageTitle } from '../app/title.ts'
import { useSpeech } from '../words/words.tsx'
import { Doorstep } from './Doorstep.tsx'
import styles from './Doorstep.module.css'
import { ProviderButton } from './ProviderButton.tsx'
import { SignInForm } from './SignInForm.tsx'

export function SignInPage() {
  const {
    words: { door },
  } = useSpeech()
  const { data: installation } = useQuery(installationOptions)
  usePageTitle(door.enter)
  return (
    <Doorstep>
      <h1 className="hidden">{door.enter}</h1>
      <SignInForm />
      <ProviderButton />
      <p className={styles.ways}>
        <Link to="/senha" className="alone">
          {door.forgot}
        </Link>
        {installation?.cadastro_aberto && (
          <Link to="/cadastro" className="alone">
            {door.signUp}
          </Link>
        )}
        {installation?.situacao_publica && (
          <Link to="/situacao" className="alone">
            {door.status}
          </Link>
        )}
      </p>
    </Doorstep>
  )
}
